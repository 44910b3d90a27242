// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace plt {

/// What a game can print. The window makes printing, a preview and PDF files from it.
class PLT_API Printable {
  public:
    Printable() = default;
    virtual ~Printable();
    Printable(const Printable&) = delete;
    Printable& operator=(const Printable&) = delete;

    /// What is printed, for the queue of the printer and the name of a PDF file.
    virtual QString title() const = 0;
    /// How many pages of this size, in points of 1/72 inch.
    virtual int pageCount(const QSizeF& page) const = 0;
    /// Paints page `number`, from 0, into the rectangle: black on white, in points.
    virtual void paintPage(QPainter& painter, const QRectF& page, int number) const = 0;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QRectF>
#include <QString>

class QPainter;
class QWidget;

namespace plt {

/// What a game can print. The window makes printing, a preview and PDF files from it: it asks prepare(), then
/// how many pages there are on paper of the chosen size, and then for each page once or more.
class PLT_API Printable {
  public:
    Printable() = default;
    virtual ~Printable();
    Printable(const Printable&) = delete;
    Printable& operator=(const Printable&) = delete;

    /// What is printed, for the queue of the printer and the name of a PDF file.
    virtual QString title() const = 0;
    /// Before anything is printed: asks what of it, where there is a choice. False gives up. By default there
    /// is none.
    virtual bool prepare(QWidget* parent);
    /// Whether the pages give away what the player of the shown game is to find out. Asked after prepare().
    virtual bool showsSolution() const { return false; }
    /// How many pages of this size, in points of 1/72 inch, without margins; 1 and more.
    virtual int pageCount(const QSizeF& page) const = 0;
    /// Paints page `number`, from 0, into the rectangle: black on white, in points. Nothing may depend on
    /// what was painted before: previews ask for pages in any order.
    virtual void paintPage(QPainter& painter, const QRectF& page, int number) const = 0;
};

}  // namespace plt

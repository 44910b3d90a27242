// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QRectF>
#include <QString>

class QPainter;
class QWidget;

namespace plt {

/// The pages that a game can print. The window implements printing, preview and PDF export: it calls
/// prepare(), then pageCount() for the chosen paper, and then paintPage() once or more for each page.
class PLT_API Printable {
  public:
    Printable() = default;
    virtual ~Printable();
    Printable(const Printable&) = delete;
    Printable& operator=(const Printable&) = delete;

    /// Returns the title for the print queue and for the name of a PDF file.
    virtual QString title() const = 0;
    /// Called before printing, to let the player choose the content if there is a choice. Returns false to
    /// cancel. By default there is no choice.
    virtual bool prepare(QWidget* parent);
    /// Returns true if the pages reveal the solution of the shown game. Called after prepare().
    virtual bool showsSolution() const { return false; }
    /// Returns the number of pages (at least 1) for this size, in points of 1/72 inch, without margins.
    virtual int pageCount(const QSizeF& page) const = 0;
    /// Paints page `number`, from 0, into the rectangle: black on white, in points. Must not depend on what
    /// was painted before: previews request pages in any order.
    virtual void paintPage(QPainter& painter, const QRectF& page, int number) const = 0;
};

}  // namespace plt

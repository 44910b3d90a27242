// SPDX-License-Identifier: MIT
#pragma once

#include "common/printing/printable.h"
#include "lights-out/board/board.h"

#include <QString>

namespace lights_out {

/// Prints a board: the lights on the first page, to be solved with a pencil, and a shortest solution, if any,
/// on the second.
class Pages : public plt::Printable {
  public:
    /// Sets the board to print. `id` identifies the game; may be empty.
    void show(const Form& form, const CellSet& lit, const QString& id);

    QString title() const override;
    bool showsSolution() const override { return hasSolution(); }
    int pageCount(const QSizeF& page) const override;
    void paintPage(QPainter& painter, const QRectF& page, int number) const override;

  private:
    /// Returns true if there is a second page.
    bool hasSolution() const;
    Form form_;
    CellSet lit_;
    QString id_;
};

}  // namespace lights_out

// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/printable.h"
#include "lights-out/board/board.h"

#include <QString>

namespace lights_out {

/// A board on paper: the lights on the first page, to be solved with a pencil, and a shortest solution on the
/// second, where there is one.
class Pages : public plt::Printable {
  public:
    /// What is printed from now on. `id`: the game's, to find it again; may be empty.
    void show(const Form& form, const CellSet& lit, const QString& id);

    QString title() const override;
    bool showsSolution() const override { return hasSolution(); }
    int pageCount(const QSizeF& page) const override;
    void paintPage(QPainter& painter, const QRectF& page, int number) const override;

  private:
    /// Whether there is a second page.
    bool hasSolution() const;
    Form form_;
    CellSet lit_;
    QString id_;
};

}  // namespace lights_out

// SPDX-License-Identifier: MIT
#pragma once

#include "common/printing/printable.h"

#include <functional>
#include <utility>

namespace plt::script {

/// The page of a game in a script: its picture below a line with the game's name and ID.
class ScriptPages : public Printable {
  public:
    /// The functions return the title and the ID, and paint the picture into a rectangle.
    ScriptPages(std::function<QString()> title, std::function<QString()> id,
                std::function<void(QPainter&, const QRectF&)> paint)
        : title_(std::move(title)), id_(std::move(id)), paint_(std::move(paint)) {}
    QString title() const override;
    int pageCount(const QSizeF& page) const override;
    void paintPage(QPainter& painter, const QRectF& page, int number) const override;

  private:
    std::function<QString()> title_;
    std::function<QString()> id_;
    std::function<void(QPainter&, const QRectF&)> paint_;
};

}  // namespace plt::script

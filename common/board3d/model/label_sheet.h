// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QImage>
#include <QRectF>
#include <QStringList>

namespace plt {

/// Width of a label divided by its height.
constexpr double labelAspect = 1.6;

/// Texts in cells of one picture, each `sharpness` pixels high. Long texts are smaller.
class LabelSheet {
  public:
    LabelSheet() = default;
    LabelSheet(const QStringList& texts, const QFont& font, int sharpness);
    const QImage& image() const { return image_; }
    QRectF place(const QString& text) const;

  private:
    QStringList texts_;
    QImage image_;
    int columns_ = 1;
    int rows_ = 1;
};

}  // namespace plt

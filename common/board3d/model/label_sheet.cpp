// SPDX-License-Identifier: MIT
#include "common/board3d/model/label_sheet.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace plt {

LabelSheet::LabelSheet(const QStringList& texts, const QFont& font, int sharpness) : texts_(texts) {
    texts_.removeDuplicates();
    texts_.removeAll(QString());
    if (texts_.isEmpty()) return;
    QFont bold(font);
    bold.setBold(true);
    const double wanted = 0.8 * sharpness;
    bold.setPixelSize(std::max(6, static_cast<int>(wanted)));
    const QFontMetricsF metrics(bold);
    double widest = 1;
    for (const QString& text : texts_) widest = std::max(widest, metrics.horizontalAdvance(text));
    const int width = static_cast<int>(labelAspect * sharpness);
    if (widest > width - 2) bold.setPixelSize(std::max(6, static_cast<int>(wanted * (width - 2) / widest)));
    const double count = static_cast<double>(texts_.size());
    columns_ = std::clamp(static_cast<int>(std::ceil(std::sqrt(count / labelAspect))), 1, 64);
    rows_ = static_cast<int>(std::ceil(count / columns_));
    image_ = QImage(columns_ * width, rows_ * sharpness, QImage::Format_RGBA8888_Premultiplied);
    image_.fill(Qt::transparent);
    QPainter painter(&image_);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(bold);
    painter.setPen(QColor(255, 0, 0));
    for (int i = 0; i < texts_.size(); ++i) {
        const int column = i % columns_;
        const int row = i / columns_;
        painter.drawText(QRectF(column * width + 1, row * sharpness, width - 1, sharpness),
                         Qt::AlignLeft | Qt::AlignVCenter, texts_.at(i));
    }
}

QRectF LabelSheet::place(const QString& text) const {
    const auto index = static_cast<int>(texts_.indexOf(text));
    if (index < 0) return {};
    const double column = index % columns_;
    const int row = index / columns_;
    return {column / columns_, static_cast<double>(row) / rows_, 1.0 / columns_, 1.0 / rows_};
}

}  // namespace plt

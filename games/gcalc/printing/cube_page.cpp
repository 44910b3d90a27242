// SPDX-License-Identifier: MIT
#include "gcalc/printing/cube_page.h"

#include "gcalc/drawing/scene.h"
#include "gcalc/words/cube_words.h"

#include <algorithm>

#include <QImage>
#include <QPainter>

namespace gcalc {

namespace {

constexpr qreal titleSize = 16;
constexpr qreal wordsSize = 10;
/// Picture pixels per point of the page.
constexpr int finer = 4;

}  // namespace

QString CubePage::title() const {
    return content_.cell.name.empty() ? tr("Cube") : QString::fromStdString(content_.cell.name);
}

bool CubePage::prepare(QWidget*) {
    content_ = choose();
    if (!content_.cell.term.isEmpty()) return true;
    tell(tr("This cell is empty."));
    return false;
}

int CubePage::pageCount(const QSizeF&) const {
    return 1;
}

void CubePage::paintPage(QPainter& painter, const QRectF& page, int) const {
    QFont font;
    font.setPixelSize(static_cast<int>(titleSize));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(QRectF(page.left(), page.top(), page.width(), titleSize * 2), Qt::AlignCenter, title());
    font.setPixelSize(static_cast<int>(wordsSize));
    font.setBold(false);
    painter.setFont(font);
    const qreal wordsHeight = wordsSize * 6;
    painter.drawText(QRectF(page.left(), page.bottom() - wordsHeight, page.width(), wordsHeight),
                     Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
                     CubeWords::cube(content_.cell.term));
    const QRectF room = page.adjusted(0, titleSize * 2 + 6, 0, -wordsHeight - 6);
    const qreal side = std::min(room.width(), room.height());
    const QPointF corner(room.center() - QPointF(side, side) / 2);
    const auto cutoff = content_.cutoff ? std::optional<qreal>(*content_.cutoff) : std::nullopt;
    const auto lens = content_.look.lens(side, corner, finer);
    const auto scene = sceneOf(content_.cell.term, lens, cutoff);
    if (content_.neverPicture || scene.shapes.size() <= maximumShapes) {
        paintScene(painter, scene, lens, content_.look.style);
        return;
    }
    QImage image(QSize(static_cast<int>(side * finer), static_cast<int>(side * finer)), QImage::Format_RGB32);
    image.fill(Qt::white);
    {
        QPainter inner(&image);
        const auto inImage = content_.look.lens(side * finer);
        paintScene(inner,
                   sceneOf(content_.cell.term, inImage,
                           cutoff ? std::optional<qreal>(*cutoff * finer) : std::nullopt),
                   inImage, content_.look.style);
    }
    painter.drawImage(QRectF(corner, QSizeF(side, side)), image);
}

}  // namespace gcalc

// SPDX-License-Identifier: MIT
#include "parcheesi/table/board_art.h"

#include "common/look/colours.h"
#include "common/look/fitted_font.h"
#include "common/look/marks.h"
#include "parcheesi/table/side_look.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

#include <QPainter>
#include <QPainterPath>
#include <QTransform>

namespace parcheesi {

namespace {

/// Words below this height in pixels are left out.
constexpr int smallestWords = 9;
constexpr int captionFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
/// The paper in the middle of the medallion, as a part of its radius.
constexpr qreal medallionInside = 0.84;

/// The outline of a pawn in a box of side 1: a head on a body that widens to its foot.
QPainterPath pawnOutline() {
    QPainterPath body(QPointF(0.40, 0.10));
    body.cubicTo(0.40, 0.42, 0.16, 0.52, 0.12, 0.80);
    body.cubicTo(0.10, 0.98, 0.90, 0.98, 0.88, 0.80);
    body.cubicTo(0.84, 0.52, 0.60, 0.42, 0.60, 0.10);
    body.closeSubpath();
    QPainterPath head;
    head.addEllipse(QPointF(0.5, -0.08), 0.27, 0.27);
    return body.united(head);
}

/// A flower of radius 1.
QPainterPath flower() {
    constexpr int petals = 24;
    constexpr qreal middle = 0.86;
    const qreal petal = middle * std::sin(std::numbers::pi / petals) * 1.15;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int i = 0; i < petals; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / petals;
        path.addEllipse(middle * QPointF(std::cos(angle), std::sin(angle)), petal, petal);
    }
    path.addEllipse(QPointF(), middle, middle);
    return path.simplified();
}

/// The path, scaled and then moved.
QPainterPath placed(const QPainterPath& path, QPointF by, qreal scale) {
    return QTransform(scale, 0, 0, scale, by.x(), by.y()).map(path);
}

/// A star with eight points, every second one longer.
QPainterPath rosette(QPointF centre, qreal radius) {
    constexpr int corners = 16;
    QPolygonF star;
    for (int i = 0; i < corners; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / corners;
        const qreal reach = i % 2 == 1 ? 0.34 : i % 4 == 0 ? 1 : 0.62;
        star << centre + radius * reach * QPointF(std::cos(angle), std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    return path;
}

qreal yardLine(const QRectF& yard) {
    return std::max(1.0, yard.width() / 90);
}

/// The box of the sign beside a player's name.
QRectF signOf(const QRectF& head) {
    const qreal side = head.height() * 0.66;
    QRectF box(0, 0, side, side);
    box.moveCenter({head.left() + head.height() * 0.62, head.center().y()});
    return box;
}

/// Returns the width of the longest word in pixels.
int widestWord(const QFontMetrics& metrics, const Caption& caption) {
    int widest = 0;
    // A line as narrow as this breaks wherever the language lets it.
    for (const auto& text : {caption.title, caption.text})
        widest = std::max(widest, metrics.boundingRect(QRect(0, 0, 1, 1), Qt::TextWordWrap, text).width());
    return widest;
}

}  // namespace

void drawYard(QPainter& painter, const YardLook& look, const QPalette& palette) {
    const QRectF& box = look.box;
    const QRectF& head = look.head;
    const QColor fill = sideColour(look.side);
    const QColor ground = plt::colour(plt::Role::cellRaised, palette);
    const qreal corner = box.width() * 0.1;
    const qreal line = yardLine(box);
    const QRectF pen = box.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(plt::shaded(fill, -0.45), line));
    painter.setBrush(fill);
    painter.drawRoundedRect(pen, corner, corner);
    QRectF nest = box;
    nest.setTop(head.bottom());
    const qreal inset = box.width() * 0.055;
    nest.adjust(inset, 0, -inset, -inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plt::mixed(fill, ground, 0.78));
    painter.drawRoundedRect(nest, corner * 0.7, corner * 0.7);
    for (const QRectF& place : look.nests) {
        const qreal width = place.width();
        painter.setBrush(plt::mixed(fill, ground, 0.5));
        painter.drawEllipse(QPointF(place.center().x(), place.bottom() - width * 0.16), width * 0.54,
                            width * 0.3);
    }
    const QRectF disc = signOf(head);
    const qreal edge = disc.width() * 0.1;
    painter.fillPath(emblem(look.side, disc.adjusted(edge, edge, -edge, -edge)), onSideColour(look.side));
}

void drawPlayer(QPainter& painter, const YardLook& look, bool hasTurn, const QPalette& palette) {
    const QRectF& box = look.box;
    const QRectF& head = look.head;
    const QRectF disc = signOf(head);
    QFont words = painter.font();
    words.setBold(true);
    words.setPixelSize(std::max(1, static_cast<int>(head.height() * 0.5)));
    const QRectF room(disc.right() + disc.width() * 0.35, head.top(),
                      head.right() - disc.right() - disc.width() * 0.8, head.height());
    const QFont fitted = plt::fittedFont(words, look.player, static_cast<int>(room.width()));
    if (fitted.pixelSize() >= smallestWords) {
        painter.setFont(fitted);
        painter.setPen(onSideColour(look.side));
        // Beside the disc in all languages, as a board is not mirrored.
        painter.drawText(room, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, look.player);
    }
    if (!hasTurn) return;
    QPainterPath outline;
    const qreal corner = box.width() * 0.1;
    const plt::MarkLines lines{std::max(2.0, box.width() / 60), yardLine(box)};
    const qreal reach = lines.reach();
    outline.addRoundedRect(box.adjusted(reach, reach, -reach, -reach), corner - reach, corner - reach);
    plt::drawMarkedLine(painter, outline, plt::colour(plt::Role::accent, palette), lines);
}

void drawMedallion(QPainter& painter, QPointF centre, qreal radius, const QPalette& palette) {
    const QColor paper = plt::colour(plt::Role::paper, palette);
    const QColor gold = plt::isDark(palette) ? QColor(0x9C, 0x7A, 0x3C) : QColor(0xD9, 0xB0, 0x5C);
    painter.setPen(QPen(plt::shaded(gold, -0.45), std::max(1.0, radius / 60)));
    painter.setBrush(gold);
    // Uniting paths is slow.
    static const QPainterPath petals = flower();
    painter.drawPath(placed(petals, centre, radius));
    const qreal inner = radius * medallionInside;
    painter.setBrush(paper);
    painter.drawEllipse(centre, inner, inner);
    painter.fillPath(rosette(centre, inner * 0.96), plt::mixed(paper, gold, 0.3));
}

std::pair<QRectF, QRectF> smallCaption(QFont words, QPointF centre, qreal room, const Caption& caption) {
    words.setPixelSize(smallestWords);
    const QFontMetrics plain(words);
    words.setBold(true);
    const QFontMetrics bold(words);
    // A single word is not broken, and no room is taken that the words do not need.
    const int most =
        std::max(static_cast<int>(room), std::min(widestWord(bold, caption) + 4, maximumCaptionWidth));
    const int needed =
        std::max(bold.horizontalAdvance(caption.title), plain.horizontalAdvance(caption.text)) + 8;
    const int width = std::min(needed, most);
    const QRect column(static_cast<int>(centre.x()) - width / 2, 0, width, 1);
    const int titleHeight = bold.boundingRect(column, captionFlags, caption.title).height();
    const int textHeight =
        caption.text.isEmpty() ? 0 : plain.boundingRect(column, captionFlags, caption.text).height();
    const QRectF title(column.left(), centre.y() - (titleHeight + textHeight) / 2.0, width, titleHeight);
    return {title, QRectF(title.bottomLeft(), QSizeF(width, textHeight))};
}

void drawCaption(QPainter& painter, QPointF centre, qreal radius, qreal room, const Caption& caption,
                 const QPalette& palette) {
    if (caption.title.isEmpty()) return;
    const bool alone = caption.text.isEmpty();
    const qreal inner = radius * medallionInside;
    // A text below its title, both within the circle.
    const qreal half = inner * (alone ? 0.92 : 0.88);
    QRectF titleBox(centre.x() - half, centre.y() - inner * (alone ? 0.3 : 0.62), 2 * half, inner * 0.6);
    QRectF textBox(centre.x() - inner * 0.86, centre.y() - inner * 0.06, 2 * inner * 0.86, inner * 0.8);
    int titleSize = static_cast<int>(radius * 0.34);
    int textSize = static_cast<int>(radius * 0.215);
    QFont words = painter.font();
    const bool isSmall = textSize < smallestWords;
    if (isSmall) {
        titleSize = textSize = smallestWords;
        std::tie(titleBox, textBox) = smallCaption(words, centre, room, caption);
        painter.setPen(QPen(plt::colour(plt::Role::ink, palette), 1));
        painter.setBrush(plt::colour(plt::Role::paper, palette));
        painter.drawRoundedRect(titleBox.united(textBox), 3, 3);
    }
    words.setBold(true);
    words.setPixelSize(titleSize);
    painter.setPen(plt::colour(plt::Role::ink, palette));
    if (!isSmall) words = plt::fittedFont(words, caption.title, static_cast<int>(titleBox.width()));
    painter.setFont(words);
    painter.drawText(titleBox, isSmall ? captionFlags : Qt::AlignCenter, caption.title);
    if (alone) return;
    words.setBold(false);
    words.setPixelSize(textSize);
    const auto fits = [&] {
        const QRect bounds = QFontMetrics(words).boundingRect(textBox.toRect(), captionFlags, caption.text);
        return bounds.height() <= textBox.height() && bounds.width() <= textBox.width();
    };
    while (!fits() && words.pixelSize() > smallestWords) words.setPixelSize(words.pixelSize() - 1);
    painter.setFont(words);
    painter.drawText(textBox, captionFlags, caption.text);
}

void drawShield(QPainter& painter, const QRectF& box, const QColor& colour) {
    const auto at = [&](qreal x, qreal y) {
        return box.topLeft() + QPointF(x * box.width(), y * box.height());
    };
    QPainterPath path(at(0.5, 0));
    path.quadTo(at(0.72, 0.16), at(1, 0.14));
    path.cubicTo(at(1, 0.6), at(0.8, 0.86), at(0.5, 1));
    path.cubicTo(at(0.2, 0.86), at(0, 0.6), at(0, 0.14));
    path.quadTo(at(0.28, 0.16), at(0.5, 0));
    painter.fillPath(path, colour);
}

void drawPawn(QPainter& painter, Side side, const QRectF& box, bool movable) {
    const qreal width = box.width();
    const QColor fill = sideColour(side);
    static const QPainterPath form = pawnOutline();
    const QPainterPath outline = placed(form, box.topLeft(), width);
    const qreal edge = std::max(0.8, width / 22);
    if (movable) {
        painter.strokePath(outline,
                           QPen(plt::markDark, edge * 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(outline,
                           QPen(plt::markLight, edge * 3.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    QLinearGradient light(box.left(), 0, box.right(), 0);
    light.setColorAt(0.05, plt::shaded(fill, 0.1));
    light.setColorAt(0.34, plt::shaded(fill, 0.34));
    light.setColorAt(0.62, fill);
    light.setColorAt(1, plt::shaded(fill, -0.3));
    painter.setPen(QPen(plt::shaded(fill, -0.72), edge));
    painter.setBrush(light);
    painter.drawPath(outline);
    if (width < 12) return;
    // The collar between head and body, and a gleam on the head.
    const auto at = [&](qreal x, qreal y) { return box.topLeft() + QPointF(x, y) * width; };
    painter.setPen(QPen(plt::shaded(fill, -0.72), edge));
    painter.drawEllipse(at(0.5, 0.17), width * 0.22, width * 0.065);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 150));
    painter.drawEllipse(at(0.41, -0.17), width * 0.075, width * 0.06);
    QRectF sign(0, 0, width * 0.34, width * 0.34);
    sign.moveCenter(at(0.5, 0.66));
    painter.fillPath(emblem(side, sign), onSideColour(side));
}

void SquareForms::draw(QPainter& painter, const QColor& colour, const QRectF& box, const Draw& draw) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QSize size = (box.size() * ratio).toSize();
    auto& form = forms_[{colour.rgba(), size.width(), size.height()}];
    if (form.isNull()) {
        form = QPixmap(size);
        form.setDevicePixelRatio(ratio);
        form.fill(Qt::transparent);
        QPainter inner(&form);
        inner.setRenderHints(painter.renderHints());
        draw(inner, QRectF({}, box.size()));
    }
    painter.drawPixmap(box.topLeft(), form);
}

}  // namespace parcheesi

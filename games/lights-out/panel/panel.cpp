// SPDX-License-Identifier: MIT
#include "lights-out/panel/panel.h"

#include "common/accessible/cells.h"
#include "common/language/translated.h"
#include "common/look/marks.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QLineF>
#include <QPainter>

namespace lights_out {

namespace {

// A look is a Lamp in the lowest two bits, followed by flags for the signs.
constexpr quint64 pressSign = 4;
constexpr quint64 pressedSign = 8;

/// The lamp that becomes the moon: in the second row, near the right edge, where there is room.
int moonOf(const Form& form) {
    return form.size < 3 ? form.size - 1 : form.cell(1, form.size - 2);
}

/// Joins cells to one shape whose corners are as round as those of the lamps and of the panel below.
QPainterPath rounded(const QPainterPath& shape, qreal radius) {
    QPainterPath path;
    for (auto corners : shape.toSubpathPolygons()) {
        if (corners.isClosed()) corners.removeLast();
        const auto count = corners.size();
        const auto before = [&](qsizetype i) { return QLineF(corners[i], corners[(i + count - 1) % count]); };
        const auto after = [&](qsizetype i) { return QLineF(corners[i], corners[(i + 1) % count]); };
        const auto along = [radius](QLineF edge) {
            edge.setLength(std::min(radius, edge.length() / 2));
            return edge.p2();
        };
        for (qsizetype i = 0; i < count; ++i) {
            i == 0 ? path.moveTo(along(before(i))) : path.lineTo(along(before(i)));
            path.quadTo(corners[i], along(after(i)));
        }
        path.closeSubpath();
    }
    return path;
}

}  // namespace

Panel::Panel(QWidget* parent) : BoardView(parent) {
    setBoardMargin(14);
    connect(this, &BoardView::activeCellChanged, this, [this] { moveOutline(); });
}

void Panel::showBoard(const Content& content, bool animated) {
    const bool sameGrid = geometry_ && content.form.size == content_.form.size;
    content_ = content;
    if (!sameGrid) geometry_ = std::make_shared<plt::SquareGrid>(content.form.size, content.form.size);
    plt::BoardPicture picture;
    for (int cell = 0; cell < content.form.cells(); ++cell) {
        auto lamp = content.lit.test(cell) ? Lamp::on : Lamp::off;
        if (content.night) lamp = cell == moonOf(content.form) ? Lamp::moon : Lamp::star;
        quint64 look = static_cast<quint64>(lamp);
        if (content.pressSigns.test(cell)) look |= pressSign;
        if (content.pressedSigns.test(cell)) look |= pressedSign;
        picture.cells.push_back(look);
    }
    picture.marks = content.marks;
    setPicture(geometry_, std::move(picture), animated);
    moveOutline();
}

QString Panel::cellName(int cell) const {
    QStringList parts{plt::placeName(content_.form.row(cell) + 1, content_.form.column(cell) + 1)};
    parts << (content_.lit.test(cell) ? tr("on") : tr("off"));
    if (content_.pressedSigns.test(cell)) parts << tr("pressed");
    if (content_.pressSigns.test(cell)) parts << tr("part of the solution");
    if (std::find(content_.marks.begin(), content_.marks.end(), cell) != content_.marks.end())
        parts << tr("hint");
    return plt::listed(parts);
}

bool Panel::cellEnabled(int cell) const {
    return content_.enabled && cell >= 0;
}

QSize Panel::sizeHint() const {
    // Few lamps are large, and many fill the height of a screen.
    const int side = qBound(460, content_.form.size * 56, 700);
    return {side, side};
}

QPainterPath Panel::outlineOf(int cell) const {
    QPainterPath path;
    if (cell < 0 || cell >= content_.form.cells() || !geometry_) return path;
    switchedBy(content_.form, cell).each([&](int other) {
        QPainterPath square;
        square.addRect(toWidget(geometry_->cellRect(other)));
        path = path.united(square);
    });
    return rounded(path.simplified(), unit() * 0.12);
}

void Panel::moveOutline() {
    const int now = content_.outlines && content_.enabled ? activeCell() : -1;
    const int margin = 6;
    for (const int cell : {outlined_, now})
        if (cell >= 0)
            update(outlineOf(cell).boundingRect().toAlignedRect().adjusted(-margin, -margin, margin, margin));
    outlined_ = now;
}

void Panel::paintBackground(QPainter& painter, const QRectF& board) {
    const qreal frame = std::min(8.0, std::max(2.0, unit() * 0.12));
    const QRectF panel = board.adjusted(-frame, -frame, frame, frame);
    const qreal radius = unit() * 0.12 + frame * 0.7;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 26));
    painter.drawRoundedRect(panel.translated(1.5, 2.5), radius, radius);
    painter.setBrush(panelColour(palette()));
    painter.drawRoundedRect(panel, radius, radius);
}

void Panel::paintLook(QPainter& painter, const QRectF& box, int cell, quint64 look) {
    const auto lamp = lampOf(look);
    // Adjacent cells must differ in every direction.
    const int variant =
        lamp == Lamp::star ? (content_.form.row(cell) * 2 + content_.form.column(cell)) % 5 : 0;
    const auto key = static_cast<quint64>(lamp) | static_cast<quint64>(variant) << 2;
    const QSize size = box.size().toSize();
    if (size.isEmpty()) return;
    painter.drawPixmap(box.topLeft(),
                       sprites_.get(key, size, devicePixelRatioF(), [&](QPainter& p, const QRectF& area) {
                           paintLamp(p, area, lamp, variant, palette());
                       }));
}

void Panel::paintCell(QPainter& painter, const plt::CellPaint& cell) {
    if (cell.pressed && content_.enabled) {
        const QPointF centre = cell.rect.center();
        painter.translate(centre);
        painter.scale(0.94, 0.94);
        painter.translate(-centre);
    }
    const bool changing = cell.progress < 1 && cell.look != cell.previousLook;
    paintLook(painter, cell.rect, cell.cell, changing ? cell.previousLook : cell.look);
    if (changing) {
        painter.setOpacity(cell.progress);
        paintLook(painter, cell.rect, cell.cell, cell.look);
        painter.setOpacity(1);
    }
    const auto shown = [&](quint64 sign) {
        const qreal before = (cell.previousLook & sign) != 0 ? 1 : 0;
        const qreal after = (cell.look & sign) != 0 ? 1 : 0;
        return before + (after - before) * cell.progress;
    };
    if (const qreal opacity = shown(pressSign); opacity > 0) paintPressSign(painter, cell.rect, opacity);
    if (const qreal opacity = shown(pressedSign); opacity > 0) paintPressedSign(painter, cell.rect, opacity);
}

void Panel::paintOverlay(QPainter& painter, const QRectF& board) {
    Q_UNUSED(board)
    if (outlined_ < 0) return;
    const auto outline = outlineOf(outlined_);
    const qreal width = std::clamp(unit() / 20, 1.5, 4.0);
    plt::drawMarkedLine(painter, outline, QColor(0xD6, 0xEC, 0xFF), {.core = width, .edge = 1});
}

int Panel::changeDuration(int cell, quint64 from, quint64 to) const {
    Q_UNUSED(from)
    const bool night = lampOf(to) == Lamp::star || lampOf(to) == Lamp::moon;
    if (content_.origin < 0) return night ? plt::motion::fade * 3 : plt::motion::fade;
    const auto& form = content_.form;
    const double distance = std::hypot(form.row(cell) - form.row(content_.origin),
                                       form.column(cell) - form.column(content_.origin));
    const int spread = static_cast<int>(distance * (night ? 80 : 50));
    return std::min(plt::motion::celebration, (night ? 300 : plt::motion::fade) + spread);
}

void Panel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) sprites_.clear();
    BoardView::changeEvent(event);
}

}  // namespace lights_out

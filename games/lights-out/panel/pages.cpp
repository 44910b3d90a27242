// SPDX-License-Identifier: MIT
#include "lights-out/panel/pages.h"

#include "lights-out/board/solver.h"
#include "lights-out/panel/words.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

namespace lights_out {

namespace {

// In points.
constexpr qreal titleSize = 20;
constexpr qreal textSize = 11;
constexpr qreal smallSize = 8;
constexpr qreal largestCell = 60;

class Words {
    Q_DECLARE_TR_FUNCTIONS(lights_out::Pages)

  public:
    static QString rule(Neighbourhood neighbourhood) {
        switch (neighbourhood) {
            case Neighbourhood::cross:
                return tr("A press switches a light and those above, below, left and right of it.");
            case Neighbourhood::wrapped:
                return tr(
                    "A press switches a light and those above, below, left and right of it; beyond an "
                    "edge the board goes on at the other.");
            case Neighbourhood::diagonal:
                return tr("A press switches a light and those that touch it at a corner.");
            case Neighbourhood::around:
                break;
        }
        return tr("A press switches a light and all lights around it.");
    }
    static QString aim() { return tr("Switch all lights off. Filled circles with rays are lit."); }
    static QString fewest(int presses) {
        return tr("It takes at least %Ln presses.", "It takes at least 1 press.", presses);
    }
    static QString title() { return tr("Lights Out"); }
    static QString size(int size) { return tr("Lights Out, %1 x %1").arg(QLocale().toString(size)); }
    static QString solution() { return tr("Solution: press every cell with a cross, in any order."); }
};

QFont fontOf(qreal points, bool bold = false) {
    QFont font;
    font.setPixelSize(qRound(points));
    font.setBold(bold);
    return font;
}

/// Writes text below `top` and returns its height.
qreal paintText(QPainter& painter, const QRectF& page, qreal top, const QFont& font, const QString& text) {
    painter.setFont(font);
    const QRectF room(page.left(), top, page.width(), page.bottom() - top);
    QRectF taken;
    painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text, &taken);
    return taken.height();
}

/// Draws a light; lit ones have rays, so that shape distinguishes them as well as ink.
void paintLight(QPainter& painter, const QRectF& cell, bool lit) {
    const qreal unit = cell.width();
    painter.setPen(QPen(Qt::black, unit / 24));
    painter.setBrush(lit ? Qt::black : Qt::white);
    painter.drawEllipse(cell.center(), unit * 0.24, unit * 0.24);
    if (!lit) return;
    for (int ray = 0; ray < 8; ++ray) {
        painter.save();
        painter.translate(cell.center());
        painter.rotate(45.0 * ray);
        painter.drawLine(QPointF(unit * 0.31, 0), QPointF(unit * 0.42, 0));
        painter.restore();
    }
}

void paintCross(QPainter& painter, const QRectF& cell) {
    const qreal arm = cell.width() * 0.28;
    painter.setPen(QPen(Qt::black, cell.width() / 10, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(cell.center() - QPointF(arm, arm), cell.center() + QPointF(arm, arm));
    painter.drawLine(cell.center() - QPointF(arm, -arm), cell.center() + QPointF(arm, -arm));
}

}  // namespace

void Pages::show(const Form& form, const CellSet& lit, const QString& id) {
    form_ = form;
    lit_ = lit;
    id_ = id;
}

QString Pages::title() const {
    return Words::title();
}

bool Pages::hasSolution() const {
    return lit_.any() && Solver::of(form_).isSolvable(lit_);
}

int Pages::pageCount(const QSizeF&) const {
    return hasSolution() ? 2 : 1;
}

void Pages::paintPage(QPainter& painter, const QRectF& page, int number) const {
    painter.setPen(Qt::black);
    qreal top = page.top();
    top += paintText(painter, page, top, fontOf(titleSize, true), Words::size(form_.size)) + textSize;
    const auto solution = hasSolution() ? Solver::of(form_).shortest(lit_) : std::nullopt;
    if (number == 0) {
        top += paintText(painter, page, top, fontOf(textSize), Words::aim()) + 4;
        top += paintText(painter, page, top, fontOf(textSize), Words::rule(form_.neighbourhood)) + 4;
        if (solution)
            top += paintText(painter, page, top, fontOf(textSize), Words::fewest(solution->presses)) + 4;
    } else {
        top += paintText(painter, page, top, fontOf(textSize), Words::solution()) + 4;
    }
    top += textSize;

    const qreal bottom = page.bottom() - 3 * smallSize;
    const qreal unit = std::min({page.width() / form_.size, (bottom - top) / form_.size, largestCell});
    const QPointF corner(page.center().x() - unit * form_.size / 2, top);
    for (int cell = 0; cell < form_.cells(); ++cell) {
        const QRectF box(corner + QPointF(form_.column(cell), form_.row(cell)) * unit, QSizeF(unit, unit));
        painter.setPen(QPen(Qt::gray, 0.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        if (number == 0)
            paintLight(painter, box, lit_.test(cell));
        else if (solution && solution->solution.test(cell))
            paintCross(painter, box);
    }
    painter.setPen(Qt::black);
    if (!id_.isEmpty()) paintText(painter, page, page.bottom() - 2 * smallSize, fontOf(smallSize), id_);
}

}  // namespace lights_out

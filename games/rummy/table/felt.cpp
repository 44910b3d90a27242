// SPDX-License-Identifier: MIT
// The brackets of sets and the mark of the last move, below the cards.
#include "common/look/fitted_font.h"
#include "common/look/marks.h"
#include "rummy/table/table.h"
#include "rummy/words.h"

#include <algorithm>

#include <QApplication>
#include <QPainter>
#include <QPen>

namespace rummy {

namespace {

const QColor chalk(0xFA, 0xF7, 0xF0);

}  // namespace

int Table::lastUsedPile() const {
    const auto* last = state_.turns.lastOf(1 - scene_.foot);
    if (isOver() || last == nullptr) return -1;
    if (!last->discard) return last->tookDiscard ? discardPile : stockPile;
    const bool liesOnTop = !state_.discards.empty() && state_.discards.back() == *last->discard;
    return liesOnTop ? discardPile : -1;
}

void Table::paintFelt(QPainter& painter, const QRectF& table) {
    HandTable::paintFelt(painter, table);
    if (isConcealed()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (const auto* used = picture().pile(lastUsedPile()))
        drawLastMove(painter, rectOf({used->id, static_cast<int>(used->cards.size()) - 1}));
    const double depth = toPixels(QRectF(0, 0, 1, bracketDepth)).height();
    const double room = toPixels(QRectF(0, 0, 1, roomForBrackets)).height();
    const int size = bracketLettersIn(room - depth * 1.1);
    for (const auto& [seat, list] : brackets_) {
        const int pile = handPile(seat);
        for (const auto& bracket : list) {
            const int last = bracket.first + static_cast<int>(bracket.set.size()) - 1;
            const QRectF first = rectOf({pile, bracket.first});
            QRectF under = first.united(rectOf({pile, last}));
            // If the next card covers the last one, the bracket ends with its visible part.
            const QRectF next = rectOf({pile, last + 1});
            if (next.isValid() && next.left() < under.right() && next.left() > under.left())
                under.setRight(next.left());
            under.adjust(first.width() * 0.03, 0, -first.width() * 0.03, 0);
            const double y = under.bottom() + depth * 0.5;
            painter.setPen(
                QPen(chalk, std::max(1.5, depth * 0.28), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(QPolygonF{{under.left(), y},
                                           {under.left(), y + depth},
                                           {under.right(), y + depth},
                                           {under.right(), y}});
            if (size == 0) continue;
            const QString name = bracketName(bracket);
            QFont font = QApplication::font();
            font.setPixelSize(size);
            painter.setFont(plt::fittedFont(font, name, static_cast<int>(under.width())));
            painter.drawText(QRectF(under.left(), y + depth, under.width(), room - depth * 1.1),
                             Qt::AlignCenter | Qt::TextDontClip, name);
        }
    }
    painter.restore();
}

}  // namespace rummy

// SPDX-License-Identifier: MIT
#include "gobblet/scene/words.h"

#include "common/language/translated.h"
#include "common/rules/text.h"
#include "gobblet/board/threats.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace gobblet {

namespace {

/// Maximum number of moves shown of a line.
constexpr int movesTold = 4;

class Words {
    Q_DECLARE_TR_FUNCTIONS(gobblet::Words)

  public:
    static QString side(Side side) { return side == Side::red ? tr("Red") : tr("Yellow"); }

    static QString size(int size, int width) {
        switch (size + (width == 3 ? 1 : 0)) {
            case 0:
                return tr("tiny");
            case 1:
                return tr("small");
            case 2:
                return tr("medium");
            default:
                return tr("large");
        }
    }

    static QString piece(const Stack::Piece& piece, int width) {
        const bool red = piece.side == Side::red;
        switch (piece.size + (width == 3 ? 1 : 0)) {
            case 0:
                return red ? tr("red tiny") : tr("yellow tiny");
            case 1:
                return red ? tr("red small") : tr("yellow small");
            case 2:
                return red ? tr("red medium") : tr("yellow medium");
            default:
                return red ? tr("red large") : tr("yellow large");
        }
    }

    static QString cell(const Position& position, int cell, bool covered) {
        const QString where = QString::fromStdString(cellName(cell));
        const Stack stack = stackAt(position, cell);
        if (stack.height == 0) return tr("%1, empty").arg(where);
        QStringList pieces;
        for (int i = stack.height - 1; i >= 0; --i) pieces << piece(stack.pieces[i], position.width);
        QString shown = tr("%1, %2").arg(where, pieces.takeFirst());
        if (!covered) return shown;
        for (const QString& below : pieces) shown = tr("%1 over %2").arg(shown, below);
        return shown;
    }

    static QString stand(Side side, int stand, int size, int width) {
        const QString where =
            side == Side::red ? tr("red stand %L1").arg(stand + 1) : tr("yellow stand %L1").arg(stand + 1);
        if (size < 0) return tr("%1, empty").arg(where);
        QString text = tr("%1, %2").arg(where, Words::size(size, width));
        // A nest holds one piece of each smaller size.
        for (int inner = size - 1; width == 4 && inner >= 0; --inner)
            text = tr("%1 over %2").arg(text, Words::size(inner, width));
        return text;
    }

    static QString move(const Move& move, int width) {
        const QString to = QString::fromStdString(cellName(move.to));
        switch (move.kind) {
            case Move::Kind::place:
                return tr("%1 to %2").arg(size(move.size, width), to);
            case Move::Kind::shift:
                return tr("%1 to %2").arg(QString::fromStdString(cellName(move.from)), to);
            case Move::Kind::claimDraw:
                break;
        }
        return tr("claims a draw");
    }

    static QString standing(const State& state, Turn turn) {
        const QString who = side(state.position.toMove);
        QString text;
        switch (turn) {
            case Turn::person:
                text = tr("Your turn (%1).").arg(who);
                break;
            case Turn::thinking:
                return tr("%1 is thinking.").arg(who);
            case Turn::waiting:
                text = tr("The computer waits. Move for %1, go forward, or let it move now.").arg(who);
                break;
        }
        if (occurrences(state) >= repetitionsForDraw)
            text = plt::passage({text, tr("This position has come up three times: a draw can be claimed.")});
        return text;
    }

    static QString threats(const State& state) {
        if (endOf(state) != End::none) return {};
        const Side me = state.position.toMove;
        const Side they = other(me);
        QStringList all;
        for (const QString& line : lines(state.position, they))
            all << tr("%1 threatens %2.").arg(side(they), line);
        for (const QString& line : lines(state.position, me))
            all << tr("%1 can complete %2.").arg(side(me), line);
        const Cells held = pinned(state.position, me);
        if (held != 0) all << tr("%1 holds down a line on %2.").arg(side(me), cellsText(held));
        return all.isEmpty() ? tr("No line is threatened.") : plt::passage(all);
    }

    static QString ending(const State& state, std::optional<Side> you) {
        if (endOf(state) == End::draw) return tr("This position has come up three times.");
        const auto winner = winnerOf(state);
        if (!winner) return {};
        const QString line = cellsText(winningCells(state));
        if (endOf(state) != End::uncovered) return tr("The line %1 is complete.").arg(line);
        const Side loser = other(*winner);
        return you == loser ? tr("You uncovered the line %1.").arg(line)
                            : tr("%1 uncovered the line %2.").arg(side(loser), line);
    }

    static QString thought(const plt::Thought& thought, int width) {
        const QLocale locale;
        const QString plies = tr("%Ln plies", "1 ply", thought.depth);
        const QString positions =
            tr("%Ln positions", "1 position",
               static_cast<int>(std::min<std::uint64_t>(thought.nodes, std::numeric_limits<int>::max())));
        const QString sign = thought.value > 0 ? QStringLiteral("+") : QString();
        const QString value = thought.proven
                                  ? (thought.value > 0   ? tr("wins for certain")
                                     : thought.value < 0 ? tr("loses against the best play")
                                                         : tr("a draw"))
                                  : tr("%1 lines").arg(sign + locale.toString(thought.value, 'f', 2));
        QStringList moves;
        for (const auto part : plt::split(thought.line, ' ')) {
            const auto read = Rules::readMove(part);
            if (!read || moves.size() == movesTold) break;
            moves << move(*read, width);
        }
        const QString text = tr("%1, %2, %3").arg(plies, positions, value);
        return moves.isEmpty() ? text : tr("%1: %2").arg(text, plt::listed(moves));
    }

  private:
    static QStringList lines(const Position& position, Side side) {
        QStringList texts;
        for (const Threat& threat : gobblet::threats(position, side)) texts << cellsText(threat.line);
        texts.removeDuplicates();
        return texts;
    }
};

}  // namespace

QString sideName(Side side) {
    return Words::side(side);
}

QString sizeName(int size, int width) {
    return Words::size(size, width);
}

QString cellsText(Cells cells) {
    QStringList names;
    for (; cells != 0; cells &= cells - 1) names << QString::fromStdString(cellName(firstOf(cells)));
    return plt::listed(names);
}

QString cellText(const Position& position, int cell, bool covered) {
    return Words::cell(position, cell, covered);
}

QString standText(Side side, int stand, int size, int width) {
    return Words::stand(side, stand, size, width);
}

QString standing(const State& state, Turn turn) {
    return Words::standing(state, turn);
}

QString threatsText(const State& state) {
    return Words::threats(state);
}

QString ending(const State& state, std::optional<Side> you) {
    return Words::ending(state, you);
}

QString thoughtText(const plt::Thought& thought, int width) {
    return Words::thought(thought, width);
}

}  // namespace gobblet

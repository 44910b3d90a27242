// SPDX-License-Identifier: MIT
#include "pousse/scene/words.h"

#include "common/accessible/cells.h"
#include "common/language/translated.h"
#include "pousse/board/notation.h"
#include "pousse/search/search.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace pousse {

namespace {

class SceneWords {
    Q_DECLARE_TR_FUNCTIONS(pousse::SceneWords)

  public:
    static QString side(Mark mark) { return mark == Mark::x ? tr("X") : tr("O"); }

    static QString content(Mark mark) { return mark == Mark::none ? tr("empty") : side(mark); }

    static QString place(const Move& move) {
        const int number = move.line + 1;
        switch (move.edge) {
            case Edge::left:
                return tr("row %L1 from the left").arg(number);
            case Edge::right:
                return tr("row %L1 from the right").arg(number);
            case Edge::top:
                return tr("column %L1 from the top").arg(number);
            case Edge::bottom:
                break;
        }
        return tr("column %L1 from the bottom").arg(number);
    }

    static QString edge(const State& state, const Move& move, bool isOpen, bool warns, bool hinted) {
        const int size = state.options.size;
        QStringList line;
        for (int step = 0; step < size; ++step) {
            const Square square = squareOf(move, step, size);
            line << content(state.board.at(square.row, square.column));
        }
        const bool isEmpty = std::all_of(line.begin(), line.end(),
                                         [](const QString& one) { return one == content(Mark::none); });
        const QString what = isEmpty ? content(Mark::none) : plt::listed(line);
        QString text = tr("%1, %2: %3").arg(QString::fromStdString(writeMove(move)), place(move), what);
        if (!isOpen) return text;
        const Mark fallen = insert(state.board, move, toMove(state)).fallen;
        if (fallen != Mark::none) text = tr("%1; the last %2 would fall off").arg(text, side(fallen));
        if (warns && wouldRepeat(state, move))
            text = tr("%1; loses, because an earlier board would come back").arg(text);
        if (hinted) text = tr("%1; hint").arg(text);
        return text;
    }

    static QString square(const State& state, const Square& square) {
        const Mark mark = state.board.at(square.row, square.column);
        return plt::listed({plt::placeName(square.row + 1, square.column + 1), content(mark)});
    }

    static QString push(const State& state, const Move& move, bool warns) {
        const Insertion done = insert(state.board, move, toMove(state));
        const QString name = QString::fromStdString(writeMove(move));
        if (warns && wouldRepeat(state, move))
            return tr("%1 would bring an earlier board back, and lose.").arg(name);
        if (done.fallen != Mark::none)
            return tr("%1 makes room: the last %2 goes over the edge.").arg(name, side(done.fallen));
        if (done.pushed == 0) return tr("%1 takes an empty square.").arg(name);
        return tr("%1 pushes %Ln markers on.", "%1 pushes one marker on.", done.pushed).arg(name);
    }

    static QString turn(const State& state, const plt::Seats& seats) {
        const auto seat = static_cast<std::size_t>(Rules::seatToMove(state));
        const QString name = side(toMove(state));
        if (plt::people(seats) == 1 && seat < seats.size() && seats[seat].isPerson())
            return tr("Your turn: push an %1 in from an edge.").arg(name);
        return tr("It is %1's turn.").arg(name);
    }

    static QString end(const State& state) {
        const Mark winner = winnerOf(state);
        switch (endOf(state)) {
            case End::none:
                return {};
            case End::repetition:
                return tr("%1 has brought the board after move %L2 back, and that loses.")
                    .arg(side(other(winner)))
                    .arg(*repeatedPly(state));
            case End::tooLong:
                return tr("%Ln moves have been made, and nobody has won.",
                          "One move has been made, and nobody has won.", maximumMoves);
            case End::straights:
                break;
        }
        const auto won = static_cast<int>(straightsOf(state.board, winner).size());
        const auto lost = static_cast<int>(straightsOf(state.board, other(winner)).size());
        QString text = tr("%1 has %Ln straights", "%1 has a straight", won).arg(side(winner));
        text = lost == 0 ? tr("%1.").arg(text) : tr("%1 against %L2.").arg(text).arg(lost);
        // The side to move next did not make the last move.
        if (toMove(state) == winner)
            text = plt::passage({text, tr("The last move was %1's own.").arg(side(other(winner)))});
        return text;
    }

    static QString value(const plt::Thought& thought, Mark toMove) {
        const double ofX = toMove == Mark::x ? thought.value : -thought.value;
        if (!thought.proven) {
            if (std::abs(ofX) < 0.005) return tr("even");
            return tr("%1 leads by %2")
                .arg(side(ofX > 0 ? Mark::x : Mark::o), QLocale().toString(std::abs(ofX), 'f', 2));
        }
        const int plies = winValue - static_cast<int>(std::lround(std::abs(ofX) * markerValue));
        return tr("%1 can force a win in %Ln moves of both sides", "%1 wins with the next move", plies)
            .arg(side(ofX > 0 ? Mark::x : Mark::o));
    }

    static QString thought(const plt::Thought& thought, Mark toMove) {
        const QString positions =
            tr("%Ln positions", "one position",
               static_cast<int>(std::min<std::uint64_t>(thought.nodes, std::numeric_limits<int>::max())));
        return tr("%1, %2, %3: %4")
            .arg(tr("%Ln moves ahead", "one move ahead", thought.depth), positions, value(thought, toMove),
                 QString::fromStdString(thought.line));
    }
};

}  // namespace

QString sideName(Mark mark) {
    return SceneWords::side(mark);
}
QString edgeName(const State& state, const Move& move, bool isOpen, bool warns, bool hinted) {
    return SceneWords::edge(state, move, isOpen, warns, hinted);
}
QString squareName(const State& state, const Square& square) {
    return SceneWords::square(state, square);
}
QString pushText(const State& state, const Move& move, bool warns) {
    return SceneWords::push(state, move, warns);
}
QString turnText(const State& state, const plt::Seats& seats) {
    return SceneWords::turn(state, seats);
}
QString endText(const State& state) {
    return SceneWords::end(state);
}
QString valueText(const plt::Thought& thought, Mark toMove) {
    return SceneWords::value(thought, toMove);
}
QString thoughtText(const plt::Thought& thought, Mark toMove) {
    return SceneWords::thought(thought, toMove);
}

}  // namespace pousse

// SPDX-License-Identifier: MIT
#include "checkers/scene/words.h"

#include "checkers/search/search.h"
#include "common/language/translated.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace checkers {

namespace {

/// From here on the text warns of the draw.
constexpr int quietPliesTold = 60;

class Words {
    Q_DECLARE_TR_FUNCTIONS(checkers::Words)

  public:
    static QString side(Side side, PieceSet set) {
        switch (set) {
            case PieceSet::redAndWhite:
                return side == Side::first ? tr("Red") : tr("White");
            case PieceSet::redAndBlack:
                return side == Side::first ? tr("Red") : tr("Black");
            case PieceSet::darkAndLight:
                break;
        }
        return side == Side::first ? tr("Dark") : tr("Light");
    }

    static bool isPerson(const plt::Seats& seats, Side side) {
        return seats[static_cast<std::size_t>(side)].isPerson();
    }

    static QString piece(const Figure& figure, PieceSet set) {
        const bool first = figure.side == Side::first;
        switch (set) {
            case PieceSet::redAndWhite:
                if (first) return figure.king ? tr("red king") : tr("red man");
                return figure.king ? tr("white king") : tr("white man");
            case PieceSet::redAndBlack:
                if (first) return figure.king ? tr("red king") : tr("red man");
                return figure.king ? tr("black king") : tr("black man");
            case PieceSet::darkAndLight:
                break;
        }
        if (first) return figure.king ? tr("dark king") : tr("dark man");
        return figure.king ? tr("light king") : tr("light man");
    }

    static QString square(int number, const Figure* figure, PieceSet set, bool canMove) {
        if (figure == nullptr) return tr("%1, empty").arg(number);
        const QString text = tr("%1, %2").arg(number).arg(piece(*figure, set));
        return canMove ? tr("%1, can move").arg(text) : text;
    }

    static QString stand(Side side, const std::vector<Figure>& figures, PieceSet set) {
        int men = 0;
        int kings = 0;
        for (const Figure& figure : figures)
            if (figure.square == 0 && figure.side != side) ++(figure.king ? kings : men);
        QStringList parts;
        if (men > 0) parts << tr("%Ln men", "1 man", men);
        if (kings > 0) parts << tr("%Ln kings", "1 king", kings);
        if (parts.isEmpty()) parts << tr("nothing");
        return tr("captured by %1, %2").arg(Words::side(side, set), plt::listed(parts));
    }

    /// "15", "15 or 16", "15, 16 or 17".
    static QString alternatives(const std::vector<int>& squares) {
        QStringList numbers;
        for (const int square : squares) numbers << QString::number(square);
        if (numbers.size() < 2) return numbers.value(0);
        const QString last = numbers.takeLast();
        return tr("%1 or %2").arg(plt::listed(numbers), last);
    }

    static QString turn(const State& state, const plt::Seats& seats, PieceSet set) {
        const Side toMove = state.position.toMove;
        const QString name = side(toMove, set);
        const bool yours = plt::people(seats) == 1 && isPerson(seats, toMove);
        const QString text =
            yours ? tr("Your turn: you play %1.").arg(name) : tr("It is %1's turn.").arg(name);
        return plt::passage(
            {text, isPerson(seats, toMove) ? captureDuty(state) : QString(), drawNear(state)});
    }

    static QString captureDuty(const State& state) {
        const Position& now = state.position;
        if (!canCapture(now, now.toMove)) return {};
        MoveList list;
        generate(now, list);
        std::vector<int> starts;
        for (const Move& move : list)
            if (starts.empty() || starts.back() != move.from) starts.push_back(move.from);
        std::sort(starts.begin(), starts.end());
        starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
        return tr("You must capture with the piece on %1.").arg(alternatives(starts));
    }

    static QString drawNear(const State& state) {
        if (!state.options.automaticDraws) return {};
        if (occurrences(state) == repetitionsForDraw - 1)
            return tr("This position is there for the second time; the third time is a draw.");
        if (state.quietPlies < quietPliesTold) return {};
        const int left = (quietPliesForDraw - state.quietPlies + 1) / 2;
        return tr("A draw in %Ln moves, unless a man moves or something is captured.",
                  "A draw after the next move, unless a man moves or something is captured.", left);
    }

    static QString goOn(const std::vector<int>& path, const std::vector<int>& squares) {
        return tr("The piece on %1 goes on to %2. Esc begins the capture again.")
            .arg(path.back())
            .arg(alternatives(squares));
    }

    static QString lifted(int square, const std::vector<int>& squares) {
        return tr("From %1 to %2.").arg(square).arg(alternatives(squares));
    }

    static QString end(const State& state, PieceSet set) {
        const auto winner = winnerOf(state);
        switch (endOf(state)) {
            case End::agreement:
                return tr("Both sides agreed.");
            case End::repetition:
                return tr("The position is there for the third time.");
            case End::quietMoves:
                return tr("In 40 moves of each side nothing was captured and no man moved.");
            case End::none:
                return {};
            case End::noMoves:
            case End::resignation:
                break;
        }
        return why(state, *winner, set);
    }

    static QString why(const State& state, Side winner, PieceSet set) {
        const QString loser = side(other(winner), set);
        if (endOf(state) == End::resignation) return tr("%1 has resigned.").arg(loser);
        if (state.position.pieces(other(winner)) == 0) return tr("%1 has no piece left.").arg(loser);
        return tr("%1 cannot move.").arg(loser);
    }

    static QString notThere(const State& state, int from, int square) {
        const Position& now = state.position;
        if (square == 0) return tr("Pieces stay on the dark squares.");
        if ((now.occupied() & bit(square)) != 0) return tr("There is a piece on %1.").arg(square);
        if (canCapture(now, now.toMove))
            return tr("The piece on %1 must capture, and that does not lead to %2.").arg(from).arg(square);
        const bool king = (now.kings & bit(from)) != 0;
        return king ? tr("A king moves to the next square on a diagonal.")
                    : tr("A man moves forward to the next square on a diagonal.");
    }

    static QString value(const plt::Thought& thought, Side toMove, PieceSet set) {
        const double ofFirst = toMove == Side::first ? thought.value : -thought.value;
        if (!thought.proven) {
            const QString sign = ofFirst > 0 ? QStringLiteral("+") : QString();
            return sign + QLocale().toString(ofFirst, 'f', 2);
        }
        if (ofFirst == 0) return tr("draw, proven");
        const int plies = winValue - static_cast<int>(std::lround(std::abs(ofFirst) * 100));
        const int moves = (plies + 1) / 2;
        const QString winner = side(ofFirst > 0 ? Side::first : Side::second, set);
        return tr("%1 wins in at most %Ln moves, proven", "%1 wins with the next move", moves).arg(winner);
    }

    static QString thought(const plt::Thought& thought, Side toMove, PieceSet set) {
        const QString positions =
            tr("%Ln positions", "1 position",
               static_cast<int>(std::min<std::uint64_t>(thought.nodes, std::numeric_limits<int>::max())));
        return tr("%1, %2, %3: %4")
            .arg(tr("%Ln plies", "1 ply", thought.depth), positions, value(thought, toMove, set),
                 QString::fromStdString(thought.line));
    }
};

}  // namespace

QString sideName(Side side, PieceSet set) {
    return Words::side(side, set);
}
QString squareName(int square, const Figure* figure, PieceSet set, bool canMove) {
    return Words::square(square, figure, set, canMove);
}
QString standName(Side side, const std::vector<Figure>& figures, PieceSet set) {
    return Words::stand(side, figures, set);
}
QString turnText(const State& state, const plt::Seats& seats, PieceSet set) {
    return Words::turn(state, seats, set);
}
QString goOnText(const std::vector<int>& path, const std::vector<int>& squares) {
    return Words::goOn(path, squares);
}
QString liftedText(int square, const std::vector<int>& squares) {
    return Words::lifted(square, squares);
}
QString endText(const State& state, PieceSet set) {
    return Words::end(state, set);
}
QString whyNotThere(const State& state, int from, int square) {
    return Words::notThere(state, from, square);
}
QString valueText(const plt::Thought& thought, Side toMove, PieceSet set) {
    return Words::value(thought, toMove, set);
}
QString thoughtText(const plt::Thought& thought, Side toMove, PieceSet set) {
    return Words::thought(thought, toMove, set);
}

}  // namespace checkers

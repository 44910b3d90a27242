// SPDX-License-Identifier: MIT
#include "memory/words.h"

#include "common/accessible/cells.h"
#include "common/language/translated.h"

#include <QCoreApplication>
#include <QStringList>

namespace memory {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(memory::Words)

  public:
    static QString pairs(int count) { return tr("%Ln pairs", "1 pair", count); }

    static QString player(const plt::Seats& seats, int player) {
        if (seats.size() < 2) return tr("You");
        return plt::translated(plt::tableNames(static_cast<int>(seats.size()), seats)[player]);
    }

    static QString score(const State& state, const plt::Seats& seats) {
        QStringList parts;
        for (int who = 0; who < state.options.players; ++who)
            parts << tr("%1: %L2").arg(player(seats, who)).arg(state.pairs(who));
        return plt::listed(parts);
    }

    static QString standing(const plt::Seats& seats, int who) {
        if (seats.size() < 2) return {};
        return !seats[who].isPerson()          ? tr("%1 is playing.").arg(player(seats, who))
               : plt::onlyPerson(seats) == who ? tr("Your turn.")
                                               : tr("It is %1's turn.").arg(player(seats, who));
    }

    static QString turnedUp(const State& state, const plt::Seats& seats, int who,
                            const std::vector<int>& places) {
        QStringList cards;
        for (const int place : places) cards << plt::translated(pictureName(state.picture(place)));
        return tr("%1: %2", "a player and the cards turned up").arg(player(seats, who), plt::listed(cards));
    }

    static QString found(const plt::Seats& seats, int who, bool pair) {
        return pair ? tr("%1 found a pair.").arg(player(seats, who))
                    : tr("%1 found no pair.").arg(player(seats, who));
    }

    static QString ending(const State& state, const plt::Seats& seats, bool practice) {
        const QString text =
            state.options.players > 1
                ? tr("%1.", "the players and their pairs, as a sentence").arg(score(state, seats))
                : tr("Turns %L1, cards turned up %L2.").arg(state.allTurns()).arg(state.flips);
        return practice ? plt::passage({text, tr("You knew this deal, so this was practice.")}) : text;
    }

    static QString place(const Options& options, int place) {
        return plt::placeName(place / options.columns() + 1, place % options.columns() + 1);
    }

    static QString card(const State& state, int place, bool faceUp) {
        const QString where = Words::place(state.options, place);
        if (faceUp) return tr("%1, %2").arg(where, plt::translated(pictureName(state.picture(place))));
        return state.lies(place) ? tr("%1, face down").arg(where) : tr("%1, empty").arg(where);
    }

    static QString pile(const State& state, const plt::Seats& seats, int player) {
        const QString whose = tr("%1, %2").arg(Words::player(seats, player), pairs(state.pairs(player)));
        for (auto find = state.finds.crbegin(); find != state.finds.crend(); ++find) {
            if (find->player == player)
                return tr("%1, last: %2")
                    .arg(whose, plt::translated(pictureName(state.picture(find->first))));
        }
        return whose;
    }
};

}  // namespace

QString playerName(const plt::Seats& seats, int player) {
    return Words::player(seats, player);
}

QString placeName(const Options& options, int place) {
    return Words::place(options, place);
}

QString cardName(const State& state, int place, bool faceUp) {
    return Words::card(state, place, faceUp);
}

QString pileName(const State& state, const plt::Seats& seats, int player) {
    return Words::pile(state, seats, player);
}

QString pairsText(int count) {
    return Words::pairs(count);
}

QString scoreText(const State& state, const plt::Seats& seats) {
    return Words::score(state, seats);
}

QString standing(const plt::Seats& seats, int player) {
    return Words::standing(seats, player);
}

QString turnedUp(const State& state, const plt::Seats& seats, int player, const std::vector<int>& places) {
    return Words::turnedUp(state, seats, player, places);
}

QString foundText(const plt::Seats& seats, int player, bool pair) {
    return Words::found(seats, player, pair);
}

QString ending(const State& state, const plt::Seats& seats, bool practice) {
    return Words::ending(state, seats, practice);
}

}  // namespace memory

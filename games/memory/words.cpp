// SPDX-License-Identifier: MIT
#include "memory/words.h"

#include "common/accessible/place_name.h"
#include "common/language/duration_text.h"
#include "common/language/translated.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace memory {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(memory::Words)

  public:
    static QString pairs(int count) { return tr("%Ln pairs", "1 pair", count); }

    static bool isComputer(const plt::Seats& seats, int player) {
        return player < static_cast<int>(seats.size()) && !seats[static_cast<std::size_t>(player)].isPerson();
    }
    static bool isOnlyPerson(const plt::Seats& seats) { return seats.size() < 2 || plt::people(seats) == 1; }

    static QString player(const plt::Seats& seats, int player) {
        if (!isComputer(seats, player))
            return isOnlyPerson(seats) ? tr("You") : tr("Player %L1").arg(player + 1);
        const bool several = seats.size() - plt::people(seats) > 1;
        return several ? tr("Computer %L1").arg(player + 1) : tr("Computer");
    }

    static QString score(const State& state, const plt::Seats& seats) {
        QStringList parts;
        for (int who = 0; who < state.options.players; ++who)
            parts << tr("%1: %L2").arg(player(seats, who)).arg(state.pairs(who));
        return parts.join(QStringLiteral(", "));
    }

    static QString standing(const State& state, const plt::Seats& seats) {
        if (state.options.players == 1) {
            return tr("Pairs: %L1 of %L2   Turns: %L3   Cards turned up: %L4")
                .arg(state.finds.size())
                .arg(state.options.pairs())
                .arg(state.allTurns())
                .arg(state.flips);
        }
        const QString who = player(seats, state.player);
        const QString turn = isComputer(seats, state.player) ? tr("%1 is playing.").arg(who)
                             : isOnlyPerson(seats)           ? tr("Your turn.")
                                                             : tr("It is the turn of %1.").arg(who);
        return turn + QLatin1Char(' ') + score(state, seats);
    }

    static QString ending(const State& state, const plt::Seats& seats, std::chrono::milliseconds elapsed,
                          bool practice) {
        const auto& options = state.options;
        QString text;
        if (options.players == 1) {
            text = tr("All %Ln pairs found in %1! Turns: %L2. Cards turned up: %L3.",
                      "The pair was found in %1! Turns: %L2. Cards turned up: %L3.", options.pairs())
                       .arg(timeInTenths(elapsed))
                       .arg(state.allTurns())
                       .arg(state.flips);
        } else {
            const auto best = leaders(state);
            const int most = state.pairs(best.front());
            QStringList names;
            for (const int who : best) names << player(seats, who);
            const bool yours = isOnlyPerson(seats) && !isComputer(seats, best.front());
            if (best.size() > 1)
                text = tr("A draw at %1: %2.").arg(pairs(most), names.join(QStringLiteral(", ")));
            else if (yours)
                text = tr("You win with %1!").arg(pairs(most));
            else
                text = tr("%1 wins with %2.").arg(names.front(), pairs(most));
            text += QLatin1Char(' ') + score(state, seats) + QLatin1Char('.');
        }
        if (practice) text += QLatin1Char(' ') + tr("The deal was known, so this was practice.");
        return text;
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

QString standing(const State& state, const plt::Seats& seats) {
    return Words::standing(state, seats);
}

QString ending(const State& state, const plt::Seats& seats, std::chrono::milliseconds elapsed,
               bool practice) {
    return Words::ending(state, seats, elapsed, practice);
}

QString timeInTenths(std::chrono::milliseconds elapsed) {
    const auto tenth = elapsed.count() / 100 % 10;
    return plt::durationText(elapsed.count()) + QLocale().decimalPoint() + QLocale().toString(tenth);
}

}  // namespace memory

// SPDX-License-Identifier: MIT
#include "rummy/words.h"

#include "common/cards/card_table.h"
#include "common/language/translated.h"
#include "rummy/knocking/by_count.h"
#include "rummy/melding/melds.h"

#include <array>

#include <QCoreApplication>
#include <QLocale>

namespace rummy {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(rummy::Words)

  public:
    static QString player(const plt::Seats& seats, int seat) {
        return plt::translated(Rules::seats({}, seats)[seat]);
    }

    static QString set(const std::vector<plt::Card>& cards) {
        if (isOfOneRank(cards)) {
            const std::array<QString, plt::rankCount> ranks{
                tr("aces"),   tr("twos"),  tr("threes"), tr("fours"), tr("fives"),  tr("sixes"), tr("sevens"),
                tr("eights"), tr("nines"), tr("tens"),   tr("jacks"), tr("queens"), tr("kings")};
            return ranks.at(cards.front().rank - 1U);
        }
        const std::array<QString, plt::suitCount> runs{tr("run of spades"), tr("run of hearts"),
                                                       tr("run of diamonds"), tr("run of clubs")};
        return runs.at(static_cast<std::size_t>(cards.front().suit));
    }

    static QString spoken(const std::vector<plt::Card>& cards) {
        if (isOfOneRank(cards)) return tr("%L1 %2", "three kings").arg(cards.size()).arg(set(cards));
        return tr("%1 from %2 to %3")
            .arg(set(cards), plt::shortName(cards.front()), plt::shortName(cards.back()));
    }

    static bool isPerson(const plt::Seats& seats, int seat) {
        return seats.empty() || seats[seat].isPerson();
    }

    /// Describes the last turn of the other player.
    static QString before(const State& state, const plt::Seats& seats) {
        const auto* turn = state.turns.lastOf(1 - state.toMove);
        if (turn == nullptr) return {};
        const QString who = player(seats, turn->seat);
        return turn->tookDiscard
                   ? tr("%1 took the %2 and discarded the %3.")
                         .arg(who, plt::shortName(turn->top), plt::shortName(*turn->discard))
                   : tr("%1 drew and discarded the %2.").arg(who, plt::shortName(*turn->discard));
    }

    static QString situation(const State& state, const plt::Seats& seats) {
        if (state.match.isOver()) return {};
        if (state.roundIsOver) return roundEnding(state, seats);
        const QString who = player(seats, state.toMove);
        if (!isPerson(seats, state.toMove))
            return state.hasDrawn() ? tr("%1 is going to discard a card.").arg(who)
                                    : tr("%1 is going to take a card.").arg(who);
        const bool lone = plt::onlyPerson(seats) >= 0;
        if (state.hasDrawn() && state.knocking && discardForKnock(CardSet(state.hand(state.toMove))))
            return lone ? tr("Now discard a card, or knock.")
                        : tr("%1: now discard a card, or knock.").arg(who);
        if (state.hasDrawn())
            return lone ? tr("Now discard a card.") : tr("%1: now discard a card.").arg(who);
        const QString now = lone ? tr("Your turn: take a card from the pile or the discards.")
                                 : tr("%1: take a card from the pile or the discards.").arg(who);
        const QString done = before(state, seats);
        return plt::passage({done, now});
    }

    static QString roundEnding(const State& state, const plt::Seats& seats) {
        if (state.knocking) return knockEnding(state, seats);
        const QString how = howItEnded(state, seats);
        const int winner = state.roundWinner();
        if (!state.countsCards || winner == none) return how;
        const int points = state.match.lastRound()[winner];
        return plt::passage({how, winner == plt::onlyPerson(seats)
                                      ? tr("The loose cards of %1 make %Ln points for you.",
                                           "The loose cards of %1 make 1 point for you.", points)
                                            .arg(player(seats, 1 - winner))
                                  : plt::onlyPerson(seats) >= 0
                                      ? tr("Your loose cards make %Ln points for %1.",
                                           "Your loose cards make 1 point for %1.", points)
                                            .arg(player(seats, winner))
                                      : tr("The loose cards of %1 make %Ln points for %2.",
                                           "The loose cards of %1 make 1 point for %2.", points)
                                            .arg(player(seats, 1 - winner), player(seats, winner))});
    }

    static QString howItEnded(const State& state, const plt::Seats& seats) {
        const int winner = state.roundWinner();
        if (winner == none) return tr("Both hands were complete when they were dealt.");
        const QString who = player(seats, winner);
        const bool you = winner == plt::onlyPerson(seats);
        if (state.endedAtDeal())
            return you ? tr("Your ten cards were complete when they were dealt.")
                       : tr("The cards of %1 were complete when they were dealt.").arg(who);
        return you ? tr("All your ten cards lie in sets.") : tr("All ten cards of %1 lie in sets.").arg(who);
    }

    static QString ending(const State& state, const plt::Seats& seats) {
        const QString text = roundEnding(state, seats);
        if (state.match.length().isSingle()) return text;
        const auto& points = state.match.points();
        const QString figures =
            (state.countsCards ? tr("Points: %1 %L2, %3 %L4.") : tr("Rounds won: %1 %L2, %3 %L4."))
                .arg(player(seats, 0))
                .arg(points[0])
                .arg(player(seats, 1))
                .arg(points[1]);
        return plt::passage({text, figures});
    }
};

}  // namespace

QString playerName(const plt::Seats& seats, int seat) {
    return Words::player(seats, seat);
}

QString bracketName(const Bracket& bracket) {
    return bracket.isLaidOff ? Words::tr("laid off") : Words::set(bracket.set);
}

QString laidOffSpoken(const std::vector<plt::Card>& cards) {
    QStringList names;
    for (const auto card : cards) names << plt::shortName(card);
    return Words::tr("laid off: %1").arg(plt::listed(names));
}

QString setName(const std::vector<plt::Card>& set) {
    return Words::set(set);
}

QString setSpoken(const std::vector<plt::Card>& set) {
    return Words::spoken(set);
}

QString situation(const State& state, const plt::Seats& seats) {
    return Words::situation(state, seats);
}

QString roundEnding(const State& state, const plt::Seats& seats) {
    return Words::roundEnding(state, seats);
}

QString ending(const State& state, const plt::Seats& seats) {
    return Words::ending(state, seats);
}

}  // namespace rummy

// SPDX-License-Identifier: MIT
// Sentences on the end of a round with knocking.
#include "common/language/translated.h"
#include "rummy/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace rummy {

namespace {

class KnockWords {
    Q_DECLARE_TR_FUNCTIONS(rummy::KnockWords)

  public:
    KnockWords(const State& state, const plt::Seats& seats)
        : state_(state), shown_(*state.showdown), person_(plt::onlyPerson(seats)) {
        const auto knocker = static_cast<std::size_t>(shown_.knocker);
        name_ = playerName(seats, shown_.knocker);
        otherName_ = playerName(seats, 1 - shown_.knocker);
        own_ = shown_.deadwood[knocker];
        other_ = shown_.deadwood[1 - knocker];
        winner_ = playerName(seats, shown_.winner());
    }

    QString text() const {
        QStringList sentences{counts()};
        if (shown_.isUndercut())
            sentences << (isPerson(shown_.winner()) ? tr("You undercut.")
                                                    : tr("Undercut by %1.").arg(winner_));
        if (state_.countsCards) sentences << points();
        return plt::passage(sentences);
    }

    static QString drawn() { return tr("Two cards are left in the pile, and nobody has knocked."); }

  private:
    bool isPerson(int seat) const { return seat == person_; }

    QString counts() const {
        if (shown_.isGin()) {
            if (isPerson(shown_.knocker))
                return tr("Gin! %1 has %L2 in loose cards.").arg(otherName_).arg(other_);
            if (isPerson(1 - shown_.knocker))
                return tr("%1 has gin, and you have %L2 in loose cards.").arg(name_).arg(other_);
            return tr("%1 has gin, and %2 has %L3 in loose cards.").arg(name_, otherName_).arg(other_);
        }
        if (isPerson(shown_.knocker))
            return tr("You knocked with %L1, %2 has %L3.").arg(own_).arg(otherName_).arg(other_);
        if (isPerson(1 - shown_.knocker))
            return tr("%1 knocked with %L2, you have %L3.").arg(name_).arg(own_).arg(other_);
        return tr("%1 knocked with %L2, %3 has %L4.").arg(name_).arg(own_).arg(otherName_).arg(other_);
    }

    QString points() const {
        return isPerson(shown_.winner())
                   ? tr("That makes %Ln points for you.", "That makes 1 point for you.", shown_.points())
                   : tr("That makes %Ln points for %1.", "That makes 1 point for %1.", shown_.points())
                         .arg(winner_);
    }

    const State& state_;
    const Showdown& shown_;
    int person_;
    QString name_;  ///< of who knocked
    QString otherName_;
    QString winner_;
    int own_ = 0;
    int other_ = 0;
};

}  // namespace

QString knockEnding(const State& state, const plt::Seats& seats) {
    return state.showdown ? KnockWords(state, seats).text() : KnockWords::drawn();
}

}  // namespace rummy

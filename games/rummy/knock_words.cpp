// SPDX-License-Identifier: MIT
// How a round with knocking ended.
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
        if (const auto& cards = shown_.others.laidOff; !cards.empty()) sentences << laidOffText();
        if (shown_.isUndercut())
            sentences << (isPerson(shown_.winner()) ? tr("You undercut.") : tr("%1 undercuts.").arg(winner_));
        if (state_.countsCards) sentences << points();
        return sentences.join(QLatin1Char(' '));
    }

    static QString drawn() {
        return tr("Two cards are left in the pile, and nobody has knocked: the round is drawn.");
    }

  private:
    bool isPerson(int seat) const { return seat == person_; }

    QString counts() const {
        if (shown_.isGin()) {
            if (isPerson(shown_.knocker))
                return tr("Gin! All your cards lie in sets, and the loose cards of %1 count %L2.")
                    .arg(otherName_)
                    .arg(other_);
            if (isPerson(1 - shown_.knocker))
                return tr("Gin! All cards of %1 lie in sets, and your loose cards count %L2.")
                    .arg(name_)
                    .arg(other_);
            return tr("Gin! All cards of %1 lie in sets, and the loose cards of %2 count %L3.")
                .arg(name_, otherName_)
                .arg(other_);
        }
        if (isPerson(shown_.knocker))
            return tr("You knocked with %L1, and the loose cards of %2 count %L3.")
                .arg(own_)
                .arg(otherName_)
                .arg(other_);
        if (isPerson(1 - shown_.knocker))
            return tr("%1 knocked with %L2, and your loose cards count %L3.")
                .arg(name_)
                .arg(own_)
                .arg(other_);
        return tr("%1 knocked with %L2, and the loose cards of %3 count %L4.")
            .arg(name_)
            .arg(own_)
            .arg(otherName_)
            .arg(other_);
    }

    QString laidOffText() const {
        QStringList names;
        for (const auto& laid : shown_.others.laidOff)
            names << QString::fromStdString(plt::printedIndex(laid.card));
        const QString list = names.join(QStringLiteral(", "));
        return isPerson(1 - shown_.knocker) ? tr("You laid off %1.").arg(list)
                                            : tr("%1 laid off %2.").arg(otherName_, list);
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

// SPDX-License-Identifier: MIT
#include "blackjack/adviser.h"

#include "blackjack/mathematics/strategy.h"
#include "blackjack/words.h"
#include "common/language/translated.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace blackjack {

namespace {

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

QString percent(double share) {
    return QLocale().toString(100 * share, 'f', 1);
}

QString dollars(double amount) {
    return QLatin1Char('$') + QLocale().toString(amount, 'f', 2);
}

QString worthText(double worth) {
    return plt::numberText(inBets(worth));
}

}  // namespace

Adviser::Adviser(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);

    advicePart_ = new QWidget;
    auto* advice = new QVBoxLayout(advicePart_);
    advice->setContentsMargins(0, 0, 0, 0);
    advice->addWidget(heading(tr("Basic strategy")));
    choice_ = new QLabel;
    choice_->setWordWrap(true);
    advice->addWidget(choice_);
    auto* table = new QGridLayout;
    for (std::size_t i = 0; i < actionOrder.size(); ++i) {
        const auto index = static_cast<std::size_t>(actionOrder[i]);
        names_[index] = new QLabel;
        values_[index] = new QLabel;
        values_[index]->setAlignment(Qt::AlignRight);
        table->addWidget(names_[index], static_cast<int>(i), 0);
        table->addWidget(values_[index], static_cast<int>(i), 1);
    }
    advice->addLayout(table);
    auto* unit = new QLabel(tr("What each action is worth on average, in bets."));
    unit->setWordWrap(true);
    advice->addWidget(unit);
    column->addWidget(advicePart_);

    comparisonPart_ = new QWidget;
    auto* comparison = new QVBoxLayout(comparisonPart_);
    comparison->setContentsMargins(0, 12, 0, 0);
    comparison->addWidget(heading(tr("This round")));
    round_ = new QLabel;
    round_->setWordWrap(true);
    comparison->addWidget(round_);
    comparison->addSpacing(12);
    comparison->addWidget(heading(tr("This shoe")));
    shoe_ = new QLabel;
    shoe_->setWordWrap(true);
    comparison->addWidget(shoe_);
    column->addWidget(comparisonPart_);
    column->addStretch();
    setWidget(content);
    setParts(false, false);
}

QSize Adviser::sizeHint() const {
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('x'));
    return {32 * letter, 12 * fontMetrics().height()};
}

QSize Adviser::minimumSizeHint() const {
    return {160, 3 * fontMetrics().height()};
}

void Adviser::setParts(bool advice, bool comparison) {
    advice_ = advice;
    comparison_ = comparison;
    advicePart_->setVisible(advice);
    comparisonPart_->setVisible(advice || comparison);
    setVisible(advice || comparison);
}

void Adviser::showCounting() {
    showOnly(tr("Counting..."));
}

void Adviser::showFailure() {
    showOnly(tr("The values could not be worked out."));
}

void Adviser::clearTable() {
    for (const auto& labels : {names_, values_}) {
        for (auto* label : labels) {
            label->clear();
            label->hide();
        }
    }
}

void Adviser::showOnly(const QString& sentence) {
    choice_->setText(sentence);
    clearTable();
    round_->clear();
    shoe_->clear();
}

void Adviser::showState(const State& state) {
    if (advice_) showAdvice(state);
    showRound(state);
    showShoe(state);
}

void Adviser::showAdvice(const State& state) {
    clearTable();
    if (state.round.isOver()) {
        choice_->setText(tr("Deal a round to get advice."));
        return;
    }
    const auto advice = adviseOn(situationOf(state));
    const auto total = state.round.hand(state.round.active).cards.total();
    QString choice =
        tr("%1 against %2: %3").arg(pointsText(total), dealerText(state), actionWord(advice.action));
    if (!advice.isBasicBest())
        choice += QLatin1Char('\n') + tr("Better for these very cards: %1").arg(actionWord(advice.best));
    choice_->setText(choice);
    for (std::size_t i = 0; i < advice.worth.size(); ++i) {
        if (!advice.worth[i]) continue;
        const auto action = static_cast<Action>(i);
        const bool chosen = action == advice.action;
        // Marked by a sign and a bold font, not by colour.
        names_[i]->setText((chosen ? QStringLiteral("\u2192 ") : QString()) + actionText(action));
        values_[i]->setText(worthText(*advice.worth[i]));
        for (auto* label : {names_[i], values_[i]}) {
            QFont font = label->font();
            font.setBold(chosen);
            label->setFont(font);
            label->show();
        }
    }
}

void Adviser::showRound(const State& state) {
    QStringList lines;
    for (std::size_t i = static_cast<std::size_t>(state.decisionsBefore); i < state.decisions.size(); ++i) {
        const auto& decision = state.decisions[i];
        const auto advice = adviseOn(decision.situation);
        const auto& graph = HandGraph::instance();
        const auto total = graph.node(graph.find(decision.situation.held)).total;
        const QString what = tr("%1: %2").arg(pointsText(total), actionWord(decision.action));
        if (decision.action == advice.action) {
            lines << tr("%1, as in basic strategy.").arg(what);
        } else {
            const double lost = givenAway(decision, advice) * decision.bet;
            const QString basic = actionWord(advice.action);
            const bool isBetter = advice.worthOf(decision.action) > advice.worthOf(advice.action);
            lines << (lost > 0 ? tr("%1. Basic strategy: %2, worth %3 more.").arg(what, basic, dollars(lost))
                      : isBetter
                          ? tr("%1. Basic strategy: %2. For these cards yours was better.").arg(what, basic)
                          : tr("%1. Basic strategy: %2, worth the same.").arg(what, basic));
        }
    }
    if (lines.isEmpty())
        lines << (state.round.handCount == 0 || !state.round.isOver() ? tr("Nothing has been decided yet.")
                                                                      : tr("There was nothing to decide."));
    round_->setText(lines.join(QLatin1Char('\n')));
}

void Adviser::showShoe(const State& state) {
    const auto comparison = compare(state.decisions);
    QStringList lines;
    if (comparison.decisions > 0)
        lines << tr("%L1 of %Ln decisions agree with basic strategy (%L2 %)",
                    "%L1 of one decision agrees with basic strategy (%L2 %)", comparison.decisions)
                     .arg(comparison.agreed)
                     .arg(100 * comparison.agreed / comparison.decisions);
    if (comparison.agreed < comparison.decisions)
        lines << tr("The others cost %1 on average").arg(dollars(comparison.givenAway));
    if (state.rounds() > 0) {
        lines << tr("Rounds: %L1 won, %L2 even, %L3 lost").arg(state.won).arg(state.even).arg(state.lost);
        // Bets of an unfinished round are neither won nor lost.
        const auto open = state.round.isOver() ? 0 : state.bet;
        const auto staked = state.round.isOver() ? 0 : state.staked();
        const double net = static_cast<double>(Rules::score(state) + staked);
        lines << tr("Return: %1 % of the bets; basic strategy expects %2 %")
                     .arg(percent(net / static_cast<double>(state.bets - open)),
                          percent(basicReturn(state.house())));
    }
    shoe_->setText(lines.join(QLatin1Char('\n')));
}

QString Adviser::text() const {
    QStringList lines;
    if (advice_) {
        lines << choice_->text();
        for (const Action action : actionOrder) {
            const auto index = static_cast<std::size_t>(action);
            if (!names_[index]->text().isEmpty())
                lines << names_[index]->text() + QLatin1Char(' ') + values_[index]->text();
        }
    }
    if (advice_ || comparison_) lines << round_->text() << shoe_->text();
    return lines.join(QLatin1Char('\n'));
}

}  // namespace blackjack

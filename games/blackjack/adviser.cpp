// SPDX-License-Identifier: MIT
#include "blackjack/adviser.h"

#include "blackjack/mathematics/judgement.h"
#include "blackjack/words.h"
#include "common/language/translated.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace blackjack {

namespace {
constexpr int briefMargin = 3;
}  // namespace

Adviser::Adviser(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    heading_ = new QLabel(tr("Basic strategy"));
    QFont font = heading_->font();
    font.setBold(true);
    heading_->setFont(font);
    column->addWidget(heading_);
    choice_ = new QLabel;
    choice_->setWordWrap(true);
    column->addWidget(choice_);
    auto* table = new QGridLayout;
    for (std::size_t i = 0; i < actionOrder.size(); ++i) {
        const auto index = static_cast<std::size_t>(actionOrder[i]);
        names_[index] = new QLabel;
        values_[index] = new QLabel;
        values_[index]->setAlignment(Qt::AlignRight);
        table->addWidget(names_[index], static_cast<int>(i), 0);
        table->addWidget(values_[index], static_cast<int>(i), 1);
    }
    column->addLayout(table);
    auto* unit = new QLabel(tr("What each action is worth on average, in bets."));
    unit->setWordWrap(true);
    column->addWidget(unit);
    column->addStretch();
    setWidget(content);
    hide();
}

QSize Adviser::sizeHint() const {
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('x'));
    return {32 * letter, 12 * fontMetrics().height()};
}

QSize Adviser::minimumSizeHint() const {
    const int line = fontMetrics().height();
    return {160, isBrief_ ? line + 2 * briefMargin : 3 * line};
}

void Adviser::setBrief(bool brief) {
    if (isBrief_ == brief) return;
    isBrief_ = brief;
    heading_->setHidden(brief);
    QLayout* const column = widget()->layout();
    if (brief)
        column->setContentsMargins(2 * briefMargin, briefMargin, 2 * briefMargin, briefMargin);
    else
        column->unsetContentsMargins();
    updateGeometry();
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
}

void Adviser::showState(const State& state) {
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
        values_[i]->setText(plt::numberText(inBets(*advice.worth[i])));
        for (auto* label : {names_[i], values_[i]}) {
            QFont font = label->font();
            font.setBold(chosen);
            label->setFont(font);
            label->show();
        }
    }
}

QString Adviser::text() const {
    QStringList lines{choice_->text()};
    for (const Action action : actionOrder) {
        const auto index = static_cast<std::size_t>(action);
        if (!names_[index]->text().isEmpty())
            lines << names_[index]->text() + QLatin1Char(' ') + values_[index]->text();
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace blackjack

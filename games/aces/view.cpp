// SPDX-License-Identifier: MIT
#include "aces/view.h"

#include "aces/table/table.h"
#include "common/cards/deck_chooser.h"

#include <QAction>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace aces {

namespace {

const auto removeKey = QStringLiteral("removeAutomatically");
const auto signsKey = QStringLiteral("alwaysMark");
const auto mirrorKey = QStringLiteral("stockAtLeft");
const auto outlookKey = QStringLiteral("showOutlook");

/// Most searches end before a status text about them could be read.
constexpr int patienceMs = 300;
/// The solver waits until the window is shown.
constexpr int firstThoughtMs = 300;
/// A click that cuts the animation short is handled before the next card is removed.
constexpr int removalMs = 20;

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent), table_(new Table) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_);
    addActions();

    connect(table_, &Table::moveChosen, this, &View::play);
    connect(table_, &plt::CardTable::notice, this, &View::notice);
    connect(table_, &plt::CardTable::animationFinished, this, [this] {
        if (removing_) removal_.start();
    });
    removal_.setSingleShot(true);
    removal_.setInterval(removalMs);
    connect(&removal_, &QTimer::timeout, this, &View::removeNext);

    patience_.setSingleShot(true);
    patience_.setInterval(patienceMs);
    connect(&patience_, &QTimer::timeout, this, &View::statusChanged);
    connect(&outlook_, &Outlook::found, this, [this] {
        consider();
        if (asked_) answer();
        Q_EMIT statusChanged();
    });
    connect(&outlook_, &Outlook::progressed, this, [this] {
        if (asked_) answer();
    });
}

void View::addActions() {
    ask_ = addGameAction(Menu::game, tr("Can this be &won?"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W));
    ask_->setToolTip(tr("Looks at all cards, those of the stock included. The game counts as helped."));
    remove_ = addPreferenceAction(Menu::edit, tr("Remove cards &automatically"), removeKey, false);
    showOutlook_ =
        addPreferenceAction(Menu::view, tr("Show whether the game can be &won"), outlookKey, false);
    showOutlook_->setToolTip(ask_->toolTip());
    signs_ = addPreferenceAction(Menu::view, tr("Always &mark cards that can go"), signsKey, false);
    mirror_ = addPreferenceAction(Menu::view, tr("&Stock at the left"), mirrorKey, false);

    connect(ask_, &QAction::triggered, this, &View::ask);
    connect(remove_, &QAction::toggled, this, [this](bool on) {
        if (on && hasGame() && !session().canRedo()) expectRemovals();
    });
    connect(showOutlook_, &QAction::toggled, this, [this] {
        consider();
        Q_EMIT statusChanged();
    });
    connect(signs_, &QAction::toggled, this, [this](bool on) {
        table_->setAlwaysSigned(on);
        refresh(true);
    });
    connect(mirror_, &QAction::toggled, this, [this](bool on) {
        table_->setMirrored(on);
        refresh(true);
    });
}

void View::showState(bool animated) {
    table_->showGame(state(), transition(), hintStep(), animated);
}

void View::followUp(const plt::Transition<Rules>& transition) {
    asked_ = false;
    removing_ = false;
    // No cards are removed automatically after a step of a hint, nor in a game that is resumed.
    const bool isBegun = transition.otherGame && session().moveCount() == 0 && !session().canRedo();
    if (transition.cause == plt::Cause::move || isBegun) expectRemovals();
    consider();
}

void View::showEvent(QShowEvent* event) {
    RulesView::showEvent(event);
    if (mayThink_) return;
    QTimer::singleShot(firstThoughtMs, this, [this] {
        mayThink_ = true;
        consider();
    });
}

void View::expectRemovals() {
    removing_ = remove_->isChecked();
    if (removing_ && !table_->isAnimating()) removal_.start();
}

void View::removeNext() {
    if (!removing_ || !remove_->isChecked() || table_->isAnimating()) return;
    if (QGuiApplication::mouseButtons() != Qt::NoButton) {
        // The picture must not change during a press or a drag.
        removal_.start();
        return;
    }
    for (int column = 0; column < columnCount; ++column) {
        if (removerOf(state(), column) != none) {
            play(Move::remove(column));
            return;
        }
    }
    removing_ = false;
}

std::optional<Verdict> View::positionVerdict() const {
    return outlook_.verdict(state());
}

std::optional<Verdict> View::dealVerdict() const {
    // A winnable position proves that its deal is winnable too.
    if (session().outcome() == plt::Outcome::won || positionVerdict() == Verdict::winnable)
        return Verdict::winnable;
    return outlook_.verdict(dealtState());
}

bool View::isDealKnown() const {
    return dealVerdict() == Verdict::winnable || outlook_.isKnown(dealtState(), Outlook::Effort::asked);
}

void View::consider() {
    if (!mayThink_ || !hasGame()) return;
    const auto effort = asked_ ? Outlook::Effort::asked : Outlook::Effort::unasked;
    const bool wanted = showOutlook_->isChecked() || asked_;
    const bool isDealWanted = asked_ && (isOver() || positionVerdict() == Verdict::lost);
    if (wanted && !isOver() && !outlook_.isKnown(state(), effort)) {
        patience_.start();
        outlook_.search(state(), effort);
    } else if (isDealWanted && !isDealKnown()) {
        outlook_.search(dealtState(), effort);
    } else {
        outlook_.cancel();
    }
    if (showOutlook_->isChecked() && !isOver() && positionVerdict()) session().markHelped();
}

void View::ask() {
    if (!hasGame()) return;
    if (session().outcome() == plt::Outcome::won) {
        Q_EMIT notice(tr("Yes: you have just won it."));
        return;
    }
    asked_ = true;
    if (!isOver()) session().markHelped();
    consider();
    answer();
}

void View::answer() {
    const auto position = isOver() ? Verdict::lost : positionVerdict().value_or(Verdict::unknown);
    const bool known = isOver() || outlook_.isKnown(state(), Outlook::Effort::asked);
    if (!known || (position == Verdict::lost && !isDealKnown())) {
        const auto millions = static_cast<int>(outlook_.tried() / 1'000'000);
        Q_EMIT notice(millions == 0
                          ? tr("Finding out whether this can be won...")
                          : tr("Finding out whether this can be won... %Ln million positions so far.",
                               "Finding out whether this can be won... One million positions so far.",
                               millions));
        return;
    }
    const auto deal = dealVerdict();
    asked_ = false;
    if (position == Verdict::winnable) {
        Q_EMIT notice(session().moveCount() == 0 ? tr("This deal can be won.")
                                                 : tr("This game can still be won."));
    } else if (position == Verdict::unknown) {
        Q_EMIT notice(tr("No way to win was found, and no proof that there is none."));
    } else if (deal == Verdict::winnable) {
        Q_EMIT notice(isOver() ? tr("This deal could have been won.")
                               : tr("This cannot be won from here. The deal could have been won."));
    } else if (deal == Verdict::lost) {
        Q_EMIT notice(tr("This deal cannot be won, however it is played."));
    } else {
        Q_EMIT notice(tr("This cannot be won from here. It is not known whether the deal could have been."));
    }
}

QString View::outlookText() const {
    const auto verdict = positionVerdict();
    if (!verdict) return patience_.isActive() ? QString() : tr("Finding out whether it can be won...");
    switch (*verdict) {
        case Verdict::winnable:
            return session().moveCount() > 0 ? tr("It can still be won.") : tr("This deal can be won.");
        case Verdict::lost:
            return session().moveCount() > 0 ? tr("It cannot be won from here.")
                                             : tr("This deal cannot be won.");
        case Verdict::unknown:
            break;
    }
    return tr("Whether it can be won is not known.");
}

QList<plt::HeaderFigure> View::figures() const {
    return {{tr("Cards left"), locale().toString(state().left())},
            {tr("Deals left"), locale().toString(state().stock() / columnCount)}};
}

QRegion View::occupiedRegion() const {
    return table_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    if (!hasGame() || !isOver()) return occupiedRegion();
    QRegion lowest;
    for (int column = 0; column < columnCount; ++column) {
        const int last = static_cast<int>(state().column(column).size()) - 1;
        if (last >= 0) lowest += table_->rectOf({column, last}).toAlignedRect();
    }
    return lowest.translated(table_->viewport()->mapTo(this, QPoint()));
}

QString View::statusText() const {
    return hasGame() && showOutlook_->isChecked() && !isOver() ? outlookText() : QString();
}

QString View::endMessage() const {
    if (session().outcome() == plt::Outcome::won)
        return tr("Only the aces are left, after %Ln moves.", "Only the aces are left, after one move.",
                  session().moveCount());
    return tr("No move is left, and %Ln cards remain.", "No move is left, and one card remains.",
              state().left());
}

plt::Sound View::soundOf(const plt::Change& change) const {
    return change.isDealOrMove() ? plt::Sound::card : plt::Sound::none;
}

QWidget* View::focusTarget() {
    return table_;
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    form.flag(tr("Deal only games that can be won"), &options.winnableOnly);
    form.note([&options] {
        return options.winnableOnly ? tr("Each deal is solved before you see it.")
                                    : tr("Nearly half of all deals can be won by whoever knows the stock.");
    });
    form.preference(tr("Remove cards automatically"), removeKey, false);
    form.preference(tr("Always mark cards that can go"), signsKey, false);
    form.preference(tr("Show whether the game can be won"), outlookKey, false);
    form.preference(tr("Stock at the left"), mirrorKey, false);
    plt::addDeckRows(form);
}

}  // namespace aces

// The template code of the view is instantiated where its meta object is: in two files it would be compiled
// twice.
#include "moc_view.cpp"

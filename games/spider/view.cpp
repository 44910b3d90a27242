// SPDX-License-Identifier: MIT
#include "spider/view.h"

#include "common/cards/deck_chooser.h"
#include "spider/table/outlook.h"
#include "spider/table/table.h"

#include <QAction>
#include <QLocale>
#include <QVBoxLayout>

namespace spider {

namespace {

const auto bestPlaceKey = QStringLiteral("bestPlace");
const auto outlookKey = QStringLiteral("outlook");

/// For each of about eight positions of a game: at most a second or so.
constexpr Budget chanceBudget{6'000'000};

QString outlookText(Verdict verdict, bool begun) {
    switch (verdict) {
        case Verdict::winnable:
            return View::tr("This game can be won.");
        case Verdict::lost:
            return begun ? View::tr("It cannot be won from here: go back, or give up.")
                         : View::tr("This deal cannot be won.");
        case Verdict::unknown:
            break;
    }
    return View::tr("Whether this can be won is not known.");
}

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::shown, parent), table_(new Table), outlook_(new Outlook(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);

    deal_ = addGameAction(Menu::edit, tr("&Deal from the stock"), QKeySequence(Qt::Key_D));
    // Holding the key a little too long must deal once, not the whole stock.
    deal_->setAutoRepeat(false);
    lastChance_ = addGameAction(Menu::edit, tr("Back to the last c&hance"));
    lastChance_->setToolTip(tr("Undoes the moves after which no win is found. The game counts as helped."));
    lastChance_->setIconText(tr("Go back"));
    giveUp_ = addGameAction(Menu::game, tr("&Give up"));
    giveUp_->setToolTip(tr("Ends the game, which counts as lost."));
    bestPlace_ = addPreferenceAction(Menu::edit, tr("&Clicks move to the best place"), bestPlaceKey, false);
    bestPlace_->setToolTip(tr("A click on a card sends it to the best place instead of picking it up."));
    tellOutlook_ =
        addPreferenceAction(Menu::view, tr("Show whether the game can be &won"), outlookKey, false);
    tellOutlook_->setToolTip(tr("The computer knows every hidden card and looks for a way to win."));

    connect(table_, &Table::moveAsked, this, &View::ask);
    connect(table_, &plt::CardTable::notice, this, &View::notice);
    connect(deal_, &QAction::triggered, this, [this] { ask(Move::deal()); });
    connect(giveUp_, &QAction::triggered, this, [this] { play(Move::giveUp()); });
    connect(lastChance_, &QAction::triggered, this, &View::goToLastChance);
    connect(bestPlace_, &QAction::toggled, table_, &Table::setBestPlaceByClick);
    connect(tellOutlook_, &QAction::toggled, this, [this](bool on) {
        outlook_->setDepth(on ? Outlook::Depth::verdict : Outlook::Depth::deadEnds);
        markIfTold();
        Q_EMIT statusChanged();
    });
    connect(outlook_, &Outlook::found, this, [this] {
        markIfTold();
        Q_EMIT statusChanged();
    });
}

View::~View() = default;

void View::ready() {
    table_->setBestPlaceByClick(bestPlace_->isChecked());
}

void View::ask(const Move& move) {
    const bool mayDeal = !isPaused() && !session().awaitsFirst();
    if (!play(move) && move.isDeal() && mayDeal) table_->showGaps();
}

void View::showState(bool animated) {
    table_->showGame(state(), transition(), hintStep(), animated);
}

void View::followUp(const plt::Transition<Rules>& transition) {
    turning_.cancel();
    outlook_->setPosition(transition, state());
    markIfTold();
    updateActions();
}

void View::updateActions() {
    const bool isBegun = session().moveCount() > 0;
    giveUp_->setEnabled(isBegun && Rules::outcome(state()) == plt::Outcome::playing);
    lastChance_->setEnabled(isBegun && Rules::outcome(state()) != plt::Outcome::won);
}

void View::goToLastChance() {
    if (isPaused() || turning_.isRunning()) return;
    session().markHelped();
    std::vector<State> states;
    for (int ply = 0; ply <= session().moveCount(); ++ply) states.push_back(session().stateAt(ply));
    turning_.run(
        this,
        [states = std::move(states)](std::stop_token stop) {
            return findTurning(states, chanceBudget, stop);
        },
        [this](const Turning& turning) {
            Q_EMIT statusChanged();
            if (turning.lastWinnable == session().moveCount())
                Q_EMIT notice(tr("It can still be won from here."));
            else if (turning.lastWinnable != none)
                session().goTo(turning.lastWinnable);
            else
                Q_EMIT notice(turning.isProven() ? tr("It is proven that this deal could never be won.")
                                                 : tr("No position of this game was found that can be won."));
        });
    Q_EMIT statusChanged();
}

// A player who is shown the solver's results plays with help. Dead ends do not count: they are only reported
// to save the player the rest of the game.
void View::markIfTold() {
    if (tellOutlook_->isChecked() && verdict() && Rules::outcome(state()) == plt::Outcome::playing)
        session().markHelped();
}

std::optional<Verdict> View::verdict() const {
    return outlook_->verdict();
}

QList<plt::HeaderFigure> View::figures() const {
    return {{tr("Score"), locale().toString(qint64(session().score()))},
            {tr("Moves"), locale().toString(state().steps)},
            {tr("Suits"), tr("%L1 of %L2").arg(state().completed.size()).arg(suitsToComplete)}};
}

QRegion View::occupiedRegion() const {
    return table_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    if (session().awaitsFirst()) return occupiedRegion();
    const bool isWon = session().outcome() == plt::Outcome::won;
    if (!isWon && deadEndMessage().isEmpty() && session().outcome() != plt::Outcome::lost)
        return occupiedRegion();
    // The lowest cards tell that nothing goes on, the complete suits that all is done.
    QRegion cards;
    for (int column = 0; column < columnCount; ++column)
        if (const int height = state().height(column); height > 0)
            cards += table_->rectOf({column, height - 1}).toAlignedRect();
    for (int suit = 0; isWon && suit < suitsToComplete; ++suit)
        cards += table_->rectOf({firstSuitPlace + suit, -1}).toAlignedRect();
    return cards.translated(table_->viewport()->mapTo(this, QPoint()));
}

QString View::statusText() const {
    if (session().awaitsFirst()) return {};
    if (turning_.isRunning()) return tr("Looking for the last position that can be won...");
    if (const auto told = verdict()) return outlookText(*told, session().moveCount() > 0);
    return tellOutlook_->isChecked() && outlook_->isSearching() ? tr("Looking for a way to win...")
                                                                : QString();
}

QString View::endTitle() const {
    if (state().givenUp) return tr("Given up");
    if (Rules::outcome(state()) == plt::Outcome::won) return GameView::endTitle();
    const bool isKnown = Rules::outcome(state()) == plt::Outcome::lost || verdict() == Verdict::lost;
    return isKnown ? tr("A dead end") : tr("No way on is known");
}

bool View::isWithoutHint() const {
    return !session().isThinking() && !session().hintText().isEmpty() && !session().hasShownStep();
}

QString View::deadEndMessage() const {
    if (Rules::outcome(state()) != plt::Outcome::playing || turning_.isRunning()) return {};
    if (verdict() == Verdict::lost)
        return session().moveCount() > 0 ? tr("It is proven that this cannot be won from here. Go back to "
                                              "the last chance, or give up.")
                                         : tr("It is proven that this deal cannot be won.");
    return isWithoutHint() ? session().hintText() : QString();
}

QList<QAction*> View::endActions() const {
    return deadEndMessage().isEmpty() ? QList<QAction*>() : QList<QAction*>{lastChance_, giveUp_};
}

QString View::endMessage() const {
    switch (Rules::outcome(state())) {
        case plt::Outcome::won:
            return tr("All eight suits are complete, in %Ln moves. Score: %1.",
                      "All eight suits are complete, in one move. Score: %1.", state().steps)
                .arg(locale().toString(qint64(session().score())));
        case plt::Outcome::lost:
            if (state().givenUp)
                return tr("Complete suits: %L1 of %L2.").arg(state().completed.size()).arg(suitsToComplete);
            return isTrapped(state())
                       ? tr("The last cards of the stock need a card on every column, and there "
                            "are too few.")
                       : tr("No card can be moved or dealt.");
        default:
            return {};
    }
}

plt::Sound View::soundOf(const plt::Change& change) const {
    return change.isDealOrMove() ? plt::Sound::card : plt::Sound::none;
}

QWidget* View::focusTarget() {
    return table_;
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    // The earlier dealer is only for games that have its number.
    if (options.winnableOnly()) options.dealer = winnableDealer;
    form.preset(tr("One suit"), [&options] { options.suits = 1; });
    form.preset(tr("Two suits"), [&options] { options.suits = 2; });
    form.preset(tr("Four suits"), [&options] { options.suits = 4; });
    form.choice<int>(tr("Suits"), &options.suits,
                     {{1, tr("1 (easiest)")}, {2, tr("2")}, {4, tr("4 (hardest)")}});
    form.addFlag(
        tr("Deal only games that can be won"), [&options] { return options.winnableOnly(); },
        [&options](bool on) { options.dealer = on ? winnableDealer : anyDealer; });
    form.flag(tr("The stock may be dealt over empty columns"), &options.dealOverGaps);
    form.preference(tr("Clicks move to the best place"), bestPlaceKey, false);
    form.preference(tr("Show whether the game can be won"), outlookKey, false);
    plt::addDeckRows(form);
}

}  // namespace spider

// The template code of the view is instantiated where its meta object is: in two files it would be compiled
// twice.
#include "moc_view.cpp"

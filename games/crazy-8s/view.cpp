// SPDX-License-Identifier: MIT
#include "crazy-8s/view.h"

#include "common/cards/deck_chooser.h"
#include "common/cards/hand_table.h"
#include "common/language/translated.h"
#include "common/players/turns.h"
#include "crazy-8s/table/table.h"
#include "crazy-8s/words.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QVBoxLayout>

namespace crazy_8s {

namespace {

const auto holdKey = QStringLiteral("hold");
const auto dimKey = QStringLiteral("dim");
/// Height of a window in pixels below which the hands need the row of the figures.
constexpr int lowWindow = 320;

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent), table_(new Table), orders_(new plt::HandOrderActions(*table_)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    dim_ = addPreferenceAction(Menu::view, tr("Show which cards &go"), dimKey, true);
    dim_->setToolTip(tr("Dims the cards of your hand that cannot be discarded now."));
    addGameActions(Menu::view, orders_->actions());
    connect(dim_, &QAction::toggled, this, [this] { refresh(false); });
    connect(table_, &Table::moveChosen, this, [this](const Move& move) {
        if (isPersonsTurn()) play(move);
    });
    connect(table_, &Table::goOnChosen, this, &View::goOn);
    connect(table_, &Table::uncoverChosen, this, [this] {
        own_.uncover();
        refresh(true);
    });
    connect(table_, &Table::handArranged, this, [this] { refresh(true); });
    connect(table_, &plt::CardTable::notice, this, &View::notice);
    // After a pause, in a resumed game and when it takes over a seat, the computer starts thinking again.
    connect(turns(), &plt::Turns::thinkingChanged, this, &View::holdBetweenRounds);
    connect(&session(), &plt::GameSession::seatsChanged, this, &View::holdBetweenRounds);
}

void View::ready() {
    orders_->setPreferences(preferences(), plt::HandOrder::bySuit);
}

QWidget* View::focusTarget() {
    return table_;
}

void View::resizeEvent(QResizeEvent* event) {
    RulesView::resizeEvent(event);
    // The height of the view depends on the row, that of the window does not.
    const bool isLow = window()->height() < lowWindow;
    if (std::exchange(isLow_, isLow) != isLow) refresh(false);
}

// Input -----------------------------------------------------------------------------------------------------

bool View::isPersonsTurn() const {
    const int seat = session().seatToMove();
    return mayMove() && !state().match.isBetweenRounds() && seat == own_.seat() && own_.isOpen();
}

bool View::mayGoOn() const {
    return !isPaused() && state().match.isBetweenRounds() && plt::people(session().seats()) > 0;
}

void View::goOn() {
    if (!mayGoOn()) return;
    if (session().seats()[session().seatToMove()].isPerson())
        play(Move::deal());
    else
        dealByComputer();
}

void View::dealByComputer() {
    turns()->moveNow();
    // If it was held back, the first call has only started its thinking.
    if (state().match.isBetweenRounds() && isThinking()) turns()->moveNow();
}

void View::holdBetweenRounds() {
    if (session().awaitsFirst() || !state().match.isBetweenRounds()) return;
    // Computers playing among themselves do not wait for input.
    turns()->holdBack(plt::people(session().seats()) > 0 ? -1 : 0);
}

// Display ---------------------------------------------------------------------------------------------------

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    const bool isRound =
        transition.otherGame || std::any_of(transition.moves.begin(), transition.moves.end(),
                                            [](const Move& move) { return move.what == Move::What::deal; });
    dealt_.clear();
    if (transition.otherGame) own_.reset();
    if (!isRound || !state().events.empty()) return;
    // Card by card to one player after the other, as on a real table.
    const auto& round = state().round;
    for (std::size_t i = 0; i < round.hand(0).size(); ++i)
        for (int seat = 0; seat < round.players; ++seat) dealt_.push_back(round.hand(seat)[i].index());
    dealt_.push_back(round.discards.back().index());
}

void View::showState(bool animated) {
    own_.update(session().seats(), state().match.isBetweenRounds() ? nobody : session().seatToMove());
    const auto& now = state();
    Scene scene;
    scene.names = seatNames();
    scene.atFoot = own_.seat();
    scene.isOpen = own_.isOpen();
    scene.waits = own_.waitsForPerson() && !now.round.isOver;
    scene.mayMove = isPersonsTurn();
    scene.mayGoOn = mayGoOn();
    scene.dims = dim_->isChecked();
    scene.told = toldOfLast();
    if (isPersonsTurn())
        scene.turn = now.round.isNaming ? tr("Name a suit") : tr("Your turn");
    else if (scene.waits)
        scene.turn = tr("It is %1's turn.").arg(scene.names.at(now.round.turn));
    if (session().outcome() != plt::Outcome::playing) scene.ending = endTitle();
    if (isLow_)
        for (const auto& figure : matchFigures())
            scene.figures << figure.label + QLatin1Char(' ') + figure.value;
    scene.onlyDrag = preferences().value(holdKey, clickOrDrag).toInt() == dragOnly;
    if (const auto* hint = hintStep()) scene.hint = *hint;
    if (transition() != nullptr) scene.dealt = dealt_;
    table_->showGame(now, scene, animated);
}

void View::followUp(const plt::Transition<Rules>& /*transition*/) {
    turns()->holdBackStep();
    holdBetweenRounds();
}

QList<plt::HeaderFigure> View::figures() const {
    return isLow_ ? QList<plt::HeaderFigure>() : matchFigures();
}

QList<plt::HeaderFigure> View::matchFigures() const {
    const auto& now = state();
    QList<plt::HeaderFigure> list;
    if (now.options.house.reverseOnAce && now.options.players > 2)
        list.append({tr("Direction"), now.round.direction > 0 ? tr("Clockwise") : tr("Counter-clockwise")});
    const auto& length = now.options.match;
    if (length.until == plt::MatchLength::Until::rounds)
        list.append({tr("Round"), tr("%L1 of %L2").arg(now.match.round() + 1).arg(length.amount)});
    else if (!length.isSingle())
        list.append({tr("Round"), tr("%L1").arg(now.match.round() + 1)});
    return list;
}

QString View::statusText() const {
    const auto& now = state();
    const int seat = session().seatToMove();
    if (now.match.isBetweenRounds()) return Words::ending(now, session().seats(), seatNames());
    if (seat == nobody) return session().lastTold();
    const QString told = toldOfLast();
    const QString turn = isPersonsTurn()         ? Words::choices(now.round)
                         : own_.waitsForPerson() ? tr("It is %1's turn.").arg(seatNames().at(seat))
                         : now.round.isNaming    ? tr("%1 is naming a suit.").arg(seatNames().at(seat))
                                                 : tr("%1 is moving.").arg(seatNames().at(seat));
    return plt::passage({told, turn});
}

QString View::toldOfLast() const {
    const auto& now = state();
    const int seat = session().seatToMove();
    const bool isOwnDraw = isPersonsTurn() && !now.events.empty() &&
                           now.events.back().what == Event::What::drew && now.events.back().seat == seat;
    // The record is public, and only this seat knows which card it was.
    if (!isOwnDraw) return session().lastTold();
    const auto& card = *now.round.hand(seat).begin();
    return tr("You drew %1.").arg(plt::shortName(card));
}

QString View::endMessage() const {
    const auto names = seatNames();
    const QString ending = Words::ending(state(), session().seats(), names);
    if (state().options.match.isSingle()) return ending;
    return plt::passage({ending, tr("The match: %1.").arg(Words::scores(state(), names))});
}

plt::Sound View::soundOf(const plt::Change& change) const {
    return change.isDealOrMove() ? plt::Sound::card : plt::Sound::none;
}

QRegion View::occupiedRegion() const {
    return table_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    return table_->reasonRegion(*this);
}

// Options ---------------------------------------------------------------------------------------------------

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    const auto preset = [&form, edited](const QString& label, int players, int cards) {
        form.preset(label, [edited, players, cards] {
            edited->players = players;
            edited->handSize = cards;
        });
    };
    preset(tr("1 opponent, 10 cards"), 2, manyCards);
    preset(tr("1 opponent, 7 cards"), 2, fewCards);
    preset(tr("2 opponents, 7 cards"), 3, fewCards);
    preset(tr("3 opponents, 7 cards"), 4, fewCards);
    form.choice<int>(tr("Opponents"), &edited->players, {{2, tr("One")}, {3, tr("Two")}, {4, tr("Three")}});
    form.choice<int>(tr("Cards for each"), &edited->handSize, {{fewCards, tr("7")}, {manyCards, tr("10")}});
    form.choice<plt::MatchLength>(
        tr("Length"), &edited->match,
        {{{}, tr("One round: who is out first wins")},
         {plt::MatchLength::toPoints(100), tr("To 100 points for what the others have left")},
         {plt::MatchLength::toPoints(250), tr("To 250 points for what the others have left")},
         {plt::MatchLength::ofRounds(3), tr("3 rounds for points")},
         {plt::MatchLength::ofRounds(5), tr("5 rounds for points")},
         {plt::MatchLength::ofRounds(10), tr("10 rounds for points")}});
    form.choice<int>(tr("Drawing in a turn"), &edited->house.drawLimit,
                     {{0, tr("As many cards as you like")},
                      {1, tr("At most 1 card, then pass")},
                      {2, tr("At most 2 cards, then pass")},
                      {3, tr("At most 3 cards, then pass")},
                      {4, tr("At most 4 cards, then pass")},
                      {5, tr("At most 5 cards, then pass")}});
    form.flag(tr("The discards are turned over when the pile is empty"), &edited->house.turnOver);
    form.flag(tr("On a 2 the next player takes two cards, or adds a 2"), &edited->house.drawTwo);
    form.flag(tr("A queen skips the next player"), &edited->house.skipOnQueen);
    form.flag(tr("An ace turns the direction around"), &edited->house.reverseOnAce);
    form.note([edited] {
        if (edited->players == 2 && edited->house.reverseOnAce)
            return tr("With one opponent, whoever discards an ace goes on.");
        if (!edited->match.isSingle())
            return tr("Points: an eight 50, jack, queen and king 10, other cards their number.");
        return QString();
    });
    form.preferenceChoice(tr("Cards are discarded and drawn by"), holdKey,
                          {tr("A click or a drag"), tr("A drag only")}, clickOrDrag);
    plt::addDeckRows(form);
}

}  // namespace crazy_8s

#include "moc_view.cpp"

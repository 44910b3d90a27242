// SPDX-License-Identifier: MIT
#include "rummy/view.h"

#include "common/cards/deck_chooser.h"
#include "common/players/turns.h"
#include "rummy/knocking/by_count.h"
#include "rummy/words.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QVBoxLayout>

namespace rummy {

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent), table_(new Table), orders_(new plt::HandOrderActions(*table_)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_);
    orders_->setParent(this);

    auto* draw = addGameAction(Menu::edit, tr("&Draw from the pile"), Qt::Key_D);
    auto* take = addGameAction(Menu::edit, tr("&Take the top discard"), QKeySequence(Qt::SHIFT | Qt::Key_D));
    auto* discard = addGameAction(Menu::edit, tr("D&iscard the chosen card"), Qt::Key_Delete);
    knock_ = addGameAction(Menu::edit, tr("&Knock"), Qt::Key_K);
    knock_->setVisible(false);
    connect(knock_, &QAction::triggered, this, &View::knock);
    connect(draw, &QAction::triggered, this, [this] { act(Move::draw()); });
    connect(take, &QAction::triggered, this, [this] { act(Move::take()); });
    connect(discard, &QAction::triggered, this, [this] {
        const int card = table_->chosenCard();
        if (card < 0)
            Q_EMIT notice(tr("Choose a card of your hand first."));
        else
            act(Move::discard(plt::Card::fromIndex(card)));
    });

    addGameActions(Menu::view, orders_->actions());
    bySets_ =
        addPreferenceAction(Menu::view, tr("&Arrange my hand into sets"), QStringLiteral("by-sets"), false);
    spreadDiscards_ =
        addPreferenceAction(Menu::view, tr("&Show all discards"), QStringLiteral("spread"), false, Qt::Key_A);
    for (auto* action : {bySets_, spreadDiscards_})
        connect(action, &QAction::toggled, this, [this] { refresh(true); });
    for (auto* action : orders_->actions())
        connect(action, &QAction::triggered, this, [this] { bySets_->setChecked(false); });

    connect(table_, &Table::moveChosen, this, &View::act);
    connect(table_, &Table::nextRoundChosen, this, &View::nextRound);
    connect(table_, &Table::uncoverChosen, this, [this] {
        own_.uncover();
        refresh(true);
        table_->setFocus(Qt::OtherFocusReason);
    });
    connect(table_, &Table::sortChosen, this, &View::sortOn);
    connect(table_, &Table::knockChosen, this, &View::knock);
    connect(table_, &Table::handArranged, this, [this] {
        // A player who moves a card has a custom order from now on.
        if (bySets_->isChecked())
            bySets_->setChecked(false);
        else
            refresh(true);
    });
    connect(table_, &Table::notice, this, &View::notice);
    // After a pause, in a resumed game and when it takes over a seat, the computer starts thinking anew.
    connect(turns(), &plt::Turns::thinkingChanged, this, &View::holdBetweenRounds);
    connect(&session(), &plt::GameSession::seatsChanged, this, &View::holdBetweenRounds);
}

void View::ready() {
    orders_->setPreferences(preferences());
}

QRegion View::keptInSight() const {
    return table_->reasonRegion(*this);
}

bool View::isPersonsTurn() const {
    const int seat = session().seatToMove();
    const auto& seats = session().seats();
    return mayMove() && seat >= 0 && (seats.empty() || seats[seat].isPerson()) && own_.isOpen();
}

// Input ---------------------------------------------------------------------------------------------------

void View::act(const Move& move) {
    if (!isPersonsTurn()) return;
    play(move);
    table_->setFocus(Qt::OtherFocusReason);
}

void View::knock() {
    if (!isPersonsTurn() || !state().knocking || state().roundIsOver) return;
    if (!state().hasDrawn())
        Q_EMIT notice(tr("Draw a card first, then knock with a discard."));
    else if (const auto card = table_->knockCard())
        act(Move::knock(*card));
    else
        Q_EMIT notice(tr("Your loose cards would count %L1. To knock, they may count 10 at most.")
                          .arg(minimumAfterDiscard(CardSet(state().hand(state().toMove)))));
}

void View::nextRound() {
    if (isPaused() || !state().match.isBetweenRounds()) return;
    // The seat that begins the round deals it: a match in which a person moves for the computer counts as
    // helped.
    if (session().seats()[session().seatToMove()].isPerson())
        play(Move::deal());
    else
        dealByComputer();
    table_->setFocus(Qt::OtherFocusReason);
}

void View::dealByComputer() {
    turns()->moveNow();
    // If it was held back, the first call has only started its thinking.
    if (state().match.isBetweenRounds() && isThinking()) turns()->moveNow();
}

void View::holdBetweenRounds() {
    if (session().awaitsFirst() || !state().match.isBetweenRounds()) return;
    // Computers playing among themselves wait for nobody.
    turns()->holdBack(plt::people(session().seats()) > 0 ? -1 : 0);
}

void View::sortOn() {
    // Into sets, by suit, by rank, and into sets again.
    const auto order = table_->handOrder();
    if (bySets_->isChecked())
        orders_->actions().at(static_cast<int>(plt::HandOrder::bySuit))->trigger();
    else if (order == plt::HandOrder::bySuit)
        orders_->actions().at(static_cast<int>(plt::HandOrder::byRank))->trigger();
    else
        bySets_->setChecked(true);
    table_->setFocus(Qt::OtherFocusReason);
}

QString View::nextOrderText() const {
    if (bySets_->isChecked()) return tr("Sort by s&uit");
    return table_->handOrder() == plt::HandOrder::bySuit ? tr("Sort by &rank") : tr("Sort into &sets");
}

// Display -------------------------------------------------------------------------------------------------

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    if (transition.otherGame) own_.reset();
}

void View::showState(bool animated) {
    own_.update(session().seats(), session().seatToMove());
    knock_->setVisible(state().knocking);
    Scene scene;
    scene.seats = session().seats();
    scene.foot = own_.seat();
    scene.open = own_.isOpen();
    scene.waitsForPerson = own_.waitsForPerson() && !state().roundIsOver;
    scene.mayMove = isPersonsTurn();
    scene.bySets = bySets_->isChecked();
    scene.spreadDiscards = spreadDiscards_->isChecked();
    scene.told = toldOnTable();
    if (scene.open && !state().roundIsOver && plt::people(scene.seats) > 0) scene.sort = nextOrderText();
    if (session().outcome() != plt::Outcome::playing)
        scene.turn = endTitle();
    else if (scene.mayMove && !state().roundIsOver)
        scene.turn = state().hasDrawn() ? tr("Your turn: discard") : tr("Your turn");
    else if (scene.waitsForPerson)
        scene.turn = tr("It is %1's turn.").arg(seatNames().value(own_.seat()));
    if (const auto* step = hintStep()) {
        scene.marks = step->marks;
        scene.hintDraws = step->move.kind == Move::Kind::draw;
        scene.hintKnocks = step->move.kind == Move::Kind::knock;
    }
    const auto* change = transition();
    const bool isDeal =
        change != nullptr && !change->backwards &&
        (change->otherGame || (change->moves.size() == 1 && change->moves.front().kind == Move::Kind::deal));
    table_->showGame(state(), scene, animated, isDeal);
}

QString View::toldOnTable() const {
    const auto& now = state();
    const int seat = own_.seat();
    // The record is public; only this seat knows the card that it drew.
    const bool ownDraw = own_.isOpen() && !now.roundIsOver && now.toMove == seat && now.hasDrawn() &&
                         !now.turns.back().tookDiscard && plt::onlyPerson(session().seats()) == seat;
    if (!ownDraw) return session().lastTold();
    return tr("You drew the %1.").arg(plt::shortName(now.hand(seat).front()));
}

void View::followUp(const plt::Transition<Rules>& transition) {
    turns()->holdBackStep();
    holdBetweenRounds();
    if (!transition.otherGame && !transition.backwards && state().refills > transition.before.refills)
        QMetaObject::invokeMethod(
            this,
            [this] {
                Q_EMIT notice(tr("The pile was empty: the discards were shuffled and are the pile now."));
            },
            Qt::QueuedConnection);
}

plt::Sound View::soundOf(const plt::Change& change) const {
    return change.isDealOrMove() ? plt::Sound::card : plt::Sound::none;
}

// Texts and options ---------------------------------------------------------------------------------------

QList<plt::HeaderFigure> View::figures() const {
    const auto& now = state();
    const auto& length = now.match.length();
    // The numbers of cards are shown on the table.
    if (length.isSingle()) return {};
    QList<plt::HeaderFigure> list;
    for (int seat = 0; seat < seatCount; ++seat)
        list.append({playerName(session().seats(), seat), locale().toString(now.match.points()[seat])});
    list.append({tr("Round"), length.until == plt::MatchLength::Until::rounds
                                  ? tr("%L1 of %L2").arg(now.match.round() + 1).arg(length.amount)
                                  : locale().toString(now.match.round() + 1)});
    return list;
}

QString View::statusText() const {
    if (own_.waitsForPerson() && !state().roundIsOver)
        return tr("%1: press Show my cards when nobody else is looking.")
            .arg(playerName(session().seats(), own_.seat()));
    return situation(state(), session().seats());
}

QString View::endMessage() const {
    return ending(state(), session().seats());
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    using Length = plt::MatchLength;
    // The unit that is counted belongs to the length of a match.
    struct Row {
        Length length;
        bool countsCards;
        QString label;
    };
    const std::vector<Row> rows{
        {Length{}, false, tr("One game")},
        {Length::ofRounds(3), false, tr("%Ln rounds", "1 round", 3)},
        {Length::ofRounds(5), false, tr("%Ln rounds", "1 round", 5)},
        {Length::ofRounds(10), false, tr("%Ln rounds", "1 round", 10)},
        {Length::toPoints(3), false, tr("Until %Ln rounds are won", "Until 1 round is won", 3)},
        {Length::toPoints(5), false, tr("Until %Ln rounds are won", "Until 1 round is won", 5)},
        {Length::toPoints(10), false, tr("Until %Ln rounds are won", "Until 1 round is won", 10)},
        {Length::toPoints(100), true, tr("To %Ln points for loose cards", "To 1 point for loose cards", 100)},
        {Length::toPoints(250), true, tr("To %Ln points for loose cards", "To 1 point for loose cards", 250)},
        {Length::ofRounds(3), true, tr("%Ln rounds for points", "1 round for points", 3)},
        {Length::ofRounds(5), true, tr("%Ln rounds for points", "1 round for points", 5)}};
    QStringList labels;
    for (const auto& row : rows) labels << row.label;
    form.addChoice(
        tr("Length"), labels,
        [edited, rows] {
            const auto is = [edited](const Row& row) {
                return row.length == edited->match && row.countsCards == edited->countsCards;
            };
            const auto row = std::find_if(rows.begin(), rows.end(), is);
            return row == rows.end() ? -1 : static_cast<int>(row - rows.begin());
        },
        [edited, rows](int index) {
            const auto& row = rows[index];
            edited->match = row.length;
            edited->countsCards = row.countsCards;
        });
    form.flag(tr("Knocking"), &edited->knocking);
    form.note([edited] {
        if (edited->knocking)
            return tr("Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.");
        return edited->countsCards
                   ? tr("Points: an ace 1, jack, queen and king 10, other cards their number.")
                   : QString();
    });
    form.choice<int>(tr("Begins"), &edited->first,
                     {{0, tr("The first player")}, {1, tr("The second player")}});
    plt::addDeckRows(form);
}

}  // namespace rummy

// The template code of the view is instantiated where its meta object is: in two files it would be compiled
// twice.
#include "moc_view.cpp"

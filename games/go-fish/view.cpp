// SPDX-License-Identifier: MIT
#include "go-fish/view.h"

#include "common/cards/deck_chooser.h"
#include "common/language/translated.h"
#include "common/players/turns.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QAction>
#include <QVBoxLayout>

namespace gofish {

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent),
      table_(new Table(this)),
      orders_(new plt::HandOrderActions(*table_)) {
    addGameActions(Menu::view, orders_->actions());
    markSets_ = addPreferenceAction(Menu::view, tr("&Mark my pairs"), QStringLiteral("mark-sets"), false);
    connect(markSets_, &QAction::toggled, this, [this] { refresh(false); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    connect(table_, &Table::notice, this, &View::notice);
    connect(table_, &Table::handArranged, this, [this] { refresh(true); });
    connect(table_, &Table::shapeChanged, this, [this] { refresh(false); });
    connect(table_, &Table::askWanted, this,
            [this](int card, int seat) { act(Move::ask(plt::Card::fromIndex(card), seat)); });
    connect(table_, &Table::layWanted, this,
            [this](int card) { act(Move::lay(plt::Card::fromIndex(card))); });
    connect(table_, &Table::fishWanted, this, [this] { act(Move::fish()); });
    connect(table_, &Table::nextRoundWanted, this, &View::dealNextRound);
    connect(table_, &Table::handWanted, this, [this] {
        own_.uncover();
        refresh(true);
    });
    connect(table_, &Table::animationFinished, this, [this] {
        if (std::exchange(showing_, false) && !waitsForPerson()) turns()->holdBackStep();
        if (!std::exchange(question_, {}).isEmpty()) Q_EMIT statusChanged();
    });
    // After a pause, in a resumed game and when it takes over a seat, the computer starts thinking again.
    connect(turns(), &plt::Turns::thinkingChanged, this, &View::holdBetweenRounds);
    connect(&session(), &plt::GameSession::seatsChanged, this, &View::holdBetweenRounds);
}

View::~View() {
    // The table ends its motion in its destructor, when this view is already destroyed in part.
    table_->disconnect(this);
}

void View::ready() {
    orders_->setPreferences(preferences());
}

// Input ---------------------------------------------------------------------------------------------------

bool View::mayAct() const {
    const auto& seats = session().seats();
    const int turn = Rules::seatToMove(state());
    return mayMove() && own_.isOpen() && turn == own_.seat() && seats[turn].isPerson();
}

void View::act(const Move& move) {
    if (mayAct()) play(move);
}

void View::dealNextRound() {
    if (state().phase != Phase::between || isPaused()) return;
    // The seat that begins the round deals it: a match in which a person moves for the computer counts as
    // helped.
    if (session().seats()[Rules::seatToMove(state())].isPerson())
        play(Move::next());
    else
        dealByComputer();
}

void View::dealByComputer() {
    turns()->moveNow();
    // If it was held back, the first call has only started its thinking.
    if (state().phase == Phase::between && isThinking()) turns()->moveNow();
}

bool View::waitsForPerson() const {
    return state().phase == Phase::between && plt::people(session().seats()) > 0;
}

void View::holdBetweenRounds() {
    if (session().awaitsFirst() || state().phase != Phase::between) return;
    // Computers playing among themselves do not wait for input.
    if (waitsForPerson())
        turns()->holdBack(-1);
    else if (!showing_)
        turns()->holdBack(0);
}

void View::setPaused(bool paused) {
    RulesView::setPaused(paused);
    if (paused) table_->finishAnimation();
}

// Display -------------------------------------------------------------------------------------------------

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    if (transition.otherGame) own_.reset();
}

void View::showState(bool animated) {
    const int turn = state().phase == Phase::between ? none : Rules::seatToMove(state());
    own_.update(session().seats(), turn);
    TableScene scene;
    scene.own = own_;
    scene.names = seatNames();
    scene.told = toldOnTable();
    scene.markSets = markSets_->isChecked();
    scene.mayMove = mayAct();
    if (session().outcome() != plt::Outcome::playing)
        scene.turn = endTitle();
    else if (scene.mayMove)
        scene.turn = tr("Your turn");
    scene.turns.resize(scene.names.size());
    for (int seat = 0; seat < scene.names.size(); ++seat) {
        if (seat == own_.seat()) continue;
        const auto last = lastTurn(state(), seat, session().seats());
        for (const auto& sentence : last.told) scene.turns[seat].told << plt::translated(sentence);
        scene.turns[seat].madeSet = last.madeSet;
        scene.turns[seat].drewUnseen = last.drewUnseen;
    }
    for (const int card : session().hintMarks()) scene.marks.insert(card);
    if (const auto* step = hintStep()) {
        if (step->move.kind == Move::Kind::ask) scene.markedSeat = step->move.target;
        scene.markStock = step->move.kind == Move::Kind::fish;
    }
    const auto* now = transition();
    std::optional<Showing> showing;
    const bool one = now != nullptr && now->isMove() && !now->otherGame && now->moves.size() == 1;
    // A newly dealt round has its own list of events.
    if (one && now->moves.front().kind != Move::Kind::next) {
        const std::size_t first = now->before.events.size();
        const double factor = turns()->slowness();
        if (state().events.size() > first && factor > 0)
            showing = Showing{&now->before, state().events[first], {}, factor};
    }
    question_.clear();
    if (showing && animated && showing->event.kind == Event::Kind::ask)
        question_ = plt::translated(question(now->before, showing->event, session().seats()));
    if (showing) showing->question = question_;
    table_->showGame(state(), scene, showing ? &*showing : nullptr, animated);
}

void View::followUp(const plt::Transition<Rules>&) {
    showing_ = table_->isAnimating();
    // Events are displayed before the next computer moves, and the end of a round for as long as a person
    // likes.
    if (showing_) turns()->holdBack(-1);
    holdBetweenRounds();
}

QString View::toldOnTable() const {
    const auto& events = state().events;
    const bool unseen = !events.empty() && events.back().kind == Event::Kind::fish &&
                        events.back().cards.empty() && events.back().seat != own_.seat();
    // A draw is visible anyway; the question before it stays readable a little longer.
    if (unseen)
        for (const auto& line : session().record())
            if (line.ply + 1 == session().moveCount()) return line.sentence;
    return session().lastTold();
}

QRegion View::occupiedRegion() const {
    return table_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    if (session().awaitsFirst() || state().phase != Phase::over) return occupiedRegion();
    // The game ends when a hand is empty, and the sets decide it.
    QRegion cards;
    for (int seat = 0; seat < options().players(); ++seat)
        for (const int pile : {Table::handPile(seat), Table::laidPile(seat)})
            cards += table_->rectOf({pile, -1}).toAlignedRect();
    return cards.translated(table_->viewport()->mapTo(this, QPoint()));
}

plt::Sound View::soundOf(const plt::Change& change) const {
    return change.isDealOrMove() ? plt::Sound::flip : plt::Sound::none;
}

// Texts and options ---------------------------------------------------------------------------------------

QString View::scoreText() const {
    const QStringList names = seatNames();
    const auto& points = state().match.points();
    std::vector<std::size_t> order(points.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&points](std::size_t one, std::size_t other) { return points[one] > points[other]; });
    QStringList parts;
    for (const std::size_t seat : order)
        parts << tr("%1 %L2", "a player and the points")
                     .arg(names.value(static_cast<int>(seat)))
                     .arg(points[seat]);
    return locale().createSeparatedList(parts);
}

QString View::statusText() const {
    if (!question_.isEmpty() && table_->isAnimating()) return question_;
    const QString told = session().lastTold();
    QString next;
    switch (state().phase) {
        case Phase::over:
            return told;
        case Phase::between:
            next = tr("The round is over. %1.").arg(scoreText());
            break;
        case Phase::asking:
        case Phase::fishing:
            if (own_.waitsForPerson())
                next = tr("It is %1's turn. The others look away now.").arg(seatNames().value(state().turn));
            else if (Rules::seatToMove(state()) != own_.seat() || !own_.isOpen())
                next = tr("%1 is playing.").arg(seatNames().value(state().turn));
            else if (state().phase == Phase::fishing)
                next = tr("Draw the top card of the stock.");
            else if (options().laysByHand(state().turn))
                next = tr("Your turn: ask somebody for a card, or lay down what belongs together.");
            else
                next = tr("Your turn: ask somebody for a card.");
            break;
    }
    return plt::passage({told, next});
}

QString View::endMessage() const {
    if (options().books) return tr("Books: %1. The last book is laid down.").arg(scoreText());
    // The game ends in the middle of everything, as soon as somebody holds no card.
    QStringList out;
    QStringList left;
    for (int seat = 0; seat < state().options.players(); ++seat) {
        const auto count = state().hand(seat).size();
        const QString name = seatNames().value(seat);
        if (count == 0)
            out << name;
        else
            left << tr("%1 %L2", "a player and the number of cards").arg(name).arg(count);
    }
    if (!state().stock.empty()) left << tr("stock %L1", "number of cards").arg(state().stock.size());
    QStringList parts{tr("Pairs: %1.").arg(scoreText()),
                      tr("Out of cards: %1.").arg(locale().createSeparatedList(out))};
    if (!left.isEmpty()) parts << tr("Cards left: %1.").arg(locale().createSeparatedList(left));
    return plt::passage(parts << unlaidText());
}

QString View::unlaidText() const {
    const auto& hand = state().hand(0);
    QStringList ranks;
    for (plt::Rank rank = 1; rank <= plt::rankCount; ++rank)
        if (std::count_if(hand.begin(), hand.end(), [rank](plt::Card card) { return card.rank == rank; }) > 1)
            ranks << plt::translated(rankName(rank));
    if (ranks.isEmpty()) return {};
    return tr("Pairs that were not laid down do not count: %1.").arg(locale().createSeparatedList(ranks));
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    for (int opponents = 1; opponents <= 4; ++opponents)
        form.preset(tr("%Ln opponents", "1 opponent", opponents),
                    [edited, opponents] { edited->opponents = opponents; });
    form.number(tr("Opponents"), &edited->opponents, 1, 4);
    form.choice<bool>(tr("Lay down"), &edited->books,
                      {{false, tr("Pairs")}, {true, tr("Books of all four")}});
    form.choice<bool>(tr("Your own"), &edited->layByHand,
                      {{true, tr("You lay them down by hand")}, {false, tr("They are laid by themselves")}});
    using Length = plt::MatchLength;
    form.choice<Length>(tr("Length"), &edited->length,
                        {{Length{}, tr("One game")},
                         {Length::ofRounds(3), tr("Three rounds")},
                         {Length::ofRounds(5), tr("Five rounds")},
                         {Length::ofRounds(10), tr("Ten rounds")},
                         {Length::toPoints(25), tr("Until somebody has 25 points")},
                         {Length::toPoints(50), tr("Until somebody has 50 points")}});
    form.note([edited] {
        return edited->books ? tr("Who is asked gives all cards of a rank; a book is all four of them.")
                             : QString();
    });
    plt::addDeckRows(form);
}

}  // namespace gofish

// The template code of the view is instantiated where its meta object is: in two files it would be compiled
// twice.
#include "moc_view.cpp"

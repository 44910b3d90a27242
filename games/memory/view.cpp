// SPDX-License-Identifier: MIT
#include "memory/view.h"

#include "common/cards/deck_chooser.h"
#include "common/language/translated.h"
#include "common/players/turns.h"
#include "memory/words.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QAction>
#include <QVBoxLayout>

namespace memory {

namespace {

const auto showingKey = QStringLiteral("showing");
const auto announceKey = QStringLiteral("tell");

/// Time for which the two cards of a pair are displayed before they leave.
constexpr int pairMs = 800;
constexpr std::array<int, 3> mismatchMs{500, 1000, 2000};

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::shown, parent), table_(new Table(this)) {
    names_ = addPreferenceAction(Menu::view, tr("&Names under the pictures"), QStringLiteral("names"), true);
    connect(names_, &QAction::toggled, this, [this] { refresh(false); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    connect(table_, &Table::animationFinished, this, &View::settled);
    connect(table_, &Table::placeChosen, this, &View::choose);
    connect(table_, &Table::pileChosen, this, [this] {
        if (session().outcome() != plt::Outcome::playing)
            session().newGame();
        else
            skipWaiting();
    });
    connect(table_, &Table::feltClicked, this, &View::skipWaiting);
    connect(table_, &Table::notice, this, &View::notice);
    // The same picture in another size.
    connect(table_, &Table::shapeChanged, this, [this] {
        if (!session().awaitsFirst()) table_->showAgain(scene_, false);
    });
}

bool View::isComputersTurn() const {
    return session().outcome() == plt::Outcome::playing && session().hasSeats() &&
           !session().seats()[state().player].isPerson();
}

// Input -----------------------------------------------------------------------------------------------------

void View::choose(int place) {
    if (isPaused() || session().outcome() != plt::Outcome::playing) return;
    if (isComputersTurn() || !state().lies(place))
        skipWaiting();
    else
        play({place});
}

void View::skipWaiting() {
    if (!isPaused() && !table_->inputEndedShowing() && isComputersTurn()) turns()->moveNow();
}

void View::setPaused(bool paused) {
    RulesView::setPaused(paused);
    if (paused) table_->finishAnimation();
}

// Display ---------------------------------------------------------------------------------------------------

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    // The cards of another deal are different ones, and do not move to their places.
    if (transition.otherGame && transition.cause != plt::Cause::restart) scene_.deal = 1 - scene_.deal;
}

std::optional<TurnedUp> View::showingOf(const plt::Transition<Rules>& transition) {
    if (transition.otherGame || transition.backwards || transition.moves.size() != 1) return {};
    const State& before = transition.before;
    TurnedUp showing;
    showing.player = before.player;
    if (state().showsMismatch()) {
        const int wanted = std::clamp(preferences().value(showingKey, second).toInt(), 0, int{untilInput});
        showing.places = state().mismatch;
        showing.untilInput = wanted == untilInput;
        showing.time = showing.untilInput ? 0 : mismatchMs[wanted];
    } else if (state().finds.size() > before.finds.size()) {
        showing.places = {state().finds.back().first, state().finds.back().second};
        showing.time = pairMs;
    } else {
        return {};
    }
    const auto seats = session().seats();
    const bool byComputer = !seats.empty() && !seats[before.player].isPerson();
    if (byComputer) showing.time = static_cast<int>(showing.time * std::max(1.0, turns()->slowness()));
    showing.told = turnedUp(state(), seats, before.player, {showing.places[0], showing.places[1]});
    return showing;
}

QString View::told() const {
    const State& now = state();
    const auto seats = session().seats();
    // The end has words of its own, which need the room.
    if (now.options.players == 1 || session().moveCount() == 0 ||
        session().outcome() != plt::Outcome::playing)
        return {};
    if (now.open != none) return turnedUp(now, seats, now.player, {now.open});
    if (!now.showsMismatch()) return foundText(seats, now.player, true);
    return foundText(seats, (now.player + now.options.players - 1) % now.options.players, false);
}

void View::showState(bool animated) {
    const auto marks = session().hintMarks();
    scene_.marks.assign(marks.begin(), marks.end());
    scene_.named = names_->isChecked();
    scene_.seats = session().seats();
    scene_.told = told();
    scene_.turn.clear();
    if (session().outcome() == plt::Outcome::playing && session().hasSeats() && !isComputersTurn())
        scene_.turn = plt::onlyPerson(scene_.seats) == state().player
                          ? tr("Your turn")
                          : tr("%1's turn").arg(playerName(scene_.seats, state().player));
    if (const auto* now = transition())
        table_->showGame(state(), scene_, showingOf(*now), animated);
    else
        table_->showAgain(scene_, animated);
}

void View::followUp(const plt::Transition<Rules>& transition) {
    showing_ = isShowingTurnedUp();
    // The two cards are displayed before the computer turns up the next one.
    if (turns() != nullptr && showing_)
        turns()->holdBack(-1);
    else if (turns() != nullptr)
        turns()->holdBackStep();
    const bool one = !transition.otherGame && transition.moves.size() == 1;
    if (one && !transition.backwards) announceCard(transition.moves.front().place);
}

void View::settled() {
    if (isShowingTurnedUp() || !std::exchange(showing_, false)) return;
    Q_EMIT statusChanged();
    if (turns() != nullptr) turns()->holdBackStep();
}

void View::announceCard(int place) {
    // A player who sees the cards needs no words; one who hears them must also hear the cards that others
    // turn up.
    if (!QAccessible::isActive() && !preferences().flag(announceKey, false)) return;
    const QString card = cardName(state(), place, table_->isFaceUp(place));
    const QString turn = standing(session().seats(), state().player);
    const QString text = turn.isEmpty()
                             ? tr("%1.").arg(card)
                             : tr("%1. %2 %3").arg(card, turn, scoreText(state(), session().seats()));
    // The window shows the new status right after this, which would replace the notice.
    if (session().outcome() == plt::Outcome::playing)
        QMetaObject::invokeMethod(
            this, [this, text] { Q_EMIT notice(text); }, Qt::QueuedConnection);
}

// Texts and options -----------------------------------------------------------------------------------------

QList<plt::HeaderFigure> View::figures() const {
    const auto& now = state();
    QList<plt::HeaderFigure> list;
    // A pair counts when it leaves.
    const bool comes = table_->isShowingTurnedUp() && !now.showsMismatch();
    const auto pairs = now.finds.size() - (comes ? 1 : 0);
    list.append({tr("Pairs"), tr("%L1 of %L2").arg(pairs).arg(now.options.pairs())});
    // Those of each of several players are shown on the table.
    if (now.options.players == 1) {
        list.append({tr("Turns"), locale().toString(now.allTurns())});
        list.append({tr("Turned up"), locale().toString(now.flips)});
    }
    return list;
}

int View::seatInTurn() const {
    return isShowingTurnedUp() ? table_->playerInTurn() : session().seatToMove();
}

QRegion View::occupiedRegion() const {
    return table_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    if (session().awaitsFirst() || session().outcome() == plt::Outcome::playing) return occupiedRegion();
    QRegion pairs;
    for (int player = 0; player < options().players; ++player)
        pairs += table_->rectOf({Table::pileOf(player), -1}).toAlignedRect();
    return pairs.translated(table_->viewport()->mapTo(this, QPoint()));
}

QString View::statusText() const {
    const QString turn = standing(session().seats(), table_->playerInTurn());
    if (!waitsForInput()) return turn;
    return plt::passage({turn, tr("Click or press Enter to go on.")});
}

QString View::endTitle() const {
    return options().players == 1 ? tr("All pairs found!") : GameView::endTitle();
}

QString View::endMessage() const {
    const bool practice = session().result().ranking && session().isKnownDeal();
    return ending(state(), session().seats(), practice);
}

plt::Sound View::soundOf(const plt::Change& change) const {
    return change.isDealOrMove() ? plt::Sound::flip : plt::Sound::none;
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    std::vector<std::pair<Size, QString>> sizes;
    for (const Size size : allSizes) {
        Options sized;
        sized.size = size;
        const QString text = tr("%L1 x %L2, %Ln pairs", "%L1 x %L2, 1 pair", sized.pairs())
                                 .arg(sized.columns())
                                 .arg(sized.rows());
        sizes.emplace_back(size, text);
        form.preset(pairsText(sized.pairs()), [edited, size] { edited->size = size; });
    }
    form.choice<Size>(tr("Size"), &edited->size, sizes);
    form.choice<PictureSet>(tr("Pictures"), &edited->pictures,
                            {{PictureSet::classic, tr("Classic")},
                             {PictureSet::animals, tr("Animals")},
                             {PictureSet::garden, tr("Garden")},
                             {PictureSet::things, tr("Things")},
                             {PictureSet::mixed, tr("Mixed")}});
    form.choice<int>(tr("Players"), &edited->players,
                     {{1, tr("You alone")}, {2, tr("Two")}, {3, tr("Three")}, {4, tr("Four")}});
    form.flag(tr("The first card may be turned down again"), &edited->turnBack);
    form.enableWhile([edited] { return edited->players == 1; });
    form.note([edited] {
        if (edited->players > 1) return tr("With several players, a card that is turned up stays up.");
        if (edited->pairs() > picturesInSet && edited->pictures != PictureSet::mixed)
            return tr("A set has ten pictures; this board takes %Ln from other sets.",
                      "A set has ten pictures; this board takes one from another set.",
                      edited->pairs() - picturesInSet);
        return QString();
    });
    form.preferenceChoice(tr("Show two different cards for"), showingKey,
                          {tr("Half a second"), tr("One second"), tr("Two seconds"), tr("Until you go on")},
                          second);
    form.preference(tr("Say every card in words"), announceKey, false);
    plt::addDeckRows(form);
}

}  // namespace memory

// The template code of the view is instantiated where its meta object is: in two files it would be compiled
// twice.
#include "moc_view.cpp"

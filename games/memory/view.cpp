// SPDX-License-Identifier: MIT
#include "memory/view.h"

#include "common/cards/deck_chooser.h"
#include "common/look/motion.h"
#include "memory/words.h"

#include <algorithm>

#include <QAccessible>
#include <QAction>
#include <QVBoxLayout>

namespace memory {

namespace {

const auto showingKey = QStringLiteral("showing");
const auto paceKey = QStringLiteral("pace");
const auto tellKey = QStringLiteral("tell");

/// For how long two cards are seen before they leave, when they are a pair.
constexpr int pairMs = 500;
constexpr std::array<int, 4> mismatchMs{500, 1000, 2000, 0};
/// Before each card that the computer turns up.
constexpr std::array<int, 3> paceMs{1300, 700, 200};

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::shown, parent), table_(new Table(this)) {
    names_ = addPreferenceAction(Menu::view, tr("&Names under the pictures"), QStringLiteral("names"), true);
    connect(names_, &QAction::toggled, this, [this] { refresh(false); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    showing_.setSingleShot(true);
    computer_.setSingleShot(true);
    connect(&showing_, &QTimer::timeout, this, &View::endShowing);
    connect(&computer_, &QTimer::timeout, this, &View::playComputer);
    connect(table_, &Table::placeChosen, this, &View::choose);
    connect(table_, &Table::pileChosen, this, [this] {
        if (session().outcome() != plt::Outcome::playing)
            session().newGame();
        else
            hurry();
    });
    connect(table_, &Table::feltClicked, this, &View::hurry);
    connect(table_, &Table::notice, this, &View::notice);
    connect(table_, &Table::shapeChanged, this, [this] { refresh(false); });
    connect(&session(), &plt::GameSession::gameChanged, this, [this] {
        if (isKnownDeal()) session().markHelped();
    });
    start_ = session().start();
}

bool View::isComputersTurn() const {
    return Rules::outcome(state()) == plt::Outcome::playing &&
           isComputer(state().options.seat(state().player));
}

bool View::isKnownDeal() const {
    const auto& history = const_cast<View*>(this)->session().history();
    for (std::size_t i = 0; i < history.gameIndex(); ++i) {
        const auto& game = history.games()[i];
        if (!game.moves.empty() && game.start.pictures == history.game().start.pictures) return true;
    }
    return false;
}

// What the player does --------------------------------------------------------------------------------------

void View::choose(int place) {
    if (isPaused() || session().outcome() != plt::Outcome::playing) return;
    if (isComputersTurn() || !state().lies(place))
        hurry();
    else
        play({place});
}

void View::hurry() {
    if (isPaused()) return;
    if (isShowing())
        endShowing();
    else if (computer_.isActive())
        playComputer();
}

void View::setPaused(bool paused) {
    RulesView::setPaused(paused);
    if (paused) {
        computer_.stop();
        endShowing();
    }
    table_->setConcealed(paused);
}

// What is seen ----------------------------------------------------------------------------------------------

void View::showState(bool animated) {
    const auto& history = session().history();
    const Place now{history.gameIndex(), history.ply()};
    const bool moved = now != place_;
    const bool back = now < place_;
    bool step = false;
    if (!(start_ == session().start())) {
        start_ = session().start();
        scene_.deal = 1 - scene_.deal;
    }
    if (moved) {
        scene_.shown = {none, none};
        showing_.stop();
        computer_.stop();
        step = now.game == place_.game && now.ply == place_.ply + 1;
        if (step) beginShowing();
        place_ = now;
    }
    finds_ = state().finds.size();
    const auto marks = session().hintMarks();
    scene_.marks.assign(marks.begin(), marks.end());
    scene_.named = names_->isChecked();
    table_->showGame(state(), scene_, animated);
    if (step) tellCard(history.game().moves[now.ply - 1].place);
    followTurn(moved, back);
}

void View::tellCard(int place) {
    // Who sees the cards needs no words; who hears them must also hear what others turn up.
    if (!QAccessible::isActive() && !preferences().flag(tellKey, false)) return;
    const QString text =
        tr("%1. %2").arg(cardName(state(), place, table_->isFaceUp(place)), standing(state()));
    // The window shows the new status right after this, which would take the notice away.
    if (Rules::outcome(state()) == plt::Outcome::playing)
        QMetaObject::invokeMethod(
            this, [this, text] { Q_EMIT notice(text); }, Qt::QueuedConnection);
}

void View::beginShowing() {
    if (state().showsMismatch())
        scene_.shown = state().mismatch;
    else if (state().finds.size() > finds_)
        scene_.shown = {state().finds.back().first, state().finds.back().second};
    else
        return;
    if (waitsForInput()) return;
    const int wanted = preferences().value(showingKey, half).toInt();
    const int ms =
        state().showsMismatch() ? mismatchMs[static_cast<std::size_t>(std::clamp(wanted, 0, 2))] : pairMs;
    showing_.start(ms + (plt::motion::enabled() ? plt::motion::paced(plt::motion::flip) : 0));
}

bool View::waitsForInput() const {
    return isShowing() && state().showsMismatch() &&
           preferences().value(showingKey, half).toInt() == untilInput;
}

void View::endShowing() {
    showing_.stop();
    if (!isShowing()) return;
    scene_.shown = {none, none};
    refresh(true);
}

// The computer's turns --------------------------------------------------------------------------------------

void View::followTurn(bool moved, bool back) {
    if (!isComputersTurn() || isPaused()) {
        computer_.stop();
        return;
    }
    // Undo and redo go from one turn of a person to another: the computer would only do the same again.
    if (moved && back) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (isComputersTurn() && session().canUndo()) session().undo();
            },
            Qt::QueuedConnection);
    } else if (session().canRedo()) {
        if (moved) {
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (isComputersTurn() && session().canRedo()) session().redo();
                },
                Qt::QueuedConnection);
        }
    } else if (!isShowing() && !computer_.isActive()) {
        const int pace = std::clamp(preferences().value(paceKey, normal).toInt(), 0, 2);
        computer_.start(paceMs[static_cast<std::size_t>(pace)]);
    }
}

void View::playComputer() {
    computer_.stop();
    if (!isComputersTurn() || isPaused()) return;
    play({chooseCard(observe(state()), memoryOf(state().options.seat(state().player)))});
}

// Words and options -----------------------------------------------------------------------------------------

QString View::statusText() const {
    QString text = standing(state());
    if (waitsForInput()) text += QStringLiteral("   ") + tr("Click or press Enter to go on.");
    return text;
}

QString View::endMessage() const {
    return ending(state(), GameView::session().clock().elapsed(), isKnownDeal());
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    std::vector<std::pair<Size, QString>> sizes;
    for (const Size size : allSizes) {
        const Options sized{size, {}, {}, true};
        sizes.emplace_back(size, tr("%L1 x %L2, %Ln pairs", "%L1 x %L2, 1 pair", sized.pairs())
                                     .arg(sized.columns())
                                     .arg(sized.rows()));
    }
    form.choice<Size>(tr("Cards"), &edited->size, sizes);
    form.choice<PictureSet>(tr("Pictures"), &edited->pictures,
                            {{PictureSet::classic, tr("Classic")},
                             {PictureSet::animals, tr("Animals")},
                             {PictureSet::garden, tr("Garden")},
                             {PictureSet::things, tr("Things")},
                             {PictureSet::mixed, tr("Mixed")}});
    for (int player = 1; player < mostPlayers; ++player) {
        form.choice<Seat>(tr("Player %L1").arg(player + 1),
                          &edited->others[static_cast<std::size_t>(player - 1)],
                          {{Seat::nobody, tr("Nobody")},
                           {Seat::person, tr("A person")},
                           {Seat::computer30, tr("Computer, remembers 30 %")},
                           {Seat::computer60, tr("Computer, remembers 60 %")},
                           {Seat::computer90, tr("Computer, remembers 90 %")}});
    }
    form.flag(tr("The first card may be turned back"), &edited->turnBack);
    form.note([edited] {
        if (edited->players() > 1) return tr("With several players a card that is turned up stays up.");
        if (edited->pairs() > picturesInSet && edited->pictures != PictureSet::mixed)
            return tr("A set has ten pictures; this board has %Ln more.",
                      "A set has ten pictures; this board has one more.", edited->pairs() - picturesInSet);
        return QString();
    });
    form.preferenceChoice(
        tr("Show two different cards"), showingKey,
        {tr("Half a second"), tr("One second"), tr("Two seconds"), tr("Until the next input")}, half);
    form.preference(tr("Tell every card in words"), tellKey, false);
    form.preferenceChoice(tr("The computer plays"), paceKey, {tr("Slowly"), tr("Normally"), tr("Fast")},
                          normal);
    plt::addDeckRows(form);
}

}  // namespace memory

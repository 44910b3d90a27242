// SPDX-License-Identifier: MIT
#include "common/window/players/player_actions.h"

#include "common/language/translated.h"
#include "common/players/turns.h"
#include "common/window/game_view.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace plt {

namespace {
const auto paceKey = QStringLiteral("pace");
const auto levelKey = QStringLiteral("level");
const auto thinkingKey = QStringLiteral("showThinking");
}  // namespace

PlayerActions::PlayerActions(GameView& view, QObject* parent) : QObject(parent), view_(view) {
    auto& session = view_.session();
    const auto make = [this](const QString& text, const QKeySequence& shortcut, const QString& tip,
                             auto run) {
        auto* action = new QAction(text, this);
        action->setShortcut(shortcut);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    moveNow_ = make(tr("&Move now"), Qt::CTRL | Qt::Key_M,
                    tr("The computer makes the best move it has found so far"), [this] {
                        if (auto* turns = view_.turns()) turns->moveNow();
                    });
    stepBack_ = make(tr("One move &back"), Qt::ALT | Qt::Key_Left, tr("Goes back one move, whoever made it"),
                     [&session] {
                         if (session.moveCount() > 0) session.stepBack();
                     });
    stepForward_ = make(tr("One move &forward"), Qt::ALT | Qt::Key_Right,
                        tr("Goes forward one move, whoever made it"), [&session] {
                            if (session.moveCount() < session.plies()) session.stepForward();
                        });
    first_ = make(tr("To the be&ginning"), Qt::ALT | Qt::Key_Home,
                  tr("Shows this game before its first move"), [&session] { session.goTo(0); });
    last_ = make(tr("To the &last move"), Qt::ALT | Qt::Key_End, tr("Shows this game after its last move"),
                 [&session] { session.goTo(session.plies()); });
    auto* turns = view_.turns();
    if (turns == nullptr) return;
    wait_ = new QAction(tr("The computer &waits"), this);
    wait_->setCheckable(true);
    wait_->setToolTip(tr("Computers move only when you tell them to"));
    connect(wait_, &QAction::toggled, turns, &Turns::setPatient);
    showThinking_ = new QAction(tr("Show what the computer &thinks"), this);
    showThinking_->setCheckable(true);
    showThinking_->setChecked(view_.preferences().flag(thinkingKey, false));
    connect(showThinking_, &QAction::toggled, this,
            [this](bool on) { view_.preferences().setFlag(thinkingKey, on); });
    auto* group = new QActionGroup(this);
    const std::array<std::pair<Turns::Pace, QString>, 4> paces{{{Turns::Pace::slow, tr("&Slowly")},
                                                                {Turns::Pace::normal, tr("&Normally")},
                                                                {Turns::Pace::fast, tr("&Fast")},
                                                                {Turns::Pace::atOnce, tr("&At once")}}};
    const int kept =
        std::clamp(view_.preferences().value(paceKey, static_cast<int>(Turns::Pace::normal)).toInt(), 0, 3);
    for (const auto& [pace, text] : paces) {
        auto* action = new QAction(text, group);
        action->setCheckable(true);
        action->setChecked(static_cast<int>(pace) == kept);
        connect(action, &QAction::triggered, this, [this, turns, chosen = pace] {
            turns->setPace(chosen);
            view_.preferences().setValue(paceKey, static_cast<int>(chosen));
        });
        paces_ << action;
    }
    turns->setPace(static_cast<Turns::Pace>(kept));
}

void PlayerActions::setSeat(int seat, const QString& level) {
    auto seats = view_.session().seats();
    if (seat < 0 || seat >= static_cast<int>(seats.size())) return;
    if (!level.isEmpty()) view_.preferences().setValue(levelKey, level);
    seats[seat] = level.isEmpty() ? Seat::person() : Seat::computer(level.toStdString());
    view_.session().setSeats(seats);
}

void PlayerActions::fillSeat(QMenu* menu, int seat) {
    const auto seats = view_.session().seats();
    if (seat < 0 || seat >= static_cast<int>(seats.size())) return;
    auto* group = new QActionGroup(menu);
    menu->setToolTipsVisible(true);
    const auto add = [&](const Seat& player, const QString& about = {}) {
        auto* action = menu->addAction(view_.session().playerName(player));
        if (!about.isEmpty()) action->setToolTip(about);
        action->setCheckable(true);
        action->setChecked(seats[seat] == player);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, seat, level = QString::fromStdString(player.level)] { setSeat(seat, level); });
    };
    add(Seat::person());
    menu->addSeparator();
    for (const auto& level : view_.session().levels())
        add(Seat::computer(level.word), translated(level.about));
}

bool PlayerActions::offersComputer() const {
    const auto seats = view_.session().seats();
    return view_.turns() != nullptr && seats.size() > 1 && people(seats) == seats.size() &&
           view_.session().moveCount() == 0 && view_.session().outcome() == Outcome::playing;
}

void PlayerActions::playTheComputer() {
    const auto& levels = view_.session().levels();
    if (levels.empty()) return;
    const auto last = view_.preferences().value(levelKey).toString().toStdString();
    const bool known =
        std::any_of(levels.begin(), levels.end(), [&](const Level& level) { return level.word == last; });
    setSeat(1, QString::fromStdString(known ? last : levels[levels.size() / 2].word));
}

void PlayerActions::fill(QMenu* menu) {
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        const auto names = view_.seatNames();
        if (view_.turns() != nullptr) {
            for (qsizetype seat = 0; seat < names.size() && names.size() > 1; ++seat)
                fillSeat(menu->addMenu(names[seat]), static_cast<int>(seat));
            menu->addSeparator();
            menu->addAction(moveNow_);
            menu->addAction(wait_);
            menu->addAction(showThinking_);
            auto* pace = menu->addMenu(tr("The computer &plays"));
            pace->addActions(paces_);
            menu->addSeparator();
        }
        for (auto* action : {stepBack_, stepForward_, first_, last_}) menu->addAction(action);
        update();
    });
}

void PlayerActions::update() {
    const auto& session = view_.session();
    const auto* turns = view_.turns();
    moveNow_->setEnabled(turns != nullptr && (turns->isThinking() || turns->isWaiting()));
    for (auto* action : {stepBack_, first_}) action->setEnabled(session.moveCount() > 0);
    for (auto* action : {stepForward_, last_}) action->setEnabled(session.moveCount() < session.plies());
}

}  // namespace plt

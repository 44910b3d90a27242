// SPDX-License-Identifier: MIT
// What the menus of Pousse offer, the options, and games that come from elsewhere.
#include "pousse/analysis/analyst.h"
#include "pousse/board/notation.h"
#include "pousse/match/match_dialog.h"
#include "pousse/player/player.h"
#include "pousse/programs/programs_dialog.h"
#include "pousse/records/exchange.h"
#include "pousse/scene/words.h"
#include "pousse/view.h"

#include <utility>

#include <QAction>
#include <QLabel>

namespace pousse {

namespace {

/// For each position of a game that is looked through: a second or two.
constexpr std::uint64_t mistakeNodes = 1'500'000;

constexpr int wideEnough = 400;  ///< pixels

}  // namespace

QAction* View::action(const char* name) const {
    for (const auto& [menu, action] : gameActions())
        if (action->objectName() == QLatin1String(name)) return action;
    return nullptr;
}

bool View::isOn(const char* name) const {
    const auto* found = action(name);
    return found != nullptr && found->isChecked();
}

QAction* View::addNamed(const char* name, Menu menu, const QString& text, const QKeySequence& shortcut) {
    auto* added = addGameAction(menu, text, shortcut);
    added->setObjectName(QLatin1String(name));
    return added;
}

QAction* View::addNamedPreference(const char* name, const QString& text, bool fallback,
                                  const QString& about) {
    auto* added = addPreferenceAction(Menu::view, text, QLatin1String(name), fallback);
    added->setObjectName(QLatin1String(name));
    added->setToolTip(about);
    connect(added, &QAction::toggled, this, [this] { refresh(true); });
    return added;
}

void View::makeActions() {
    connect(addNamed("swapSides", Menu::game, tr("New game with sides e&xchanged"),
                     Qt::CTRL | Qt::SHIFT | Qt::Key_X),
            &QAction::triggered, this, &View::swapSides);
    connect(addNamed("match", Menu::game, tr("&Match of several games...")), &QAction::triggered, this,
            &View::openMatch);
    connect(addNamed("programs", Menu::game, tr("Player pro&grams...")), &QAction::triggered, this,
            &View::openPrograms);
    auto* where = addNamed("whereLost", Menu::game, tr("&Where was it lost?"));
    where->setIconText(tr("Why?"));
    connect(where, &QAction::triggered, this, &View::findMistake);
    auto* mistake = addNamed("showMistake", Menu::game, tr("Show the mis&take"));
    mistake->setIconText(tr("Show it"));
    connect(mistake, &QAction::triggered, this, [this] {
        if (turningPoint_) session().goTo(turningPoint_->ply - 1);
    });
    auto* earlier = addNamed("showEarlier", Menu::game, tr("Show the same board &earlier"));
    connect(earlier, &QAction::triggered, this, [this] {
        if (const auto ply = repeatedPly(state())) session().goTo(*ply);
    });
    addGameActions(Menu::edit, exchange_->actions());
    addNamedPreference("repetitions", tr("Mark edges that lose by &repetition"), false,
                       tr("Marks the numbers where a push would bring an earlier board back."));
    addNamedPreference("turnClock", tr("Clock for each &turn"), false,
                       tr("Shows how long the present turn has lasted."));
    addNamedPreference("reminders", tr("So&unds after 30 and 60 seconds"), false,
                       tr("A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on."));
    addNamedPreference("analysis", tr("&Evaluation and best line"), false,
                       tr("The computer judges every position that is shown. A game in which you see that "
                          "counts as helped."));
    connect(action("analysis"), &QAction::toggled, this, [this] {
        if (!session().history().isEmpty()) judge();
    });
    connect(action("turnClock"), &QAction::toggled, this, &View::statusChanged);
}

void View::updateActions() {
    const auto seats = session().seats();
    const bool over = endOf(state()) != End::none;
    action("swapSides")->setEnabled(seats.size() == 2 && seats.front() != seats.back());
    action("whereLost")->setEnabled(over && !turningPoint_ && !looking_.running());
    action("showMistake")->setEnabled(turningPoint_.has_value());
    action("showEarlier")->setEnabled(repeatedPly(state()).has_value());
}

QList<QAction*> View::endActions() const {
    // The words over the board have room for one more only in a wide window; the menu has it, too.
    if (width() < wideEnough) return {};
    return {action(turningPoint_ ? "showMistake" : "whereLost")};
}

void View::swapSides() {
    auto swapped = session().seats();
    std::swap(swapped.front(), swapped.back());
    beginWith(options(), swapped);
}

void View::openPrograms() {
    ProgramsDialog dialog(*programs_, this);
    dialog.exec();
}

void View::openMatch() {
    MatchDialog dialog(session(), options().size, this);
    dialog.exec();
}

// Games that come from elsewhere ----------------------------------------------------------------------------

ContestRecord View::record() const {
    const auto& history = session().history();
    ContestRecord record;
    record.size = options().size;
    record.moves.assign(history.game().moves.begin(),
                        history.game().moves.begin() + static_cast<std::ptrdiff_t>(history.ply()));
    return record;
}

void View::showRecord(const ContestRecord& record) {
    const plt::Seats people{plt::Seat::person(), plt::Seat::person()};
    session().beginPlayed({record.size}, {}, record.moves, plt::Cause::opened, people);
    session().setRecorded();
}

// What is thought of a position -----------------------------------------------------------------------------

void View::judge() {
    if (!isOn("analysis")) {
        analyst_->stop();
        return;
    }
    analyst_->look(state());
    if (session().loneSeat() >= 0 && endOf(state()) == End::none) session().markHelped();
}

void View::showJudgement() {
    const bool wanted = isOn("analysis") && !session().history().isEmpty();
    line_->setVisible(wanted);
    if (!wanted) return;
    QString text = tr("Looking...");
    if (endOf(state()) != End::none)
        text = endText(state());
    else if (const auto thought = analyst_->thoughtOf(state()))
        text = tr("%Ln moves ahead: %1. %2", "One move ahead: %1. %2", thought->depth)
                   .arg(valueText(*thought, toMove(state())), QString::fromStdString(thought->line));
    line_->setText(text);
    line_->setToolTip(text);
}

void View::findMistake() {
    if (endOf(state()) == End::none) return;
    const auto& moves = session().history().game().moves;
    plt::Question question;
    question.budget.nodes = mistakeNodes;
    looking_.run(
        this,
        [size = options().size, moves, question](std::stop_token stop) mutable {
            question.stop = std::move(stop);
            return turningPointOf(size, moves, question);
        },
        [this](const std::optional<TurningPoint>& found) {
            turningPoint_ = found;
            refresh(false);
        });
    refresh(false);
}

// Options ---------------------------------------------------------------------------------------------------

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    for (const int size : {3, 4, 6, 8})
        form.preset(tr("%L1 x %L1").arg(size), [edited, size] { edited->size = size; });
    form.number(tr("Rows and columns"), &edited->size, smallestSize, largestSize);
    form.note([this, edited] {
        const auto& seats = editedSeats();
        if (edited->size == 3 && seats.size() == 2 && seats.front() == plt::Seat::computer("expert"))
            return tr("X can always win on 3 x 3, and the expert knows how.");
        if (plt::people(seats) == 1)
            return tr("Games against the computer are counted, each level by itself.");
        return QString();
    });
}

}  // namespace pousse

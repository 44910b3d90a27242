// SPDX-License-Identifier: MIT
// The menus of Pousse.
#include "pousse/match/match_dialog.h"
#include "pousse/programs/programs_dialog.h"
#include "pousse/records/exchange.h"
#include "pousse/view.h"

#include <utility>

#include <QAction>

namespace pousse {

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
        if (!session().awaitsFirst()) updateAnalysis();
    });
    connect(action("turnClock"), &QAction::toggled, this, &View::statusChanged);
    for (const char* name : {"turnClock", "reminders"})
        connect(action(name), &QAction::toggled, this,
                [this] { clock_.setSignalsEnabled(isOn("turnClock") || isOn("reminders")); });
}

void View::updateActions() {
    const auto seats = session().seats();
    action("swapSides")->setEnabled(seats.size() == 2 && seats.front() != seats.back());
    action("showEarlier")->setEnabled(repeatedPly(state()).has_value());
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

}  // namespace pousse

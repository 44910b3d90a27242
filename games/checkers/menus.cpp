// SPDX-License-Identifier: MIT
// The menus of Checkers.
#include "checkers/view.h"

#include <utility>

#include <QAction>

namespace checkers {

QAction* View::action(const char* name) const {
    for (const auto& [menu, action] : gameActions())
        if (action->objectName() == QLatin1String(name)) return action;
    return nullptr;
}

QAction* View::addNamed(const char* name, Menu menu, const QString& text, const QKeySequence& shortcut) {
    auto* action = addGameAction(menu, text, shortcut);
    action->setObjectName(QLatin1String(name));
    return action;
}

QAction* View::addNamedPreference(const char* name, const QString& text, bool fallback,
                                  const QKeySequence& shortcut) {
    auto* action = addPreferenceAction(Menu::view, text, QLatin1String(name), fallback, shortcut);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::toggled, this, [this] { refresh(true); });
    return action;
}

void View::makeActions() {
    auto* swap = addNamed("swapSides", Menu::game, tr("New game with sides e&xchanged"),
                          Qt::CTRL | Qt::SHIFT | Qt::Key_X);
    connect(swap, &QAction::triggered, this, &View::swapSides);
    connect(addNamed("offerDraw", Menu::game, tr("Offer a &draw")), &QAction::triggered, this,
            &View::offerDraw);
    connect(addNamed("resign", Menu::game, tr("R&esign")), &QAction::triggered, this, [this] {
        if (mayMove()) play(Move::resign());
    });

    connect(addNamed("enterMove", Menu::edit, tr("&Enter a move..."), Qt::CTRL | Qt::Key_E),
            &QAction::triggered, this, &View::enterMove);

    addNamedPreference("flip", tr("&Turn the board"), false, Qt::CTRL | Qt::Key_T);
    addNamedPreference("ownSide", tr("&Your side in front"), true)
        ->setToolTip(tr("Against a computer that begins, the board is seen from your side."));
    addNamedPreference("analysis", tr("&Evaluation and best line"), false)
        ->setToolTip(
            tr("The computer judges every position that is shown. A game in which you see that counts "
               "as helped."));
    connect(action("analysis"), &QAction::toggled, this, [this] {
        wantEndgames();
        analyse();
    });
}

void View::updateActions() {
    const auto seats = session().seats();
    const bool own = mayMove() && !isComputer(state().position.toMove);
    action("swapSides")->setEnabled(seats.front() != seats.back());
    for (const char* name : {"offerDraw", "resign"}) action(name)->setEnabled(own);
    action("enterMove")->setEnabled(mayMove());
}

void View::swapSides() {
    auto swapped = session().seats();
    std::swap(swapped.front(), swapped.back());
    beginWith(options(), swapped);
}

}  // namespace checkers

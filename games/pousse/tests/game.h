// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/first_paint.h"
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/storage/preferences.h"
#include "common/window/game_window.h"
#include "pousse/board/notation.h"
#include "pousse/records/move_sheet.h"
#include "pousse/scene/tray.h"
#include "pousse/view.h"

#include <memory>
#include <string>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QTest>

/// A game of Pousse in its window, and hands to play it with.
struct PousseGame {
    explicit PousseGame(const QString& id = QStringLiteral("4:empty"),
                        const QString& name = QStringLiteral("test-pousse")) {
        plt::GameInfo info;
        info.id = name;
        info.label = QStringLiteral("Pousse");
        plt::Preferences(name).setValue(QStringLiteral("pace"), int(plt::Turns::Pace::atOnce));
        view = new pousse::View;
        window = std::make_unique<plt::GameWindow>(info, view);
        window->resize(760, 620);
        bool painted = false;
        plt::afterFirstPaint(window.get(), [&painted] { painted = true; });
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window has no focus");
        if (!QTest::qWaitFor([&painted] { return painted; })) qFatal("the window is not painted");
        QCoreApplication::processEvents();
        const auto problem = window->openGameId(id);
        if (!problem.isEmpty()) qFatal("%s", qPrintable(problem));
        session().setSeats({plt::Seat::person(), plt::Seat::person()});
        tray().setFocus();
    }

    pousse::Tray& tray() const { return view->tray(); }
    const pousse::State& state() const { return view->state(); }
    plt::GameSession& session() const { return view->session(); }
    QString message() const { return window->messageText(); }
    QString diagram() const { return QString::fromStdString(pousse::Rules::diagram(state())); }
    QAction* action(const char* name) const { return view->action(name); }

    static pousse::Move moveOf(const std::string& text) {
        const auto move = pousse::readMove(text);
        if (!move) qFatal("%s is no move", text.c_str());
        return *move;
    }
    QPoint pointOf(const std::string& text) const {
        return tray().cellPoint(tray().ring().cellOf(moveOf(text)));
    }
    void hover(QPoint point) const {
        QMouseEvent move(QEvent::MouseMove, point, tray().mapToGlobal(point), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(&tray(), &move);
    }
    void click(const std::string& text) const {
        QTest::mouseClick(&tray(), Qt::LeftButton, {}, pointOf(text));
    }
    void clickAll(const std::string& moves) const {
        for (const auto text : plt::split(moves, ' ')) click(std::string(text));
    }
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(&tray(), which, modifiers);
    }
    /// Types letters and digits.
    void type(const char* text) const { QTest::keyClicks(&tray(), QString::fromLatin1(text)); }

    /// What a screen reader is told of a cell.
    QAccessibleInterface* accessible(int cell) const {
        auto* board = QAccessible::queryAccessibleInterface(&tray());
        const QString name = tray().cellName(cell);
        for (int i = 0; i < board->childCount(); ++i)
            if (board->child(i)->text(QAccessible::Name) == name) return board->child(i);
        return nullptr;
    }
    void press(const std::string& text) const {
        auto* part = accessible(tray().ring().cellOf(moveOf(text)));
        if (part == nullptr) qFatal("%s is not told", text.c_str());
        part->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }

    pousse::View* view = nullptr;
    std::unique_ptr<plt::GameWindow> window;
};

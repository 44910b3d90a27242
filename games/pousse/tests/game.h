// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/motion.h"
#include "common/testing/played_game.h"
#include "pousse/board/notation.h"
#include "pousse/records/move_sheet.h"
#include "pousse/scene/tray.h"
#include "pousse/view.h"

#include <string>

/// A game of Pousse in its window, and functions to play it with.
struct PousseGame : plt::testing::PlayedGame<pousse::View> {
    explicit PousseGame(const QString& id = QStringLiteral("4:empty"),
                        const QString& name = QStringLiteral("test-pousse"))
        : PlayedGame({.name = name, .size = {760, 620}, .seats = QStringLiteral("person-person")}) {
        show(id);
        if (!id.isEmpty()) session().setSeats({plt::Seat::person(), plt::Seat::person()});
    }

    pousse::Tray& tray() const { return view->tray(); }
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
    void hover(QPoint point) const { plt::testing::movePointer(tray(), point); }
    void click(const std::string& text) const {
        QTest::mouseClick(&tray(), Qt::LeftButton, {}, pointOf(text));
    }
    void clickAll(const std::string& moves) const {
        for (const auto text : plt::split(moves, ' ')) click(std::string(text));
    }
    /// Types letters and digits.
    void type(const char* text) const { QTest::keyClicks(&tray(), QString::fromLatin1(text)); }

    /// The accessible object of a cell.
    QAccessibleInterface* accessible(int cell) const {
        return plt::testing::thingCalled(tray(), tray().cellName(cell));
    }
    void press(const std::string& text) const {
        if (!plt::testing::press(accessible(tray().ring().cellOf(moveOf(text)))))
            qFatal("%s cannot be pressed", text.c_str());
    }
};

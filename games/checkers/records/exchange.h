// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/records/pdn_format.h"

#include <QList>
#include <QObject>
#include <QString>

class QAction;

namespace checkers {

class View;

/// Imports and exports games and positions as texts, by clipboard and dialogs.
class Exchange : public QObject {
    Q_OBJECT

  public:
    explicit Exchange(View& view);

    /// Copy, paste, enter.
    QList<QAction*> actions() const { return texts_; }
    /// The file format for the same games.
    PdnFormat& format() { return format_; }

    /// Imports a position in FEN or a game in PDN; reports problems in a message box.
    void importText(const QString& text);

  private:
    void add(const char* name, const QString& text, const QKeySequence& shortcut, void (Exchange::*run)());
    void copyGame();
    void copyPosition();
    void paste();
    void enterPosition();
    void showProblem(const QString& title, const QString& problem);

    View& view_;
    PdnFormat format_;
    QList<QAction*> texts_;
};

}  // namespace checkers

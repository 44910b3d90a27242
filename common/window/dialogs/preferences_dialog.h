// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>
#include <QString>

namespace plt {

class GameView;

/// The preferences of a game: its look and its behaviour. All apply at once.
class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    /// The object name of the check box that enables sounds in all games.
    static constexpr QLatin1String soundsInAllGames{"soundsInAllGames"};

    /// `switches`: checkable actions of the window that are preferences too.
    PreferencesDialog(GameView& view, const QList<QAction*>& switches, QWidget* parent = nullptr);
};

}  // namespace plt

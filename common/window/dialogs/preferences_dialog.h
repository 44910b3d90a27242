// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>
#include <QString>

namespace plt {

class GameView;

/// How a game looks and behaves. All of it applies at once.
class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    /// The name of the switch that those of this game's sounds depend on.
    static constexpr QLatin1String soundsInAllGames{"soundsInAllGames"};

    /// `switches`: checkable actions of the window that are preferences too.
    PreferencesDialog(GameView& view, const QList<QAction*>& switches, QWidget* parent = nullptr);
};

}  // namespace plt

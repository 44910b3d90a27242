// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QWidget>

class QListWidget;

namespace plt {

class GameSession;

/// The record of a game beside its board: who did what, one line each. Activating a line shows its position.
class PLT_API RecordPanel : public QWidget {
    Q_OBJECT

  public:
    explicit RecordPanel(GameSession& session, QWidget* parent = nullptr);
    /// Shows the record of the shown game and the current line.
    void refresh();
    QListWidget& list() const { return *list_; }
    QSize sizeHint() const override;

  private:
    GameSession& session_;
    QListWidget* list_;
};

}  // namespace plt

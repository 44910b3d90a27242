// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/pieces.h"

#include <array>
#include <vector>

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QToolButton;

namespace gobblet {

/// The strip by the board: back and forward, which sides the computer plays, and what it thinks.
class PlayBar : public QWidget {
    Q_OBJECT

  public:
    struct Actions {
        QAction* back;
        QAction* forward;
        QAction* moveNow;
        QAction* claimDraw;
        QAction* options;
    };
    explicit PlayBar(const Actions& actions, QWidget* parent = nullptr);

    bool isAutomatic(Side side) const;
    void setAutomatic(Side side, bool on);
    QCheckBox* box(Side side) const { return boxes_[indexOf(side)]; }
    /// What the computer thinks, or does; empty for nothing.
    void setThought(const QString& text);
    QString thought() const { return thought_; }

    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// The player checked or unchecked a box (setAutomatic() is not told).
    void automaticToggled(gobblet::Side side, bool on);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Hides what does not fit: the menus have it, too.
    void makeRoom();

    std::array<QCheckBox*, 2> boxes_{};
    QLabel* caption_;
    QLabel* text_;
    QString thought_;
    struct Word {
        QAction* action;
        QToolButton* button;
        bool isUrgent;  ///< rather than always at hand
    };
    std::vector<Word> words_;  ///< buttons with words
};

}  // namespace gobblet

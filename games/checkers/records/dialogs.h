// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/records/pdn.h"
#include "checkers/rules.h"
#include "checkers/scene/looks.h"

#include <array>
#include <functional>
#include <vector>

#include <QDialog>
#include <QString>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace plt {
class GameSession;
}

namespace checkers {

/// Asks for a line of text and shows its errors while typing.
class EntryDialog : public QDialog {
    Q_OBJECT

  public:
    /// Returns the error in a text; empty if there is none.
    using Check = std::function<QString(const QString&)>;

    EntryDialog(const QString& title, const QString& explanation, const QString& text, Check check,
                QWidget* parent = nullptr);
    QString text() const;

  protected:
    QFormLayout* rows() const { return rows_; }

  private:
    void look();
    Check check_;
    QFormLayout* rows_;
    QLineEdit* line_;
    QLabel* problem_;
    QPushButton* accept_;
};

/// Asks for a position as FEN, and for the players.
class PositionDialog : public EntryDialog {
    Q_OBJECT

  public:
    /// `session` provides the current and the possible players.
    PositionDialog(const Position& position, const plt::GameSession& session, PieceSet set,
                   QWidget* parent = nullptr);
    /// The entered position, after the dialog was accepted.
    Position position() const;
    plt::Seats seats() const;

  private:
    std::vector<plt::Seat> players_;
    std::array<QComboBox*, 2> seats_{};
};

/// Asks for the tags of a game in its file.
class TagsDialog : public QDialog {
    Q_OBJECT

  public:
    TagsDialog(GameRecord game, PieceSet set, QWidget* parent = nullptr);
    /// The game with the entered tags.
    GameRecord game() const;

  private:
    GameRecord game_;
    std::vector<std::pair<const char*, QLineEdit*>> lines_;
};

}  // namespace checkers

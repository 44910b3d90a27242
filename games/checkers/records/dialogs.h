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

/// Asks for a line of text and says at once what is wrong with it.
class EntryDialog : public QDialog {
    Q_OBJECT

  public:
    /// What is wrong with a text; empty if nothing is.
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

/// Asks for a position as FEN, and who is to play it.
class PositionDialog : public EntryDialog {
    Q_OBJECT

  public:
    /// `session` says who plays now and who could.
    PositionDialog(const Position& position, const plt::GameSession& session, PieceSet set,
                   QWidget* parent = nullptr);
    /// Only after it was accepted.
    Position position() const;
    plt::Seats seats() const;

  private:
    std::vector<plt::Seat> players_;
    std::array<QComboBox*, 2> seats_{};
};

/// Asks what is to be noted about a game in its file.
class TagsDialog : public QDialog {
    Q_OBJECT

  public:
    TagsDialog(GameRecord game, PieceSet set, QWidget* parent = nullptr);
    /// The game with the tags as they were entered.
    GameRecord game() const;

  private:
    GameRecord game_;
    std::vector<std::pair<const char*, QLineEdit*>> lines_;
};

}  // namespace checkers

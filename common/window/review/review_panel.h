// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/window/review/review_words.h"

#include <cstddef>
#include <optional>
#include <vector>

#include <QWidget>

class QLabel;
class QToolButton;

namespace plt {

class GameView;
class ReviewCurve;

/// The open review of a game, below its board: a sentence, the course of the game, and buttons that go from
/// moment to moment, show the better move, and try it.
class PLT_API ReviewPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ReviewPanel(GameView& view, QWidget* parent = nullptr);

    /// Shows the review as far as it is known.
    void refresh();
    /// Tells of the move that led to the shown position, after undo or redo has left that of the chosen one.
    void follow();
    /// The sentence that is shown (for tests).
    QString sentence() const { return sentence_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QToolButton* addButton(const QString& name, const QString& text, const QString& tip);
    void step(int by);
    void choose(std::size_t move, bool better);
    void showOther();
    void tryOrReturn();
    void copyText();
    void printPages();
    void say(const QString& sentence);
    bool isLow() const;
    /// Hides the curve in a low window.
    void fitCurve();
    void fitSentence();
    /// Writes the words on the buttons so small that all of them fit beside each other.
    void fitButtons();

    GameView& view_;
    ReviewWords words_;
    ReviewCurve* curve_;
    QLabel* label_;
    QToolButton* previous_;
    QToolButton* next_;
    QToolButton* other_;
    QToolButton* try_;
    QToolButton* more_;
    QToolButton* close_;
    QString sentence_;
    std::vector<std::size_t> moments_;
    std::optional<std::size_t> chosen_;  ///< the judged move that is shown
    bool better_ = true;                 ///< the better move is shown, not the one that was made
};

}  // namespace plt

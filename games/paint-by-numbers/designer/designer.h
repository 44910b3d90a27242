// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/editor.h"
#include "paint-by-numbers/canvas/board.h"
#include "paint-by-numbers/design/assessment.h"
#include "paint-by-numbers/design/drawing.h"
#include "paint-by-numbers/design/repair.h"
#include "paint-by-numbers/formats/formats.h"

#include <optional>

#include <QWidget>

class QBoxLayout;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace paint_by_numbers {

/// A picture is drawn, and its numbers are there at once, with what they are worth as a puzzle.
class Designer : public QWidget, public plt::Editor {
    Q_OBJECT

  public:
    explicit Designer(QWidget* parent = nullptr);
    ~Designer() override;

    Board& board() const { return *board_; }
    const Drawing& drawing() const { return drawing_; }
    /// What is drawn, with its title and author.
    Puzzle puzzle() const;
    /// Draws on at this one. It must have a picture no larger than a drawing can be. `ownId`: which of the
    /// player's own puzzles it is, if it is one.
    void open(const Puzzle& puzzle, const QString& ownId = {});
    /// Another picture in place of the one that is drawn, as one step.
    void drawInstead(const Grid& picture);
    /// Which of the player's own puzzles is being drawn; empty where it is none yet.
    QString ownId() const { return ownId_; }
    void setOwnId(const QString& id);

    bool canUndo() const override { return drawing_.canUndo(); }
    bool canRedo() const override { return drawing_.canRedo(); }
    void undo() override;
    void redo() override;

    /// What is known of the drawing as a puzzle; nothing as long as that is being found out.
    const std::optional<Assessment>& assessment() const { return assessment_; }
    /// The same in a sentence or two.
    QString verdict() const;
    /// The change that is proposed, if one was asked for and found.
    const std::optional<Repair>& repair() const { return repair_; }

    void setZeros(bool on);
    QSize sizeHint() const override;

  public Q_SLOTS:
    /// Looks for the fewest cells to change, and shows them.
    void proposeRepair();
    void acceptRepair();

  Q_SIGNALS:
    /// The drawing, its title or what is known of it is another one.
    void changed();
    void testWanted();
    void keepWanted();
    void pictureWanted();
    void ownWanted();
    void closeWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makePanel();
    QWidget* makeVerdict();
    QWidget* makeTools();
    QWidget* makeTexts();
    QWidget* makeDoings();
    void paint(const Stroke& stroke);
    /// Does something to the drawing, and shows what came of it.
    template <class Change>
    void change(Change what);
    void drawingChanged();
    void showDrawing(bool animated);
    void showVerdict();
    void assessNow();
    void arrange();

    Drawing drawing_;
    Puzzle texts_;  ///< what a puzzle has beside its picture and what is edited here
    QString ownId_;
    std::optional<Assessment> assessment_;
    std::optional<Repair> repair_;
    bool isRepairing_ = false;
    bool repairFailed_ = false;
    bool zeros_ = true;
    bool showing_ = false;  ///< fields follow the drawing, and not the other way round

    Board* board_;
    QBoxLayout* parts_ = nullptr;
    QScrollArea* panel_ = nullptr;
    QWidget* sign_ = nullptr;
    QLabel* verdict_ = nullptr;
    QPushButton* propose_ = nullptr;
    QPushButton* accept_ = nullptr;
    QPushButton* test_ = nullptr;
    QPushButton* keep_ = nullptr;
    QSpinBox* columns_ = nullptr;
    QSpinBox* rows_ = nullptr;
    QLineEdit* title_ = nullptr;
    QLineEdit* author_ = nullptr;
    plt::Background<Assessment> assessing_;
    plt::Background<Repair> repairing_;
};

}  // namespace paint_by_numbers

// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/game_view.h"
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

/// The editor for pictures: it shows the numbers of the drawing, and assesses it as a puzzle.
class Designer : public QWidget, public plt::Editor {
    Q_OBJECT

  public:
    explicit Designer(QWidget* parent = nullptr);
    ~Designer() override;

    Board& board() const { return *board_; }
    const Drawing& drawing() const { return drawing_; }
    /// The drawing as a puzzle, with its title and author.
    Puzzle puzzle() const;
    /// Opens a puzzle for drawing. It must have a picture that is no larger than a drawing can be. `ownId` is
    /// its id if it is one of the player's own puzzles.
    void open(const Puzzle& puzzle, const QString& ownId = {});
    /// Replaces the picture in one undoable step.
    void drawInstead(const Grid& picture);
    /// The id of the player's own puzzle that is being drawn; empty if it has none yet.
    QString ownId() const { return ownId_; }
    void setOwnId(const QString& id);

    bool canUndo() const override { return drawing_.canUndo(); }
    bool canRedo() const override { return drawing_.canRedo(); }
    void undo() override;
    void redo() override;

    /// The assessment of the drawing as a puzzle; empty while it is being computed.
    const std::optional<Assessment>& assessment() const { return assessment_; }
    /// The assessment in a sentence or two.
    QString verdict() const;
    /// The proposed change, if one was requested and found.
    const std::optional<Repair>& repair() const { return repair_; }

    void setZeros(bool on);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  public Q_SLOTS:
    /// Searches for the fewest cells to change, and shows them.
    void proposeRepair();
    void acceptRepair();

  Q_SIGNALS:
    /// Emitted when the drawing, its title or its assessment changes.
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
    QWidget* makeButtons();
    void paint(const Stroke& stroke);
    /// Changes the drawing, and shows the result.
    template <class Change>
    void change(Change what);
    void drawingChanged();
    void showDrawing(bool animated);
    void showVerdict();
    void assessNow();
    void arrange();

    Drawing drawing_;
    Puzzle texts_;  ///< the parts of the puzzle that are not edited here
    QString ownId_;
    std::optional<Assessment> assessment_;
    std::optional<Repair> repair_;
    bool isRepairing_ = false;
    bool repairFailed_ = false;
    bool zeros_ = true;
    bool showing_ = false;  ///< fields are being set from the drawing, and not by the player

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

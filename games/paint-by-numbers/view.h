// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/game_view.h"
#include "common/window/rules_view.h"
#include "paint-by-numbers/canvas/board.h"
#include "paint-by-numbers/canvas/board_page.h"
#include "paint-by-numbers/canvas/palette_strip.h"
#include "paint-by-numbers/library/progress.h"
#include "paint-by-numbers/library/shelf.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/workshop/workshop.h"

#include <memory>
#include <vector>

class QStackedLayout;

namespace paint_by_numbers {

/// The view of Paint By Numbers.
class View : public plt::RulesView<Rules>, public plt::Zoomable {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    Board& board() const { return *board_; }
    PaletteStrip& paletteStrip() const { return *colours_; }
    Workshop& workshop() const { return *workshop_; }

    /// Continues a puzzle where it was left, or begins it. The name is shown from the beginning; `grade` is
    /// given if it is known.
    void playPuzzle(const Clues& clues, const QString& name, std::optional<Difficulty> grade = std::nullopt);

    void beginFirst(const QString& keptOptions, const QString& keptSeats) override;
    /// A picture is followed by another one.
    void newGame() override;
    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    QRegion keptInSight() const override;
    QList<QAction*> endActions() const override;
    QWidget* focusTarget() override;
    QImage boardImage() override;
    QString boardText() const override;
    plt::Editor* editor() override;
    QList<plt::DocumentFormat*> documentFormats() override { return workshop_->formats(); }
    plt::Printable* printable() override;
    plt::Zoomable* zoomable() override { return this; }
    void showZoom(int percent) override;

  public Q_SLOTS:
    void openLibrary();
    /// Plays the next bundled picture that is not found yet.
    void nextPicture();
    /// Marks the lines that cannot be finished with the present marks.
    void check();
    void showMistakes();

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void setPaused(bool paused) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void paint(const Stroke& stroke);
    /// Returns the size of a window that the player has not resized, for the shown puzzle.
    QSize usualWindowSize() const;
    /// Enlarges the window to its usual size, as far as the screen allows.
    void growWindow();
    void keepBegun(const plt::Transition<Rules>& transition);
    void keepSolved();
    int stepMs() const;
    void makeWorkshop();
    void showDesigner(bool on);
    Puzzle shownPuzzle() const;
    std::vector<const Entry*> otherPictures() const;
    void playPicture(const Entry& entry);

    QStackedLayout* pages_;
    BoardPage* page_;
    Board* board_;
    PaletteStrip* colours_;
    std::unique_ptr<Workshop> workshop_;
    QAction* draw_;
    QAction* paintsWhite_;
    QAction* showMistakes_;
    QAction* check_;
    QAction* nextPicture_;
    QAction* dimSettled_;
    QAction* whole_;
    QAction* letters_;
    std::vector<int> impossible_;  ///< lines marked by the last check
    plt::Background<std::vector<int>> searching_;
    plt::Background<std::optional<Grade>> grading_;
    bool grows_ = false;     ///< the window had its usual size when the game changed
    bool bestTime_ = false;  ///< the picture was found in a new best time
};

}  // namespace paint_by_numbers

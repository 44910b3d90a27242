// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/rules_view.h"
#include "gcalc/desk/desk.h"
#include "gcalc/documents/cube_files.h"
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/printing/cube_page.h"
#include "gcalc/rules.h"

#include <memory>
#include <optional>

class QSplitter;
class QStackedLayout;
class QTabWidget;

namespace gcalc {

class LessonPanel;
class Showcase;
class StepPanel;
class TermPanel;

/// The view of GCalc: the cells, and beside them main as text, its evaluation step by step, and the lessons.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    /// The panels, by their index in panels().
    enum Panel { textPage, stepsPage, lessonsPage };

    Desk& desk() const { return *desk_; }
    TermPanel& textPanel() const { return *text_; }
    /// Created when first shown; null before.
    Showcase* showcase() const { return showcase_; }
    StepPanel* stepPanel() const { return steps_; }
    LessonPanel* lessonPanel() const { return lessons_; }
    QTabWidget& panels() const { return *panels_; }
    bool isShowcaseShown() const;
    /// Returns true while a cell is being evaluated.
    bool isEvaluating() const { return evaluating_.isRunning(); }

    QWidget* focusTarget() override { return desk_; }
    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString aim() const override;
    QImage boardImage() override;
    QString boardText() const override;
    bool buildOptions(plt::OptionsForm& form) override;
    QList<plt::DocumentFormat*> documentFormats() override;
    plt::Printable* printable() override { return &page_; }
    plt::Unfinished* unfinished() override { return desk_->held() ? desk_ : nullptr; }

    QSize sizeHint() const override { return {1240, 640}; }
    QSize minimumSizeHint() const override { return {200, 120}; }

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeActions();
    void makePanels();
    void makeStepPanel();
    void makeLessonPanel();
    void makeShowcase();
    bool isPanelShown(Panel panel) const;
    /// Returns true if the status is the task of a lesson: the cells are shown and the lessons, chosen, are not.
    bool tellsTask() const;
    void makeMove(const Move& move);
    void evaluateCell(Spot spot);
    void stopEvaluating();
    void preview();
    void showMenu(Spot spot, QPoint place);
    void pressKey(int key);
    void showEnlarged(Spot spot);
    void closeShowcase();
    void refreshShowcase();
    void cutCell(Spot spot);
    void copyCell(Spot spot);
    void pasteInto(Spot spot);
    void renameCell(Spot spot);
    void clearCell(Spot spot);
    bool triggerWindowAction(const QKeySequence& key);
    void updatePanels();
    void updateActions();
    void updateSteps();
    void arrangePanels();
    void fitFonts();
    void setLook(const DeskLook& look);
    /// The cell that actions apply to: the enlarged one, otherwise that of the pointer or of the keyboard
    /// cursor.
    Spot current() const;
    /// The same, scrolled into sight so that the effect is visible.
    Spot ensureCurrentVisible();
    /// The same for pictures and text, which need a cube: main if the cell has none.
    Spot exportCell() const;
    std::optional<Cell> clipboardCell(QString* problem = nullptr) const;
    /// A quick check that does not parse long texts.
    bool mayHoldCube() const;

    QStackedLayout* pages_;
    QSplitter* splitter_;
    Desk* desk_;
    QTabWidget* panels_;
    TermPanel* text_;
    StepPanel* steps_ = nullptr;
    LessonPanel* lessons_ = nullptr;
    Showcase* showcase_ = nullptr;
    QAction* panelsShown_ = nullptr;
    QAction* inSpace_ = nullptr;
    QAction* stop_ = nullptr;
    QAction* evaluate_ = nullptr;
    QAction* cut_ = nullptr;
    QAction* copy_ = nullptr;
    QAction* paste_ = nullptr;
    QAction* clear_ = nullptr;
    QAction* rename_ = nullptr;
    QAction* enlarge_ = nullptr;
    bool panelsWanted_ = true;  ///< the player wants the panels if there is room for them
    bool panelsAsked_ = false;  ///< the player wants them even in a small window

    plt::Background<Evaluation> evaluating_;
    plt::Background<Evaluation> previewing_;
    Spot enlarged_;
    Spot evaluated_;
    Term evaluatedTerm_;
    Term resultBefore_;  ///< the term whose evaluation gave main the term result_
    Term result_;
    std::uint64_t stepsMade_ = 0;    ///< by the evaluation that caused the last change
    std::uint64_t stepsOfMove_ = 0;  ///< by the evaluation whose result is being played now
    FileDesk files_;
    std::unique_ptr<CellFile> cellFile_;
    std::unique_ptr<PictureFile> pictureFile_;
    std::unique_ptr<DrawingFile> drawingFile_;
    CubePage page_;
};

}  // namespace gcalc

// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "gcalc/desk/desk_look.h"
#include "gcalc/lessons/check.h"
#include "gcalc/lessons/lesson.h"
#include "gcalc/lessons/progress.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace gcalc {

/// The lessons: their list, the text and the task of the chosen one, and the verdict on the answer in the
/// main cell.
class LessonPanel : public QWidget {
    Q_OBJECT

  public:
    explicit LessonPanel(plt::Preferences& preferences, QWidget* parent = nullptr);

    /// Sets what is in the cells. A right answer in main is noticed at once while the lesson is visible or its
    /// task told, or once its cells have been laid out; errors are only reported on request.
    void setCells(const Document& cells);
    /// Sets how the picture of what is to be built looks.
    void setLook(const DeskLook& look);

    int current() const { return current_; }
    /// lesson: 0 .. lessons().size() - 1.
    void choose(int lesson);
    /// The task of the present lesson; empty if it is solved, or its answer was shown.
    QString openTask() const;
    /// Sets whether the task is told elsewhere while this is hidden.
    void setTaskTold(bool told) { isTaskTold_ = told; }
    /// The present message about the answer; may be empty.
    QString message() const;
    bool isChecking() const { return checking_.isRunning(); }

  Q_SIGNALS:
    /// Emitted to lay out the cells of the lesson, as returned by beginning().
    void layOut(const gcalc::Lesson& lesson);
    /// Emitted to put this answer into the main cell.
    void showAnswer(const gcalc::Term& answer);
    /// Emitted when the present lesson is solved for the first time, and its answer was not shown before.
    void solved();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    const Lesson& lesson() const { return lessons()[current_]; }
    /// The height of a line of the list, with room to spare.
    int rowHeight() const;
    void fitList();
    void showLesson();
    /// Sets the button off that lays out cells of which the lesson speaks, while they are missing.
    void markBeginning();
    void showGoal();
    void showSolved(int lesson);
    void begin();
    void noticeAnswer();
    void check(bool tellsWrong);
    void showVerdict(const Verdict& verdict, bool tellsWrong);
    void showMessage(const QString& sentence, bool isGood = false);
    QPushButton* button(const QString& text, const QString& toolTip, void (LessonPanel::*press)());
    void checkAsAsked() { check(true); }
    void giveAnswer();
    void goOn();

    LessonProgress progress_;
    int current_ = 0;
    bool isBegun_ = false;
    bool isTaskTold_ = false;
    std::optional<Document> cells_;
    DeskLook look_;
    bool isUnnoticed_ = false;  ///< main has changed and was not checked yet
    plt::Background<Verdict> checking_;

    QListWidget* list_;
    QBoxLayout* pageLayout_;
    QLabel* text_;
    QLabel* task_;
    QLabel* goal_;  ///< a picture of what is to be built, beside the task
    QLabel* message_;
    QPushButton* layOut_;
    QPushButton* next_;
};

}  // namespace gcalc

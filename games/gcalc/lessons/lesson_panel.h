// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "gcalc/lessons/check.h"
#include "gcalc/lessons/lesson.h"
#include "gcalc/lessons/progress.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace gcalc {

/// The lessons: their list, the text and the task of one, and what was found about the answer in the main
/// cell.
class LessonPanel : public QWidget {
    Q_OBJECT

  public:
    explicit LessonPanel(plt::Preferences& preferences, QWidget* parent = nullptr);

    /// The term that is now in the main cell. Once the cells of a lesson were laid out, an answer that is
    /// right is noticed at once; what is wrong is told when asked for.
    void setMain(const Term& term);

    int current() const { return current_; }
    /// lesson: 0 .. lessons().size() - 1.
    void choose(int lesson);
    /// What is said of the answer now; may be empty.
    QString message() const;
    bool isChecking() const { return checking_.running(); }

  Q_SIGNALS:
    /// The cells of the lesson are wanted; beginning() tells what they are.
    void layOut(const gcalc::Lesson& lesson);
    /// This answer is wanted in the main cell.
    void showAnswer(const gcalc::Term& answer);

  private:
    const Lesson& lesson() const { return lessons()[static_cast<std::size_t>(current_)]; }
    void showLesson();
    void showSolved(int lesson);
    void begin();
    void check(bool tellsWrong);
    void hear(const Verdict& verdict, bool tellsWrong);
    void say(const QString& sentence);
    QPushButton* button(const QString& text, const QString& toolTip, void (LessonPanel::*press)());
    void checkAsAsked() { check(true); }
    void giveAnswer();
    void goOn();

    LessonProgress progress_;
    int current_ = 0;
    bool isBegun_ = false;
    Term main_;
    plt::Background<Verdict> checking_;

    QListWidget* list_;
    QLabel* text_;
    QLabel* task_;
    QLabel* message_;
    QPushButton* next_;
};

}  // namespace gcalc

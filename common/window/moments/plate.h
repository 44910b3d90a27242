// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <utility>
#include <vector>

#include <QList>
#include <QRegion>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace plt {

/// Large words over the board on a plate of paper: what the game is about, or how it ended. It never blocks:
/// a click takes it away. It stands at the foot of its parent, or where it hides less of what must be seen.
class PLT_API Plate : public QWidget {
    Q_OBJECT

  public:
    explicit Plate(QWidget* parent);

    /// What can be done: a label and what it does; the plate goes first.
    using Answer = std::pair<QString, std::function<void()>>;
    /// Shows the words, and tells a screen reader. Either text may be empty.
    void say(const QString& title, const QString& text, const QList<Answer>& answers);
    /// Asked for what must be seen although the plate is there, in the parent's coordinates, whenever the
    /// plate finds its place.
    void setKeptInSight(std::function<QRegion()> region);
    /// Title and text as they are read out.
    QString words() const;

  Q_SIGNALS:
    /// The player took it away.
    void dismissed();

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void dismiss();
    void fitFonts();
    void settle();
    /// In one line, or where they are too wide for that, in two.
    void arrangeAnswers();
    /// A line is read without turning the head, and ends on the board.
    int widestHere() const;
    int wantedWidth(int moreLines = 0) const;
    QSize sizeFor(int width) const;
    QLabel* title_;
    QLabel* text_;
    QWidget* answers_;
    QGridLayout* answerRows_;
    std::vector<QPushButton*> buttons_;  ///< one for each answer
    QToolButton* close_;
    std::function<QRegion()> keptInSight_;
    bool fitting_ = false;
};

}  // namespace plt

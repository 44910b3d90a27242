// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace plt {

/// What is seen instead of a game that is paused: that it is, the time played, and the way back.
class PauseCurtain : public QWidget {
    Q_OBJECT

  public:
    explicit PauseCurtain(QWidget* parent = nullptr);
    /// `time`: how long the game was played; may be empty.
    void setTime(const QString& time);
    /// The keyboard goes to the button.
    void takeFocus();

  Q_SIGNALS:
    void resumed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fitFonts();
    QLabel* title_;
    QLabel* time_;
    QPushButton* resume_;
    bool fitting_ = false;
};

}  // namespace plt

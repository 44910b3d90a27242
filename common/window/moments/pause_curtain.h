// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace plt {

/// Replaces a paused game: shows that it is paused, the time played, and a button to resume.
class PauseCurtain : public QWidget {
    Q_OBJECT

  public:
    explicit PauseCurtain(QWidget* parent = nullptr);
    /// `time`: the time played; may be empty.
    void setTime(const QString& time);
    /// Sets the focus on the button.
    void focusButton();

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

// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QToolButton>

namespace plt {

/// A button of the console with a sign before its text. Enter presses it like Space.
class ConsoleButton : public QToolButton {
    Q_OBJECT

  public:
    explicit ConsoleButton(QWidget* parent = nullptr);

    /// Sets the sign before the text, drawn in the text colour: lines in a square from 0, 0 to 16, 16.
    void setSign(const QPainterPath& sign);

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void drawSign();

    QPainterPath sign_;
};

}  // namespace plt

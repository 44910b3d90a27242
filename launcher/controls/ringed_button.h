// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QToolButton>

namespace plt {

/// A button of the console that shows the keyboard as games' buttons do, with a ring, and that Enter presses
/// as Space does.
class RingedButton : public QToolButton {
    Q_OBJECT

  public:
    explicit RingedButton(QWidget* parent = nullptr);

    /// A sign before the text, in the text's colour: lines in a square from 0, 0 to 16, 16.
    void setSign(const QPainterPath& sign);

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void drawSign();

    QPainterPath sign_;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QToolButton>

namespace tally_maze {

/// A button with a sign and its label, large enough for touch. A hint can mark it.
class KeyButton : public QToolButton {
    Q_OBJECT

  public:
    /// `sign` consists of lines in the square from (0, 0) to (16, 16).
    KeyButton(const QPainterPath& sign, const QString& label, QWidget* parent = nullptr);

    /// Sets whether a hint marks the button.
    void setHinted(bool hinted);
    bool isHinted() const { return hinted_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QPainterPath sign_;
    bool hinted_ = false;
};

}  // namespace tally_maze

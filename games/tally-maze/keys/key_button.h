// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QToolButton>

namespace tally_maze {

/// A button with a sign and its label, large enough for a finger. It can be marked by a hint.
class KeyButton : public QToolButton {
    Q_OBJECT

  public:
    /// `sign`: lines in a square from 0, 0 to 16, 16.
    KeyButton(const QPainterPath& sign, const QString& label, QWidget* parent = nullptr);

    /// Whether a hint says that this is to be pressed.
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

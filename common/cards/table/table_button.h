// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace plt {

/// A button on the felt: it has the same marks as cells and cards, and is pressed by Enter as well as by
/// Space.
class TableButton : public QPushButton {
    Q_OBJECT

  public:
    explicit TableButton(QWidget* parent) : QPushButton(parent) {}

    /// Marks the button for a hint.
    void setMarked(bool marked);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    bool marked_ = false;
};

}  // namespace plt

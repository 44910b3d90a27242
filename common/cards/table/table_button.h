// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace plt {

/// A button on the felt: it wears the marks that cells and cards wear, and Enter presses it as Space does.
class TableButton : public QPushButton {
    Q_OBJECT

  public:
    explicit TableButton(QWidget* parent) : QPushButton(parent) {}

    /// A hint speaks of it.
    void setMarked(bool marked);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    bool marked_ = false;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace plt {

/// The content of the console below its menus. In a wide window it is centred, and the margins beside it do
/// not count towards the minimum width of the window.
class CentralColumn : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// Sets the part of the current width that the content does not need, in logical pixels.
    void setUnneededWidth(int width) { unneeded_ = width; }
    QSize minimumSizeHint() const override {
        const QSize least = QWidget::minimumSizeHint();
        return {qMax(0, least.width() - unneeded_), least.height()};
    }

  private:
    int unneeded_ = 0;
};

}  // namespace plt

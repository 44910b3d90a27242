// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace plt {

/// What the console shows below its menus. In a wide window the content lies in the middle, and the margins
/// beside it are not to keep anybody from making the window narrower.
class CentralColumn : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// How much of the present width the content can do without, in logical pixels.
    void setUnneededWidth(int width) { unneeded_ = width; }
    QSize minimumSizeHint() const override {
        const QSize least = QWidget::minimumSizeHint();
        return {qMax(0, least.width() - unneeded_), least.height()};
    }

  private:
    int unneeded_ = 0;
};

}  // namespace plt

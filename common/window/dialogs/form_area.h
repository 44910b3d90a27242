// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include <QScrollArea>
#include <QScrollBar>

namespace plt {

/// Shows all of a form where the screen has the room, and lets it be scrolled where not.
class FormArea : public QScrollArea {
  public:
    explicit FormArea(QWidget* form) {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        viewport()->setAutoFillBackground(false);
        setWidget(form);
        form->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint() + extra(); }
    QSize minimumSizeHint() const override {
        constexpr int leastHeight = 120;
        return {widget()->minimumSizeHint().width() + extra().width(),
                std::min(leastHeight, sizeHint().height())};
    }

  private:
    QSize extra() const { return {verticalScrollBar()->sizeHint().width(), 0}; }
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include <QEvent>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

namespace plt {

/// A scroll area that shows all of a form if the screen has room, and scrolls it otherwise.
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
        constexpr int minimumFormHeight = 120;
        return {widget()->minimumSizeHint().width() + extra().width(),
                std::min(minimumFormHeight, sizeHint().height())};
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool done = QScrollArea::eventFilter(watched, event);
        if (watched == widget() && event->type() == QEvent::LayoutRequest) makeRoom();
        return done;
    }

  private:
    /// Grows the dialog when rows appear in it (a third player), as far as its buttons stay on the screen.
    void makeRoom() {
        const int missing = widget()->sizeHint().height() - viewport()->height();
        if (!isVisible() || missing <= 0) return;
        const QRect dialog = window()->geometry();
        const int below = screen()->availableGeometry().bottom() - window()->frameGeometry().bottom();
        if (below > 0) window()->resize(dialog.width(), dialog.height() + std::min(missing, below));
    }
    QSize extra() const { return {verticalScrollBar()->sizeHint().width(), 0}; }
};

}  // namespace plt

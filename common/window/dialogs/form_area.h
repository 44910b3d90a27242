// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include <QEvent>
#include <QScreen>
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

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool done = QScrollArea::eventFilter(watched, event);
        if (watched == widget() && event->type() == QEvent::LayoutRequest) makeRoom();
        return done;
    }

  private:
    /// Rows that appear while the dialog is open (a third player) are not hidden below its edge, and the
    /// dialog's buttons not below that of the screen.
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

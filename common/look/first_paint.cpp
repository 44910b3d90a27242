// SPDX-License-Identifier: MIT
#include "common/look/first_paint.h"

#include <utility>

#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace plt {

namespace {

constexpr int onTheWay = 50;  // milliseconds: three frames

class PaintWatch : public QObject {
  public:
    PaintWatch(QWidget* widget, std::function<void()> then) : QObject(widget), then_(std::move(then)) {
        widget->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // The picture is not on the screen yet, and work started now would delay it.
            QTimer::singleShot(onTheWay, this, [this] {
                deleteLater();
                // The call may delete the widget, and this object with it.
                const auto then = std::move(then_);
                then();
            });
        }
        return false;
    }

  private:
    std::function<void()> then_;
};

}  // namespace

void afterFirstPaint(QWidget* widget, std::function<void()> then) {
    new PaintWatch(widget, std::move(then));
}

}  // namespace plt

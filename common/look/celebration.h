// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <QVariantAnimation>
#include <QWidget>

namespace plt {

/// A shower of paper shapes over a widget, for a win: motion::celebration long, never in the way. It takes no
/// input, and any key or click on the window ends it.
class PLT_API Celebration : public QWidget {
    Q_OBJECT

  public:
    /// Celebrates over the widget; nothing where motion is off or the widget is not seen. One at a time.
    static void over(QWidget* widget);
    /// Ends what is going on over the widget, if anything.
    static void end(QWidget* widget);
    static bool isOver(const QWidget* widget);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    explicit Celebration(QWidget* over);
    QVariantAnimation time_;
};

}  // namespace plt

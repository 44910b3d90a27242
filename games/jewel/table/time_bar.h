// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace jewel {

/// Shows the time left as a bar of 24 parts: the first is red, those up to the fourth yellow, the rest green.
/// The clock may hold more than the full bar.
class TimeBar : public QWidget {
    Q_OBJECT

  public:
    static constexpr int parts = 24;

    explicit TimeBar(QWidget* parent = nullptr);
    /// Sets the filled part of the bar, 0 .. 1, and whether the clock is stopped.
    void setTime(double part, bool standing);
    double time() const { return part_; }
    QSize sizeHint() const override { return {200, 14}; }
    QSize minimumSizeHint() const override { return {60, 14}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    double part_ = 0;
    bool standing_ = true;
};

}  // namespace jewel

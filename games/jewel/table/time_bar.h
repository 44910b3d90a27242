// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace jewel {

/// How much time is left, in 24 parts as a bar: the first is red, those up to the fourth yellow, the rest
/// green; at the end of the bar there may be more than it shows.
class TimeBar : public QWidget {
    Q_OBJECT

  public:
    static constexpr int parts = 24;

    explicit TimeBar(QWidget* parent = nullptr);
    /// 0 .. 1 of the bar, and whether the clock stands.
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

// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace jewel {

/// Shows the time left as a bar of 24 parts: the first is red, those up to the fourth yellow, the rest green.
/// The clock may hold more than the full bar. In the last seconds it shows them in words. Upright it fills from
/// the bottom.
class TimeBar : public QWidget {
    Q_OBJECT

  public:
    static constexpr int parts = 24;

    explicit TimeBar(QWidget* parent = nullptr);
    /// Sets the filled part of the bar, 0 .. 1. `standing`: the clock is stopped. `words` are in the middle
    /// if there are any.
    void setTime(double part, bool standing, const QString& words);
    void setUpright(bool upright);
    bool isUpright() const { return upright_; }
    double time() const { return part_; }
    QString words() const { return words_; }
    QSize sizeHint() const override { return turned({200, thickness}); }
    QSize minimumSizeHint() const override { return turned({60, thickness}); }

    /// In pixels: large enough for words that are read at a glance.
    static constexpr int thickness = 22;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QSize turned(QSize size) const { return upright_ ? size.transposed() : size; }

    bool upright_ = false;
    double part_ = 0;
    bool standing_ = true;
    QString words_;
};

}  // namespace jewel

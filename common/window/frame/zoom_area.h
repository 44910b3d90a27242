// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace plt {

/// Holds a view that fills it, or is larger than it by the zoom and can then be scrolled.
class ZoomArea : public QScrollArea {
    Q_OBJECT

  public:
    static constexpr int smallest = 100;
    static constexpr int largest = 400;

    explicit ZoomArea(QWidget* content, QWidget* parent = nullptr);
    int zoom() const { return percent_; }
    void setZoom(int percent);
    QSize sizeHint() const override;

  Q_SIGNALS:
    void zoomChanged(int percent);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void fit();
    int percent_ = smallest;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace plt {

class Zoomable;

/// Holds a view that fills it, or is larger than it by the zoom and can then be scrolled; one that zooms by
/// itself always fills it.
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
    Zoomable* const zoomable_;  ///< null where the content does not zoom by itself
    int percent_ = smallest;
};

}  // namespace plt

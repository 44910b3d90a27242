// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace plt {

class GameView;
class Zoomable;

/// Contains a view that fills it, or that is larger by the zoom and can be scrolled. A view that zooms by
/// itself always fills it.
class ZoomArea : public QScrollArea {
    Q_OBJECT

  public:
    static constexpr int smallest = 100;
    static constexpr int largest = 400;

    explicit ZoomArea(GameView& view, QWidget* parent = nullptr);
    int zoom() const { return percent_; }
    /// Sets the zoom in percent of the window, within smallest and largest.
    void setZoom(int percent);
    /// Moves the view down by this many pixels, which are free for words above it.
    void setRoomAbove(int pixels);
    /// Takes this room back as soon as the pointer is not over the view, or a key is pressed there: a board that
    /// moved while it is clicked on would have the next click in another cell.
    void takeRoomBack();
    /// Takes it back now if it is to be taken back.
    void takeRoomBackNow();
    QSize sizeHint() const override;

  Q_SIGNALS:
    void zoomChanged(int percent);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();
    Zoomable* const zoomable_;  ///< null if the view does not zoom by itself
    int percent_ = smallest;
    bool takesRoomBack_ = false;
    bool isKeyPressed_ = false;  ///< in the view
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/look/sprites.h"
#include "lights-out/board/board.h"
#include "lights-out/panel/lamp.h"

#include <memory>

#include <QPainterPath>

namespace lights_out {

/// The board widget: shows lamps, and an outline around those that a press would switch. The lamps always
/// show the current state, never a preview.
class Panel : public plt::BoardView {
    Q_OBJECT

  public:
    /// Everything that the panel shows.
    struct Content {
        Form form;
        CellSet lit;
        CellSet pressSigns;    ///< cells of a solution
        CellSet pressedSigns;  ///< cells pressed an odd number of times
        bool night = false;    ///< all lights are off and the stars come out
        bool outlines = true;  ///< outline the cells that a press would switch
        bool enabled = true;   ///< cells can be pressed
        int origin = -1;       ///< cell from which a change spreads, or -1
        std::vector<int> marks;
    };

    explicit Panel(QWidget* parent = nullptr);
    void showBoard(const Content& content, bool animated);

    /// The outline of the cells that a press on this cell would switch, in widget coordinates; empty for -1.
    QPainterPath outlineOf(int cell) const;

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;
    QSize sizeHint() const override;

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    void paintOverlay(QPainter& painter, const QRectF& board) override;
    int changeDuration(int cell, quint64 from, quint64 to) const override;
    void changeEvent(QEvent* event) override;

  private:
    Lamp lampOf(quint64 look) const { return static_cast<Lamp>(look & 3U); }
    void paintLook(QPainter& painter, const QRectF& box, int cell, quint64 look);
    void moveOutline();

    Content content_;
    std::shared_ptr<const plt::BoardGeometry> geometry_;
    plt::Sprites sprites_;
    int outlined_ = -1;
};

}  // namespace lights_out

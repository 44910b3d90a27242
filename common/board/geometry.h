// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

namespace plt {

/// Directions of the keyboard cursor.
enum class Direction { left, right, up, down, upLeft, upRight, downLeft, downRight };

/// The layout of the cells of a flat board, in board units that the game chooses (a BoardView scales them to
/// its size). Cells are numbered from 0 in reading order; -1 means none.
class PLT_API BoardGeometry {
  public:
    virtual ~BoardGeometry() = default;
    virtual int cellCount() const = 0;
    /// Bounding rectangle of the whole board.
    virtual QRectF bounds() const = 0;
    /// Bounding rectangle of a cell, without the gap to its neighbours.
    virtual QRectF cellRect(int cell) const = 0;
    /// Returns the exact outline of a cell, for hit tests and the focus ring.
    virtual QPainterPath outline(int cell) const = 0;
    /// Returns the cell that contains a point exactly; -1 in gaps and outside.
    virtual int cellAt(QPointF point) const = 0;
    /// Returns the next cell in a direction, or `cell` itself if there is none.
    virtual int step(int cell, Direction direction) const = 0;
    /// Returns the cells whose boxes intersect the rectangle, for partial repaints.
    virtual std::vector<int> cellsIn(const QRectF& area) const;
    /// Return the first and last cell of the cell's row, for Home and End.
    virtual int rowStart(int cell) const = 0;
    virtual int rowEnd(int cell) const = 0;
    /// Returns true if all cells are upright rectangles. A BoardView then uses a whole number of device
    /// pixels per unit and aligns all edges with them, so that no seams show.
    virtual bool hasStraightEdges() const { return false; }
};

/// Square cells with sides of 1 unit, `columns` x `rows`; cell = row * columns + column. Every point of the
/// board belongs to a cell; a gap is up to the painter.
class PLT_API SquareGrid : public BoardGeometry {
  public:
    SquareGrid(int columns, int rows);
    int columns() const { return columns_; }
    int rows() const { return rows_; }
    int cellCount() const override { return columns_ * rows_; }
    QRectF bounds() const override { return {0, 0, qreal(columns_), qreal(rows_)}; }
    QRectF cellRect(int cell) const override;
    QPainterPath outline(int cell) const override;
    int cellAt(QPointF point) const override;
    int step(int cell, Direction direction) const override;
    std::vector<int> cellsIn(const QRectF& area) const override;
    int rowStart(int cell) const override { return cell - cell % columns_; }
    int rowEnd(int cell) const override { return cell - cell % columns_ + columns_ - 1; }
    bool hasStraightEdges() const override { return true; }

  private:
    int columns_;
    int rows_;
};

/// Circles in offset rows (odd rows are shifted right by half a step), `size` x `size`; cell = row * size +
/// column. Cells for which `exists(column, row)` is false are never hit or reached.
class PLT_API OffsetCircles : public BoardGeometry {
  public:
    /// In board units: the radius of the circles, the distance of neighbours in a row, and that of rows.
    struct Measures {
        qreal radius;
        qreal column;
        qreal row;
    };
    OffsetCircles(int size, Measures measures, std::function<bool(int column, int row)> exists);
    QPointF centre(int cell) const;
    int cellCount() const override { return size_ * size_; }
    QRectF bounds() const override;
    QRectF cellRect(int cell) const override;
    QPainterPath outline(int cell) const override;
    int cellAt(QPointF point) const override;
    /// Six directions. Up and down alternate between the two slanted ones, so that the cursor moves straight.
    int step(int cell, Direction direction) const override;
    int rowStart(int cell) const override;
    int rowEnd(int cell) const override;

  private:
    bool has(int column, int row) const;
    int size_;
    Measures measures_;
    std::function<bool(int, int)> exists_;
};

/// Cells of any shape (Parcheesi). Steps go to the cell whose centre is best in that direction.
class PLT_API FreeShapes : public BoardGeometry {
  public:
    FreeShapes(QRectF bounds, std::vector<QPainterPath> shapes);
    int cellCount() const override { return int(shapes_.size()); }
    QRectF bounds() const override { return bounds_; }
    QRectF cellRect(int cell) const override;
    QPainterPath outline(int cell) const override;
    int cellAt(QPointF point) const override;
    int step(int cell, Direction direction) const override;
    int rowStart(int cell) const override;
    int rowEnd(int cell) const override;

  private:
    QRectF bounds_;
    std::vector<QPainterPath> shapes_;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/grid.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace paint_by_numbers {

/// A drawing in blue on white with undo. The picture is a window on a larger sheet, which keeps the cells
/// beyond it, so that a picture that was made smaller by mistake is complete when it is made larger again.
class Drawing {
  public:
    static constexpr int smallestSide = 1;
    static constexpr int largestSide = 80;

    /// Creates a white picture of this size.
    explicit Drawing(int width = 15, int height = 15);
    /// Starts with this picture; both sides are at most largestSide.
    explicit Drawing(const Grid& picture);

    int width() const { return now_.width; }
    int height() const { return now_.height; }
    bool contains(int x, int y) const { return x >= 0 && x < width() && y >= 0 && y < height(); }
    bool isBlue(int x, int y) const { return sheet_[place(x, y)]; }
    bool isEmpty() const;
    /// The visible picture; no cell is unknown.
    Grid picture() const;

    // Each of these is one undoable step, unless it changes nothing. -------------------------------------

    /// Sets the colour of cells, given by their numbers in the picture (row by row).
    void paint(std::span<const int> cells, bool blue);
    /// Resizes the picture without scaling it; both sides smallestSide .. largestSide.
    void resize(int width, int height);
    /// Replaces the picture, and takes its size; the sheet beyond it becomes white.
    void replace(const Grid& picture);
    void mirrorAcross();
    void mirrorDown();
    /// Rotates by 90 degrees clockwise, which swaps width and height.
    void rotate();
    /// Moves everything to the right and down by this many cells, cyclically.
    void shift(int right, int down);
    void invert();
    void clear();

    bool canUndo() const { return done_ > 0; }
    bool canRedo() const { return done_ < steps_.size(); }
    void undo();
    void redo();
    /// The position in the undo history. The same number means the same picture, unless a step was made after
    /// an undo.
    std::size_t stepsDone() const { return done_; }

  private:
    struct Size {
        int width;
        int height;
        bool operator==(const Size&) const = default;
    };
    struct Step {
        std::vector<std::uint16_t> flipped;  ///< indices of sheet cells
        Size before;
        Size after;
    };
    using Sheet = std::vector<bool>;

    static std::size_t place(int x, int y) { return static_cast<std::size_t>(y * largestSide + x); }
    /// Makes a step of the difference.
    void pushStep(const Sheet& sheet, Size size);
    /// The sheet in which cell (x, y) of the picture has the colour of the cell that `source` returns.
    template <class Source>
    Sheet moved(Size size, Source source) const;
    void flip(const Step& step);

    Sheet sheet_;
    Size now_;
    std::vector<Step> steps_;
    std::size_t done_ = 0;
};

/// The cells on a straight line from one cell to another; `width` is that of the picture.
std::vector<int> cellsBetween(int from, int to, int width);
/// The cells connected with this one by sides through cells of its colour.
std::vector<int> areaAround(const Grid& picture, int cell);

}  // namespace paint_by_numbers

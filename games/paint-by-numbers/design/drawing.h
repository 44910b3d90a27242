// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/grid.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace paint_by_numbers {

/// A picture that is being drawn: blue on white, every step of it can be undone. The size is a window on a
/// sheet that keeps what lies beyond it, so that a picture made smaller by mistake is all there when it is
/// made larger again.
class Drawing {
  public:
    static constexpr int smallestSide = 1;
    static constexpr int largestSide = 80;

    /// White, of this size.
    explicit Drawing(int width = 15, int height = 15);
    /// Begins with this picture; both sides are at most largestSide.
    explicit Drawing(const Grid& picture);

    int width() const { return now_.width; }
    int height() const { return now_.height; }
    bool contains(int x, int y) const { return x >= 0 && x < width() && y >= 0 && y < height(); }
    bool isBlue(int x, int y) const { return sheet_[place(x, y)]; }
    bool isEmpty() const;
    /// What is seen of it: no cell is unknown.
    Grid picture() const;

    // Each of these is one step. Nothing that changes nothing is one. ------------------------------------

    /// Cells that get one colour, as cell numbers of the picture (row by row).
    void paint(std::span<const int> cells, bool blue);
    /// The same picture in another size, both sides smallestSide .. largestSide.
    void resize(int width, int height);
    /// Another picture, in its size; what lies beyond it becomes white.
    void replace(const Grid& picture);
    void mirrorAcross();
    void mirrorDown();
    /// A quarter to the right: width and height change places.
    void turn();
    /// Everything to the right and down by so many cells; what leaves on one side comes in on the other.
    void shift(int right, int down);
    void invert();
    void clear();

    bool canUndo() const { return done_ > 0; }
    bool canRedo() const { return done_ < steps_.size(); }
    void undo();
    void redo();
    /// Grows and falls with steps, undone or not: the same number is the same picture, unless another step
    /// was made after an undo.
    std::size_t stepsDone() const { return done_; }

  private:
    struct Size {
        int width;
        int height;
        bool operator==(const Size&) const = default;
    };
    struct Step {
        std::vector<std::uint16_t> flipped;  ///< places on the sheet
        Size before;
        Size after;
    };
    using Sheet = std::vector<bool>;

    static std::size_t place(int x, int y) { return static_cast<std::size_t>(y * largestSide + x); }
    /// Makes a step of what differs.
    void become(const Sheet& sheet, Size size);
    /// The sheet on which cell x, y of the picture has the colour that `source` says it comes from.
    template <class Source>
    Sheet moved(Size size, Source source) const;
    void flip(const Step& step);

    Sheet sheet_;
    Size now_;
    std::vector<Step> steps_;
    std::size_t done_ = 0;
};

/// The cells from one to another, as a hand that moves straight passes them; `width` is that of the picture.
std::vector<int> cellsBetween(int from, int to, int width);
/// The cells that have the colour of this one and hang together with it side by side.
std::vector<int> areaAround(const Grid& picture, int cell);

}  // namespace paint_by_numbers

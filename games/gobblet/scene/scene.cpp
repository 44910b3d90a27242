// SPDX-License-Identifier: MIT
#include "gobblet/scene/scene.h"

#include "gobblet/board/threats.h"
#include "gobblet/scene/words.h"

#include <algorithm>
#include <array>

namespace gobblet {

namespace {

using plt::SquareMark;

/// Steep, so that little is hidden behind tall pieces and the cells of a wide window are high.
constexpr double tilt = 20;
/// Width of a stand for a single piece, which is all that the largest one needs.
constexpr double narrowStand = 0.85;
constexpr double lift = 1.2;
constexpr std::array<double, 3> smallDiameters{0.4, 0.6, 0.75};
constexpr std::array<double, 4> largeDiameters{0.3, 0.45, 0.65, 0.8};
constexpr double heightOfDiameter = 1.5;
constexpr double discRadius = 0.42;
/// Rings distinguish the sides without colour.
constexpr int redRings = 1;
constexpr int yellowRings = 2;
/// The tokens in the corners of a cell or stand, which represent the pieces inside another.
constexpr std::array<double, 3> tokenRadii{0.055, 0.075, 0.095};
constexpr double tokenHeight = 0.12;
constexpr double tokenInset = 0.115;

struct Colours {
    QColor square;
    QColor disc;
    QColor red;
    QColor yellow;
};

Colours coloursOf(bool dark) {
    if (dark)
        return {QColor(0x2E, 0x3A, 0x5C), QColor(0x1B, 0x24, 0x40), QColor(0xDD, 0x58, 0x4E),
                QColor(0xF0, 0xBE, 0x3C)};
    return {QColor(0x35, 0x48, 0x78), QColor(0x20, 0x2D, 0x52), QColor(0xE0, 0x58, 0x4C),
            QColor(0xF4, 0xC2, 0x3E)};
}

double diameterOf(int width, int size) {
    const auto s = static_cast<std::size_t>(size);
    return width == 3 ? smallDiameters[s] : largeDiameters[s];
}

QPointF centreOfCell(int cell) {
    return {columnOf(cell) + 0.5, rowOf(cell) + 0.5};
}

/// With 3 x 3 two columns of three on each side, with 4 x 4 three nests level with the lines between rows.
QPointF centreOfStand(int width, Side side, int stand) {
    if (width == 4) return {side == Side::red ? -0.5 : width + 0.5, stand + 1.0};
    const int column = stand % 2;
    const int row = stand / 2;
    return {side == Side::red ? (column - 1.5) * narrowStand : width + (column + 0.5) * narrowStand,
            row + 0.5};
}

Cells cellsOf(const std::vector<int>& numbers, int width) {
    Cells cells = 0;
    for (const int number : numbers) cells |= bit(cellOfSquare(number, width));
    return cells;
}

struct Marks {
    Cells winning = 0;
    Cells hint = 0;
    Cells threat = 0;
    Cells chance = 0;
    Cells last = 0;

    Marks(const State& state, const Sight& sight) {
        const Position& position = state.position;
        winning = winningCells(state);
        hint = cellsOf(sight.hintCells, position.width);
        if (state.last) {
            last = bit(state.last->to);
            if (state.last->kind == Move::Kind::shift) last |= bit(state.last->from);
        }
        if (!sight.threats || endOf(state) != End::none) return;
        for (const Threat& theirs : threats(position, other(position.toMove))) threat |= theirs.line;
        threat |= pinned(position, position.toMove);
        for (const Threat& mine : threats(position, position.toMove)) chance |= mine.line;
    }
    SquareMark of(int cell) const {
        const Cells one = bit(cell);
        if ((winning & one) != 0) return SquareMark::winning;
        if ((hint & one) != 0) return SquareMark::hint;
        if ((threat & one) != 0) return SquareMark::threat;
        if ((chance & one) != 0) return SquareMark::hint;
        if ((last & one) != 0) return SquareMark::lastMove;
        return SquareMark::none;
    }
};

class Builder {
  public:
    Builder(const State& state, const Placement& placement, const Sight& sight)
        : state_(state),
          placement_(placement),
          sight_(sight),
          width_(placement.width()),
          colours_(coloursOf(sight.dark)) {}

    plt::BoardScene build() {
        const double beside = width_ == 3 ? 2 * narrowStand : 1;
        scene_.board = QRectF(0, 0, width_, width_);
        scene_.visible = QRectF(-beside, 0, width_ + 2 * beside, width_);
        scene_.lift = lift;
        scene_.tilt = tilt;
        addCells();
        for (const Side side : {Side::red, Side::yellow}) addStands(side);
        if (sight_.movable && endOf(state_) == End::none) generate(state_.position, legal_);
        for (int piece = 0; piece < placement_.pieces(); ++piece) addPiece(piece);
        addTokens();
        addHint();
        return std::move(scene_);
    }

  private:
    void addCells() {
        const Marks marks(state_, sight_);
        for (int square = 0; square < width_ * width_; ++square) {
            const int cell = cellOfSquare(square, width_);
            plt::SceneSquare out;
            out.place = QRectF(columnOf(cell), rowOf(cell), 1, 1);
            out.colour = colours_.square;
            out.disc = colours_.disc;
            out.discRadius = discRadius;
            out.mark = marks.of(cell);
            out.label = QString::fromStdString(cellName(cell));
            out.name = cellText(state_.position, cell, sight_.covered);
            scene_.squares.push_back(out);
        }
    }

    void addStands(Side side) {
        const bool brings =
            sight_.hint && sight_.hint->kind == Move::Kind::place && side == state_.position.toMove;
        const int hinted = brings ? placement_.pieceOf(*sight_.hint, side) : -1;
        for (int stand = 0; stand < placement_.stands(); ++stand) {
            plt::SceneSquare out;
            const QPointF centre = centreOfStand(width_, side, stand);
            const double breadth = width_ == 3 ? narrowStand : 1;
            out.place = QRectF(centre.x() - breadth / 2, centre.y() - 0.5, breadth, 1);
            const int piece = placement_.onStand(side, stand);
            if (piece >= 0 && piece == hinted) out.mark = SquareMark::hint;
            out.name = standText(side, stand, piece < 0 ? -1 : placement_.sizeOf(piece), width_);
            scene_.squares.push_back(out);
        }
    }

    void addPiece(int piece) {
        const Side side = placement_.sideOf(piece);
        const int size = placement_.sizeOf(piece);
        const int cell = placement_.cellOf(piece);
        plt::ScenePiece out;
        out.id = piece;
        out.square = cell < 0 ? squareOfStand(side, placement_.standOf(piece), placement_)
                              : squareOfCell(cell, width_);
        out.centre = cell < 0 ? centreOfStand(width_, side, placement_.standOf(piece)) : centreOfCell(cell);
        out.radius = diameterOf(width_, size) / 2;
        out.height = diameterOf(width_, size) * heightOfDiameter;
        out.colour = side == Side::red ? colours_.red : colours_.yellow;
        out.rings = side == Side::red ? redRings : yellowRings;
        out.hollow = true;
        if (side == state_.position.toMove && placement_.isOutermost(piece)) {
            for (const Move& move : legal_) {
                const bool its = cell < 0 ? move.kind == Move::Kind::place && move.size == size
                                          : move.kind == Move::Kind::shift && move.from == cell;
                if (its) out.targets.push_back(squareOfCell(move.to, width_));
            }
        }
        scene_.pieces.push_back(out);
    }

    void addHint() {
        if (!sight_.hint || sight_.hint->kind == Move::Kind::claimDraw) return;
        const Side side = state_.position.toMove;
        const int piece = placement_.pieceOf(*sight_.hint, side);
        if (piece < 0) return;
        const int cell = placement_.cellOf(piece);
        scene_.hintFrom = cell < 0 ? squareOfStand(side, placement_.standOf(piece), placement_)
                                   : squareOfCell(cell, width_);
        scene_.hintTo = squareOfCell(sight_.hint->to, width_);
    }

    void addTokens() {
        for (int piece = 0; piece < placement_.pieces(); ++piece) {
            const int cell = placement_.cellOf(piece);
            // Pieces that were covered on the board are to be remembered; those beside it everybody knows.
            if (placement_.isOutermost(piece) || (cell >= 0 && !sight_.covered)) continue;
            const Side side = placement_.sideOf(piece);
            const int stand = placement_.standOf(piece);
            const QPointF middle = cell < 0 ? centreOfStand(width_, side, stand) : centreOfCell(cell);
            const auto size = static_cast<std::size_t>(placement_.sizeOf(piece));
            // One corner for each size, starting at the front left.
            const bool right = size == 1 || size == 2;
            const bool back = size == 2;
            plt::ScenePiece out;
            out.id = Placement::maximumPieces + piece;
            out.square = cell < 0 ? squareOfStand(side, stand, placement_) : squareOfCell(cell, width_);
            constexpr double away = 0.5 - tokenInset;
            out.centre = middle + QPointF(right ? away : -away, back ? away : -away);
            out.radius = tokenRadii[size];
            out.height = tokenHeight;
            out.colour = side == Side::red ? colours_.red : colours_.yellow;
            out.rings = side == Side::red ? redRings : yellowRings;
            scene_.pieces.push_back(out);
        }
    }

    const State& state_;
    const Placement& placement_;
    const Sight& sight_;
    int width_;
    Colours colours_;
    MoveList legal_;
    plt::BoardScene scene_;
};

}  // namespace

int cellOfSquare(int square, int width) {
    return square >= 0 && square < width * width ? cellAt(square % width, square / width) : -1;
}

int squareOfCell(int cell, int width) {
    return cellNumber(cell, width);
}

int squareOfStand(Side side, int stand, const Placement& placement) {
    const int width = placement.width();
    return width * width + (side == Side::red ? 0 : placement.stands()) + stand;
}

plt::BoardScene makeScene(const State& state, const Placement& placement, const Sight& sight) {
    return Builder(state, placement, sight).build();
}

}  // namespace gobblet

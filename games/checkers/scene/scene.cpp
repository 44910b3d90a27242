// SPDX-License-Identifier: MIT
#include "checkers/scene/scene.h"

#include "checkers/scene/figures.h"
#include "checkers/scene/landings.h"
#include "checkers/scene/words.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QtMath>

namespace checkers {

namespace {

constexpr int rows = 8;
constexpr int perRow = 4;
constexpr double radius = 0.35;
constexpr double manHeight = 0.2;
constexpr double kingHeight = 0.4;
// Twelve captured pieces form a row almost as long as the board, beside it as narrow as can be: what the stands
// take, the squares of most windows lack.
constexpr double capturedRadius = 0.24;
constexpr double standEnd = 0.12;
constexpr double capturedStep = (8 - 2 * standEnd) / maxPieces;
constexpr double standDistance = 0.34;
constexpr double standWidth = 0.56;
// Steep enough to fill a usual window.
constexpr int usualTilt = 30;
// In a low room the height limits the board, and its width is to spare: seen from further down it is wider, and the
// pieces are larger.
constexpr int lowestRoom = 260;
constexpr int mostTilt = 50;
constexpr int tiltStep = 5;
/// Width of the board with its stands, by its height seen from above.
constexpr double breadth = 1.15;

QPointF cornerOf(int square) {
    return {static_cast<double>(7 - columnOf(square)), static_cast<double>(rowOf(square))};
}

QPointF centreOf(int square) {
    return cornerOf(square) + QPointF(0.5, 0.5);
}

/// The centre of a captured piece.
QPointF standCentre(Side owner, int place) {
    const double along = standEnd + capturedStep * (place + 0.5);
    return owner == Side::second ? QPointF(8 + standDistance, along) : QPointF(-standDistance, 8 - along);
}

/// The second side has one more ring; a crown replaces one.
int ringsOf(const Figure& figure) {
    return (figure.side == Side::first ? 1 : 2) - (figure.king ? 1 : 0);
}

plt::SceneSquare stand(Side side, const std::vector<Figure>& figures, PieceSet set) {
    plt::SceneSquare square;
    const double x = side == Side::first ? 8 + standDistance : -standDistance;
    square.place = QRectF(x - standWidth / 2, 0, standWidth, 8);
    square.name = standName(side, figures, set);
    return square;
}

class Builder {
  public:
    explicit Builder(const Picture& picture)
        : picture_(picture),
          looks_(looksOf(picture.set)),
          figures_(figuresAfter(picture.start, picture.moves)) {
        const Position& now = picture.state.position;
        if (picture.movable && endOf(picture.state) == End::none)
            movable_ = picture.path.empty() ? movablePieces(now) : bit(picture.path.front());
        mustCapture_ = canCapture(now, now.toMove);
        if (picture.path.size() > 1) {
            const Move begun = movesAlong(now, picture.path).front();
            const int jumps = static_cast<int>(picture.path.size()) - 1;
            advance(figures_, begun, jumps);
            recordCaptures(begun, jumps);
        } else if (!picture.moves.empty()) {
            recordCaptures(picture.moves.back(), picture.moves.back().jumps);
        }
    }

    plt::BoardScene build() {
        plt::BoardScene scene;
        scene.board = QRectF(0, 0, 8, 8);
        scene.visible = scene.board.adjusted(-0.65, 0, 0.65, 0);
        scene.tilt = tiltFor(picture_.room);
        scene.turned = picture_.turned;
        scene.squares.resize(squareCount);
        for (int square = 1; square <= squareCount; ++square)
            scene.squares[sceneSquare(square)] = darkSquare(square);
        for (const Side side : {Side::first, Side::second})
            scene.squares.push_back(stand(side, figures_, picture_.set));
        for (int row = 0; row < rows; ++row)
            for (int x = row % 2 == 0 ? 1 : 0; x < 8; x += 2) {
                plt::SceneSquare light;
                light.place = QRectF(x, row, 1, 1);
                light.colour = looks_.lightSquare;
                scene.squares.push_back(light);
            }
        for (const Figure& figure : figures_) scene.pieces.push_back(piece(figure));
        // A game begins without kings, and sooner without their crown.
        if (std::ranges::any_of(figures_, &Figure::king)) scene.pictures = {crown()};
        if (picture_.hint.size() > 1) {
            scene.hintFrom = sceneSquare(picture_.hint.front());
            scene.hintTo = sceneSquare(picture_.hint.back());
            for (std::size_t i = 1; i + 1 < picture_.hint.size(); ++i)
                scene.hintLandings.push_back(sceneSquare(picture_.hint[i]));
        }
        return scene;
    }

  private:
    /// Records the squares over which the moving piece jumps, after the first `jumps` of this move.
    void recordCaptures(const Move& move, int jumps) {
        const auto passed = static_cast<int>(picture_.passing.size());
        if (jumps == 0 || passed == 0 || passed > jumps) return;
        Board at = bit(move.from);
        for (int jump = 0; jump < jumps; ++jump) {
            const Board over = shift(at, move.jumpDirection(jump));
            at = shift(over, move.jumpDirection(jump));
            if (jump >= jumps - passed) taken_.push_back(lowest(over));
        }
        // Undoing passes other squares.
        if (lowest(at) != picture_.passing.back()) taken_.clear();
    }

    /// A captured piece stays until the other has jumped over it: it waits one section of the path per jump.
    std::vector<QPointF> waiting(const Figure& figure) const {
        const auto captured = std::count_if(figures_.begin(), figures_.end(), [&figure](const Figure& one) {
            return one.square == 0 && one.side == figure.side;
        });
        const auto first = static_cast<int>(captured) - static_cast<int>(taken_.size());
        const auto mover = std::find_if(figures_.begin(), figures_.end(), [this](const Figure& one) {
            return !picture_.passing.empty() && one.square == picture_.passing.back();
        });
        if (figure.place < first || mover == figures_.end() || mover->side == figure.side) return {};
        const int jump = figure.place - first;
        return std::vector<QPointF>(static_cast<std::size_t>(jump) + 1, centreOf(taken_[jump]));
    }

    bool canMove(const Figure& figure) const {
        // In an unfinished capture the piece is not where the rules have it.
        if (figure.square == 0 || movable_ == 0) return false;
        if (picture_.path.empty()) return (movable_ & bit(figure.square)) != 0;
        return figure.square == picture_.path.back();
    }

    plt::SceneSquare darkSquare(int number) const {
        plt::SceneSquare square;
        square.place = QRectF(cornerOf(number), QSizeF(1, 1));
        square.colour = looks_.darkSquare;
        square.label = QString::number(number);
        const auto found = std::find_if(figures_.begin(), figures_.end(),
                                        [number](const Figure& figure) { return figure.square == number; });
        const bool occupied = found != figures_.end();
        square.name =
            squareName(number, occupied ? &*found : nullptr, picture_.set, occupied && canMove(*found));
        square.mark = markOf(number);
        return square;
    }

    plt::SquareMark markOf(int number) const {
        const auto isIn = [number](const std::vector<int>& squares) {
            return std::find(squares.begin(), squares.end(), number) != squares.end();
        };
        if (isIn(picture_.hint)) return plt::SquareMark::hint;
        if (picture_.path.empty() && mustCapture_ && (movable_ & bit(number)) != 0)
            return plt::SquareMark::must;
        if (picture_.path.size() > 1)
            return isIn(picture_.path) ? plt::SquareMark::lastMove : plt::SquareMark::none;
        if (picture_.moves.empty() || picture_.moves.back().kind != Move::Kind::board)
            return plt::SquareMark::none;
        return isIn(pathOf(picture_.moves.back())) ? plt::SquareMark::lastMove : plt::SquareMark::none;
    }

    plt::ScenePiece piece(const Figure& figure) const {
        plt::ScenePiece piece;
        piece.id = figure.id;
        piece.colour = looks_.of(figure.side);
        piece.rings = ringsOf(figure);
        piece.radius = radius;
        piece.height = figure.king ? kingHeight : manHeight;
        if (figure.king) piece.picture = 0;
        if (figure.square == 0) {
            piece.square = standOf(other(figure.side));
            piece.centre = standCentre(figure.side, figure.place);
            piece.radius = capturedRadius;
            if (!taken_.empty()) piece.via = waiting(figure);
            return piece;
        }
        piece.square = sceneSquare(figure.square);
        piece.centre = centreOf(figure.square);
        if (!picture_.passing.empty() && picture_.passing.back() == figure.square)
            for (std::size_t i = 0; i + 1 < picture_.passing.size(); ++i)
                piece.via.push_back(centreOf(picture_.passing[i]));
        if (canMove(figure)) {
            const auto path = picture_.path.empty() ? std::vector<int>{figure.square} : picture_.path;
            for (const Landing& landing : landingsFrom(picture_.state.position, path))
                piece.targets.push_back(sceneSquare(landing.square));
        }
        return piece;
    }

    const Picture& picture_;
    Looks looks_;
    std::vector<Figure> figures_;
    Board movable_ = 0;
    bool mustCapture_ = false;
    std::vector<int> taken_;  ///< squares of the pieces captured on the way to this picture
};

}  // namespace

// Keyboard steps from an even row prefer the lower number of the next row, from an odd one the higher: the
// first in the list is preferred.
int sceneSquare(int square) {
    const int row = rowOf(square);
    const int place = (square - 1) % perRow;
    return row * perRow + (row % 2 == 0 ? perRow - 1 - place : place);
}

int squareOf(int index) {
    if (index < 0 || index >= squareCount) return 0;
    const int row = index / perRow;
    const int place = index % perRow;
    return row * perRow + (row % 2 == 0 ? perRow - 1 - place : place) + 1;
}

int standOf(Side side) {
    return squareCount + (side == Side::first ? 0 : 1);
}

double tiltFor(QSize room) {
    if (room.isEmpty() || room.height() >= lowestRoom) return usualTilt;
    int tilt = usualTilt;
    const auto fills = [&room](int degrees) {
        return breadth * room.height() <= room.width() * std::cos(qDegreesToRadians(double(degrees)));
    };
    while (tilt < mostTilt && fills(tilt + tiltStep)) tilt += tiltStep;
    return tilt;
}

plt::BoardScene sceneOf(const Picture& picture) {
    return Builder(picture).build();
}

}  // namespace checkers

// SPDX-License-Identifier: MIT
#include "common/script/view/surface/board_surface.h"

#include "common/accessible/cells.h"
#include "common/board/board_view.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/script/view/picture/drawings.h"
#include "common/script/view/picture/shapes.h"
#include "common/script/view/surface/identities.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include <QCoreApplication>
#include <QHash>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

namespace plt::script {

namespace {

struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(plt::script::Board)
};

/// The distance of rows of circles, and the part of their distance that circles fill.
const double rowDistance = std::sqrt(0.75);
constexpr double circlePart = 0.92;
/// The frame around a wooden or chequered board, in cells and at most in pixels.
constexpr double frameWidth = 0.22;
constexpr double widestFrame = 15;
/// The usual length of the longer side of a board in pixels, and limits of its cells'.
constexpr double usualSide = 480;
constexpr double leastCell = 28;
constexpr double largestCell = 96;
constexpr int usualMargin = 8;

/// Everything that determines how a cell is painted.
struct CellLook {
    Cell cell;
    bool playable = false;  ///< marked as a cell that may be played
    bool operator==(const CellLook&) const = default;
};

std::size_t qHash(const CellLook& look, std::size_t seed = 0) {
    return qHashMulti(seed, static_cast<int>(look.cell.look), static_cast<int>(look.cell.tint),
                      look.cell.drawn, look.playable);
}

/// Numbers for values, which stay the same as long as the board exists.
template <class Value>
class Numbers {
  public:
    quint64 of(const Value& value) {
        const auto found = numbers_.constFind(value);
        if (found != numbers_.constEnd()) return *found;
        values_.push_back(value);
        return *numbers_.insert(value, values_.size() - 1);
    }
    const Value& at(quint64 number) const { return values_.at(number); }

  private:
    std::vector<Value> values_;
    QHash<Value, quint64> numbers_;
};

/// A board of free shapes whose bounds leave no gap.
std::shared_ptr<const BoardGeometry> geometryOf(const Picture& picture) {
    if (picture.grid == Picture::Grid::squares)
        return std::make_shared<SquareGrid>(picture.columns, picture.rows);
    std::vector<QPainterPath> shapes;
    QRectF bounds;
    for (std::size_t i = 0; i < picture.cells.size(); ++i) {
        const Cell& cell = picture.cells[i];
        QRectF area = cell.area;
        if (picture.grid == Picture::Grid::circles) {
            const int number = static_cast<int>(i);
            const int row = number / picture.columns;
            const double x = number % picture.columns + (row % 2) * 0.5;
            area = QRectF(x, row * rowDistance, circlePart, circlePart);
        }
        QPainterPath shape;
        if (cell.exists()) {
            if (picture.grid == Picture::Grid::circles || cell.round)
                shape.addEllipse(area);
            else
                shape.addRect(area);
            bounds |= area;
        }
        shapes.push_back(shape);
    }
    return std::make_shared<FreeShapes>(bounds, std::move(shapes));
}

/// The part of a picture on which the geometry depends.
bool hasSameCells(const Picture& one, const Picture& other) {
    const auto isSame = [](const Cell& cell, const Cell& with) {
        return cell.exists() == with.exists() && cell.area == with.area && cell.round == with.round;
    };
    return one.grid == other.grid && one.columns == other.columns && one.rows == other.rows &&
           std::equal(one.cells.begin(), one.cells.end(), other.cells.begin(), other.cells.end(), isSame);
}

class Board : public BoardView {
  public:
    Board(Input& input, Drawings& drawings) : input_(input), drawings_(drawings) {
        connect(this, &BoardView::cellActivated, this, [this](int cell, const CellInput& by) {
            if (by.button == Qt::LeftButton) input_.press(cell);
        });
        connect(this, &BoardView::pieceMoved, this, [this](int piece, int cell) {
            const int from = cellOf(piece);
            if (from < 0 || !input_.drag(from, cell)) showAgain();
        });
        connect(this, &BoardView::moveRefused, this, [this](int piece, int cell) {
            if (cell >= 0 && cell != cellOf(piece) && input_.handles("drag"))
                input_.drag(cellOf(piece), cell);
        });
        connect(this, &BoardView::cellReleased, this, [this](int cell, int over, const CellInput& by) {
            if (by.button == Qt::LeftButton && over >= 0 && over != cell && liftedPiece() < 0 &&
                input_.handles("drag"))
                input_.drag(cell, over);
        });
    }

    void show(const Shown& shown, bool animated) {
        const bool isSame = geometry_ != nullptr && hasSameCells(shown_.picture, shown.picture);
        shown_ = shown;
        const Picture& picture = shown_.picture;
        if (!isSame) {
            geometry_ = geometryOf(picture);
            frame_ = frameOf();
            fitMargin();
        }
        numbers_ = identities_.find(picture.pieces, picture.columns, shown.moved);
        BoardPicture board;
        for (int cell = 0; cell < static_cast<int>(picture.cells.size()); ++cell) {
            CellLook look{picture.cells[static_cast<std::size_t>(cell)], false};
            look.cell.name.clear();
            look.cell.area = {};
            look.playable = shown.marksMoves && look.cell.drawn.isEmpty() && pieceOn(cell) == nullptr &&
                            shown.moves.at(placeOfCell(cell)) != nullptr;
            board.cells.push_back(looks_.of(look));
        }
        for (std::size_t i = 0; i < picture.pieces.size(); ++i) board.pieces.push_back(pieceOf(i));
        board.marks = shown.marks;
        board.last = shown.last;
        setPicture(geometry_, std::move(board), animated);
    }
    void showAgain() { show(Shown(shown_), true); }

    QString cellName(int cell) const override {
        const Picture& picture = shown_.picture;
        QStringList words;
        if (picture.grid != Picture::Grid::free)
            words << placeName(cell / picture.columns + 1, cell % picture.columns + 1);
        words << contentName(cellAt(cell), pieceOn(cell));
        if (std::find(shown_.marks.begin(), shown_.marks.end(), cell) != shown_.marks.end())
            words << BoardWords::tr("hint");
        return listed(words);
    }
    bool cellExists(int cell) const override { return cellAt(cell).exists(); }
    bool cellEnabled(int cell) const override {
        if (!shown_.mayMove || !cellExists(cell)) return false;
        const QString place = placeOfCell(cell);
        return input_.handles("press") || shown_.moves.at(place) != nullptr ||
               !shown_.moves.targetsOf(place).isEmpty();
    }

    QSize sizeHint() const override {
        if (geometry_ == nullptr) return BoardView::sizeHint();
        // Few cells are large, and many fill the height of a screen.
        const QSizeF cells = geometry_->bounds().size();
        const double side =
            std::clamp(usualSide / std::max(cells.width(), cells.height()), leastCell, largestCell);
        return (cells * side).toSize() + QSize(2, 2) * usualMargin;
    }

    void paintPrinted(QPainter& painter, const QRectF& area) const {
        if (geometry_ == nullptr) return;
        const QRectF bounds = geometry_->bounds();
        const double scale =
            std::min(area.width() / (bounds.width() + 0.6), area.height() / (bounds.height() + 0.6));
        const QTransform place =
            QTransform::fromScale(scale, scale).translate(-bounds.center().x(), -bounds.center().y()) *
            QTransform::fromTranslate(area.center().x(), area.center().y());
        const QPalette paper(Qt::white);
        painter.setRenderHint(QPainter::Antialiasing);
        paintFrame(painter, place.map(frame_), scale * frameWidth, paper);
        for (int cell = 0; cell < geometry_->cellCount(); ++cell)
            paintCellLook(painter, place.mapRect(geometry_->cellRect(cell)), cellAt(cell), {}, paper);
        for (const Piece& piece : shown_.picture.pieces)
            paintDrawn(painter, place.mapRect(geometry_->cellRect(piece.cell)), piece.drawn, paper,
                       groundOf(cellAt(piece.cell), paper), true, drawings_);
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        fitMargin();
        BoardView::resizeEvent(event);
    }

    void paintBackground(QPainter& painter, const QRectF& board) override {
        Q_UNUSED(board)
        if (frame_.isEmpty()) return;
        const QPointF origin = toWidget(QPointF(0, 0));
        painter.setRenderHint(QPainter::Antialiasing);
        paintFrame(painter, QTransform::fromScale(unit(), unit()).map(frame_).translated(origin),
                   std::min(unit() * frameWidth, frameRoom()), palette());
    }

    void paintCell(QPainter& painter, const CellPaint& paint) override {
        const CellLook& look = looks_.at(paint.look);
        const CellLook& before = looks_.at(paint.previousLook);
        const bool enabled = cellEnabled(paint.cell);
        const CellTouch touch{paint.hovered && enabled, paint.pressed && enabled,
                              shown_.picture.grid == Picture::Grid::circles || cellAt(paint.cell).round};
        painter.setRenderHint(QPainter::Antialiasing);
        if (paint.progress < 1 && look != before) {
            paintWhole(painter, paint.rect, before, touch);
            painter.setOpacity(paint.progress);
            paintWhole(painter, paint.rect, look, touch);
            painter.setOpacity(1);
        } else {
            paintWhole(painter, paint.rect, look, touch);
        }
    }

    void paintPiece(QPainter& painter, const PiecePaint& paint) override {
        const Drawn& now = pieces_.at(paint.look);
        const Drawn& before = pieces_.at(paint.previousLook);
        const bool turns = paint.progress < 1 && now != before;
        const QPointF centre = paint.rect.center();
        painter.save();
        if (turns) {
            // Seen from above, a piece that turns over gets narrow and wide again.
            painter.translate(centre);
            painter.scale(std::max(0.06, std::abs(std::cos(std::numbers::pi * paint.progress))), 1);
            painter.translate(-centre);
        }
        const Piece* piece = pieceCalled(paint.id);
        const QColor ground = groundOf(piece != nullptr ? cellAt(piece->cell) : Cell(), palette());
        Drawn drawn = turns && paint.progress < 0.5 ? before : now;
        paintDrawn(painter, paint.rect, drawn, palette(), ground, true, drawings_);
        if (paint.hovered && paint.lift == 0 && drawn.shape != Shape::none && drawn.shape != Shape::drawing) {
            painter.setOpacity(painter.opacity() * 0.16);
            drawn.tint = Tint::white;
            drawn.text.clear();
            paintDrawn(painter, paint.rect, drawn, palette(), ground, true, drawings_);
        }
        painter.restore();
    }

    bool keyPressed(int cell, QKeyEvent* event) override {
        if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
        const QString key = keyName(event->key(), event->text());
        return !key.isEmpty() && input_.key(key, cell);
    }

    int changeDuration(int, quint64, quint64) const override { return motion::fade; }

  private:
    /// The room for a frame around the board in pixels, less in a small window.
    double frameRoom() const { return std::clamp(std::min(width(), height()) / 28.0, 4.0, widestFrame); }
    void fitMargin() { setBoardMargin(frame_.isEmpty() ? usualMargin : qRound(frameRoom()) + 4); }

    const Cell& cellAt(int cell) const {
        static const Cell none = [] {
            Cell missing;
            missing.look = Look::none;
            return missing;
        }();
        const auto& cells = shown_.picture.cells;
        return cell >= 0 && cell < static_cast<int>(cells.size()) ? cells[static_cast<std::size_t>(cell)]
                                                                  : none;
    }
    const Piece* pieceOn(int cell) const {
        // The last one is painted above the others.
        const Piece* found = nullptr;
        for (const Piece& piece : shown_.picture.pieces)
            if (piece.cell == cell) found = &piece;
        return found;
    }
    const Piece* pieceCalled(int number) const {
        const auto found = std::find(numbers_.begin(), numbers_.end(), number);
        return found == numbers_.end()
                   ? nullptr
                   : &shown_.picture.pieces[static_cast<std::size_t>(found - numbers_.begin())];
    }
    int cellOf(int number) const {
        const Piece* piece = pieceCalled(number);
        return piece != nullptr ? piece->cell : -1;
    }

    PiecePicture pieceOf(std::size_t index) {
        const Piece& piece = shown_.picture.pieces[index];
        const QRectF area = geometry_->cellRect(piece.cell);
        PiecePicture picture;
        picture.id = numbers_[index];
        picture.look = pieces_.of(piece.drawn);
        picture.centre = area.center();
        picture.size = std::min(area.width(), area.height());
        picture.cell = piece.cell;
        for (const QString& target : shown_.moves.targetsOf(placeOfCell(piece.cell))) {
            const int cell = target.toInt() - 1;
            if (cellExists(cell)) picture.targets.push_back(cell);
        }
        return picture;
    }

    /// The outline of the board's wood or border in cells; empty if its cells lie on paper.
    QPainterPath frameOf() const {
        const auto needsFrame = [](const Cell& cell) {
            return cell.look == Look::hole || cell.look == Look::light || cell.look == Look::dark ||
                   cell.look == Look::felt;
        };
        const auto& cells = shown_.picture.cells;
        const auto framed = std::count_if(cells.begin(), cells.end(), needsFrame);
        const auto all =
            std::count_if(cells.begin(), cells.end(), [](const Cell& cell) { return cell.exists(); });
        QPainterPath frame;
        if (shown_.picture.grid != Picture::Grid::squares || framed * 2 <= all) return frame;
        for (int cell = 0; cell < geometry_->cellCount(); ++cell) {
            if (!cellAt(cell).exists()) continue;
            QPainterPath square;
            square.addRect(geometry_->cellRect(cell));
            frame = frame.united(square);
        }
        return frame.simplified();
    }

    void paintFrame(QPainter& painter, const QPainterPath& path, double width,
                    const QPalette& palette) const {
        const bool hasHoles = std::any_of(shown_.picture.cells.begin(), shown_.picture.cells.end(),
                                          [](const Cell& cell) { return cell.look == Look::hole; });
        Cell like;
        like.look = hasHoles ? Look::hole : Look::dark;
        const QColor wood = hasHoles ? groundOf(like, palette) : shaded(groundOf(like, palette), -0.3);
        QPainterPathStroker stroker;
        stroker.setWidth(2 * width);
        stroker.setJoinStyle(Qt::RoundJoin);
        const QPainterPath board = path.united(stroker.createStroke(path)).simplified();
        const QRectF box = board.boundingRect();
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 40));
        painter.drawPath(board.translated(1.5, 2.5));
        QLinearGradient light(box.topLeft(), box.bottomRight());
        light.setColorAt(0, shaded(wood, 0.16));
        light.setColorAt(1, shaded(wood, -0.14));
        painter.setBrush(light);
        painter.setPen(QPen(shaded(wood, -0.42), 1.5));
        painter.drawPath(board);
    }

    void paintCellLook(QPainter& painter, const QRectF& box, const Cell& cell, const CellTouch& touch,
                       const QPalette& palette) const {
        paintLook(painter, box, cell, touch, palette);
        if (cell.exists())
            paintDrawn(painter, box, cell.drawn, palette, groundOf(cell, palette), false, drawings_);
    }
    void paintWhole(QPainter& painter, const QRectF& box, const CellLook& look,
                    const CellTouch& touch) const {
        paintCellLook(painter, box, look.cell, touch, palette());
        if (!look.playable) return;
        // A dot that reads on any ground.
        const double radius = std::min(box.width(), box.height()) * (touch.hovered ? 0.17 : 0.12);
        const QColor ground = groundOf(look.cell, palette());
        const QColor dot = contrast(Qt::white, ground) >= contrast(Qt::black, ground)
                               ? QColor(255, 255, 255, 150)
                               : QColor(0, 0, 0, 110);
        painter.setPen(Qt::NoPen);
        painter.setBrush(dot);
        painter.drawEllipse(box.center(), radius, radius);
    }

    Input& input_;
    Drawings& drawings_;
    Shown shown_;
    std::shared_ptr<const BoardGeometry> geometry_;
    QPainterPath frame_;
    Identities identities_;
    std::vector<int> numbers_;  ///< of the picture's pieces
    Numbers<CellLook> looks_;
    Numbers<Drawn> pieces_;
};

class BoardSurface : public Surface {
  public:
    BoardSurface(Input& input, Drawings& drawings) : board_(new Board(input, drawings)) {}
    QWidget& widget() override { return *board_; }
    void show(const Shown& shown, bool animated) override { board_->show(shown, animated); }
    QRegion occupiedRegion(const QWidget& holder) const override { return board_->occupiedRegion(holder); }
    void print(QPainter& painter, const QRectF& area) override { board_->paintPrinted(painter, area); }

  private:
    Board* board_;  ///< owned by the widget around it
};

}  // namespace

std::unique_ptr<Surface> makeBoardSurface(Input& input, Drawings& drawings) {
    return std::make_unique<BoardSurface>(input, drawings);
}

}  // namespace plt::script

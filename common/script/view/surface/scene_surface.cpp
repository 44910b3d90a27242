// SPDX-License-Identifier: MIT
#include "common/script/view/surface/scene_surface.h"

#include "common/board3d/scene_board.h"
#include "common/look/colours.h"
#include "common/script/view/picture/shapes.h"
#include "common/script/view/surface/identities.h"

#include <algorithm>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainterPath>

namespace plt::script {

namespace {

struct SceneWords {
    Q_DECLARE_TR_FUNCTIONS(plt::script::Board)
};

const QColor darkSquare(0x2E, 0x3F, 0x64);
const QColor lightSquare(0x3A, 0x4E, 0x78);
const QColor felt(0x2A, 0x70, 0x52);
constexpr double radius = 0.37;

/// The colour of a square; neighbours differ a little, so that squares of one look can be counted.
QColor squareColour(const Cell& cell, bool odd, const QPalette& palette) {
    switch (cell.look) {
        case Look::light:
            return lightSquare;
        case Look::dark:
            return darkSquare;
        case Look::plain:
            return odd ? lightSquare : darkSquare;
        case Look::felt:
            return shaded(felt, odd ? 0.06 : -0.06);
        default:
            return groundOf(cell, palette);
    }
}

class Scene : public SceneBoard {
  public:
    explicit Scene(Input& input) : input_(input) {
        connect(this, &SceneBoard::pieceMoved, this, [this](int piece, int square) {
            const int from = cellOf(piece);
            if (from < 0 || !input_.drag(from, square)) show(Shown(shown_), true);
        });
        connect(this, &SceneBoard::moveRefused, this, [this](int piece, int square) {
            if (square >= 0 && square != cellOf(piece) && input_.handles("drag"))
                input_.drag(cellOf(piece), square);
        });
        connect(this, &SceneBoard::squareChosen, this, [this](int square) { input_.press(square); });
        connect(this, &SceneBoard::notice, this, [this](const QString& text) { input_.refuse(text); });
    }

    void show(const Shown& shown, bool animated) {
        shown_ = shown;
        const Picture& picture = shown_.picture;
        numbers_ = identities_.find(picture.pieces, picture.columns, shown.moved);
        BoardScene scene;
        scene.visible = scene.board = QRectF(0, 0, picture.columns, picture.rows);
        scene.turned = picture.turned;
        scene.tilt = 38;
        for (int cell = 0; cell < static_cast<int>(picture.cells.size()); ++cell)
            scene.squares.push_back(squareOf(cell));
        std::vector<Shape> emblems;
        for (std::size_t i = 0; i < picture.pieces.size(); ++i) scene.pieces.push_back(pieceOf(i, emblems));
        for (const Shape shape : emblems)
            scene.emblems.push_back(QTransform::fromScale(0.9, 0.9).map(shapePath(shape)));
        if (!shown.hint.from.isEmpty()) {
            const int count = static_cast<int>(picture.cells.size());
            const int from = shown.hint.from.toInt() - 1;
            const int to = shown.hint.to.toInt() - 1;
            if (from >= 0 && from < count && to >= 0 && to < count) {
                scene.hintFrom = from;
                scene.hintTo = to;
            }
        }
        setScene(std::move(scene), animated);
    }

  protected:
    bool keyPressed(QKeyEvent* event) override {
        if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
        const QString key = keyName(event->key(), event->text());
        return !key.isEmpty() && input_.key(key, cursorSquare());
    }

  private:
    QPointF cornerOf(int cell) const {
        const Picture& picture = shown_.picture;
        return {static_cast<double>(cell % picture.columns),
                static_cast<double>(picture.rows - 1 - cell / picture.columns)};
    }
    int cellOf(int number) const {
        const auto found = std::find(numbers_.begin(), numbers_.end(), number);
        return found == numbers_.end()
                   ? -1
                   : shown_.picture.pieces[static_cast<std::size_t>(found - numbers_.begin())].cell;
    }
    SceneSquare squareOf(int cell) const {
        const Picture& picture = shown_.picture;
        const Cell& from = picture.cells[static_cast<std::size_t>(cell)];
        SceneSquare square;
        square.place = QRectF(cornerOf(cell), QSizeF(1, 1));
        if (!from.exists()) return square;
        const int row = cell / picture.columns;
        const int column = cell % picture.columns;
        square.colour = squareColour(from, (row + column) % 2 != 0, palette());
        if (from.drawn.shape != Shape::none)
            square.disc = tintColour(from.drawn.tint, palette(), shaded(square.colour, 0.3));
        square.label = column < 26 ? QChar(u'a' + column) + QString::number(picture.rows - row) : QString();
        const Piece* piece = nullptr;
        for (const Piece& one : picture.pieces)
            if (one.cell == cell) piece = &one;
        square.name = QStringLiteral("%1, %2").arg(square.label, contentName(from, piece));
        const auto isIn = [cell](const std::vector<int>& cells) {
            return std::find(cells.begin(), cells.end(), cell) != cells.end();
        };
        if (isIn(shown_.marks)) {
            square.mark = SquareMark::hint;
            square.name += QStringLiteral(", ") + SceneWords::tr("hint");
        } else if (isIn(shown_.last)) {
            square.mark = SquareMark::lastMove;
        }
        square.open = shown_.moves.at(placeOfCell(cell)) != nullptr;
        if (square.open && shown_.marksMoves && !square.disc.isValid()) {
            square.disc = shaded(square.colour, 0.28);
            square.discRadius = 0.13;
        }
        return square;
    }
    ScenePiece pieceOf(std::size_t index, std::vector<Shape>& emblems) const {
        const Piece& from = shown_.picture.pieces[index];
        ScenePiece piece;
        piece.id = numbers_[index];
        piece.square = from.cell;
        piece.centre = cornerOf(from.cell) + QPointF(0.5, 0.5);
        piece.radius = from.drawn.small ? 0.24 : radius;
        piece.height = from.height;
        piece.colour = tintColour(from.drawn.tint, palette(), distinctHue(0));
        piece.rings = from.rings;
        piece.face = static_cast<int>(from.drawn.tint);
        const Shape shape = from.drawn.shape;
        const bool isPlain = shape == Shape::disc || shape == Shape::stone || shape == Shape::peg ||
                             shape == Shape::none || shape == Shape::drawing;
        if (!isPlain) {
            auto known = std::find(emblems.begin(), emblems.end(), shape);
            if (known == emblems.end()) known = emblems.insert(emblems.end(), shape);
            piece.emblem = static_cast<int>(known - emblems.begin());
        }
        for (const QString& target : shown_.moves.targetsOf(placeOfCell(from.cell))) {
            const int cell = target.toInt() - 1;
            if (cell >= 0 && cell < static_cast<int>(shown_.picture.cells.size()))
                piece.targets.push_back(cell);
        }
        return piece;
    }

    Input& input_;
    Shown shown_;
    Identities identities_;
    std::vector<int> numbers_;
};

class SceneSurface : public Surface {
  public:
    explicit SceneSurface(Input& input) : scene_(new Scene(input)) {}
    QWidget& widget() override { return *scene_; }
    void show(const Shown& shown, bool animated) override { scene_->show(shown, animated); }
    QRegion occupiedRegion(const QWidget& holder) const override {
        return QRect(scene_->mapTo(&holder, QPoint()), scene_->size());
    }
    QList<QAction*> actions() const override { return scene_->viewActions(); }
    void readPreferences(Preferences& preferences) override { scene_->readPreferences(preferences); }

  private:
    Scene* scene_;  ///< owned by the widget around it
};

}  // namespace

std::unique_ptr<Surface> makeSceneSurface(Input& input) {
    return std::make_unique<SceneSurface>(input);
}

}  // namespace plt::script

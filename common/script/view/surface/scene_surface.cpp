// SPDX-License-Identifier: MIT
#include "common/script/view/surface/scene_surface.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/script/pieces/pieces_board.h"
#include "common/script/view/picture/drawings.h"
#include "common/script/view/picture/shapes.h"
#include "common/script/view/surface/identities.h"
#include "common/system/libraries/libraries.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QFont>
#include <QKeyEvent>
#include <QLibrary>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

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

/// Returns letters within the square from (-1, -1) to (1, 1).
QPainterPath lettersPath(const QString& text) {
    constexpr double widest = 1.7;
    constexpr double highest = 1.15;
    QFont font;
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath path;
    path.addText(0, 0, font, text);
    const QRectF box = path.boundingRect();
    if (box.isEmpty()) return {};
    const double scale = std::min(widest / box.width(), highest / box.height());
    return QTransform::fromScale(scale, scale).map(path.translated(-box.center()));
}

/// The drawing on the top of a piece; its colour follows from that of the piece.
struct Top {
    Shape shape = Shape::none;
    int turn = 0;
    QString text;
    QString file;
    int edition = 0;
    bool operator==(const Top&) const = default;

    explicit Top(const Drawn& drawn) : text(drawn.text) {
        const bool isRound =
            drawn.shape == Shape::disc || drawn.shape == Shape::stone || drawn.shape == Shape::peg;
        if (isRound || drawn.shape == Shape::none) return;
        shape = drawn.shape;
        turn = drawn.turn;
        file = drawn.file;
        edition = drawn.edition;
    }
    bool isEmpty() const { return shape == Shape::none && text.isEmpty(); }
    bool isPicture() const { return shape == Shape::drawing; }
};

QPainterPath emblemOf(const Top& top) {
    const QPainterPath letters = lettersPath(top.text);
    if (top.shape == Shape::none) return letters;
    constexpr double part = 0.9;
    const QPainterPath shape = QTransform().rotate(top.turn).scale(part, part).map(shapePath(top.shape));
    // Letters are cut out of a shape.
    return letters.isEmpty() ? shape : shape.subtracted(QTransform::fromScale(0.6, 0.6).map(letters));
}

QImage pictureOf(const Top& top, const QColor& ground, Drawings& drawings) {
    constexpr int side = 256;
    QImage image(side, side, QImage::Format_RGBA8888_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    // On a cell it has a margin, which the top of a piece has anyway.
    constexpr double margin = side * 0.08;
    const QRectF all(-margin, -margin, side + 2 * margin, side + 2 * margin);
    Drawn drawn;
    drawn.shape = Shape::drawing;
    drawn.turn = top.turn;
    drawn.text = top.text;
    drawn.file = top.file;
    paintDrawn(painter, all, drawn, {}, ground, true, drawings);
    return image;
}

/// The tops of the pieces that were shown lately, so that the same one has the same number in many scenes.
class Tops {
  public:
    explicit Tops(Drawings& drawings) : drawings_(drawings) {}

    /// Begins a scene. Those of earlier scenes are dropped if there are many.
    void begin() {
        constexpr std::size_t most = 64;
        if (emblems.size() + pictures.size() < most) return;
        known_.clear();
        emblems.clear();
        pictures.clear();
    }
    void give(const Drawn& drawn, ScenePiece& piece) {
        const Top top(drawn);
        if (top.isEmpty()) return;
        auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& one) {
            return one.top == top && one.ground == piece.colour;
        });
        if (found == known_.end()) {
            Known known{top, piece.colour, 0};
            if (top.isPicture()) {
                known.number = static_cast<int>(pictures.size());
                pictures.push_back(pictureOf(top, piece.colour, drawings_));
            } else {
                known.number = static_cast<int>(emblems.size());
                emblems.push_back(emblemOf(top));
            }
            found = known_.insert(known_.end(), known);
        }
        (top.isPicture() ? piece.picture : piece.emblem) = found->number;
    }

    std::vector<QPainterPath> emblems;
    std::vector<QImage> pictures;

  private:
    struct Known {
        Top top;
        QColor ground;
        int number = 0;
    };
    Drawings& drawings_;
    std::vector<Known> known_;
};

class Scene : public Surface {
  public:
    Scene(Input& input, Drawings& drawings, MakePiecesBoard make)
        : input_(input),
          tops_(drawings),
          board_(make({[this](int piece, int square) {
                           const int from = cellOf(piece);
                           if (from < 0 || !input_.drag(from, square)) show(Shown(shown_), true);
                       },
                       [this](int piece, int square) {
                           if (square >= 0 && square != cellOf(piece) && input_.handles("drag"))
                               input_.drag(cellOf(piece), square);
                       },
                       [this](int square) { input_.press(square); },
                       [this](const QString& text) { input_.refuse(text); },
                       [this](QKeyEvent* event, int cursor) { return keyPressed(event, cursor); }})) {}

    QWidget& widget() override { return board_->widget(); }
    QRegion occupiedRegion(const QWidget& holder) const override { return board_->occupiedRegion(holder); }
    QList<QAction*> actions() const override { return board_->viewActions(); }
    void readPreferences(Preferences& preferences) override { board_->readPreferences(preferences); }

    void show(const Shown& shown, bool animated) override {
        shown_ = shown;
        const Picture& picture = shown_.picture;
        numbers_ = identities_.find(picture.pieces, picture.columns, shown.moved);
        BoardScene scene;
        scene.visible = scene.board = QRectF(0, 0, picture.columns, picture.rows);
        scene.turned = picture.turned;
        scene.tilt = 38;
        for (int cell = 0; cell < static_cast<int>(picture.cells.size()); ++cell)
            scene.squares.push_back(squareOf(cell));
        tops_.begin();
        for (std::size_t i = 0; i < picture.pieces.size(); ++i) scene.pieces.push_back(pieceOf(i));
        scene.emblems = tops_.emblems;
        scene.pictures = tops_.pictures;
        if (!shown.hint.from.isEmpty()) {
            const int count = static_cast<int>(picture.cells.size());
            const int from = shown.hint.from.toInt() - 1;
            const int to = shown.hint.to.toInt() - 1;
            if (from >= 0 && from < count && to >= 0 && to < count) {
                scene.hintFrom = from;
                scene.hintTo = to;
            }
        }
        board_->setScene(std::move(scene), animated);
    }

  private:
    bool keyPressed(QKeyEvent* event, int cursor) {
        if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
        const QString key = keyName(event->key(), event->text());
        return !key.isEmpty() && input_.key(key, cursor);
    }
    QPalette palette() const { return board_->widget().palette(); }
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
            square.name = listed({square.name, SceneWords::tr("hint")});
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
    ScenePiece pieceOf(std::size_t index) {
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
        tops_.give(from.drawn, piece);
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
    Tops tops_;
    const std::unique_ptr<PiecesBoard> board_;
};

}  // namespace

QString piecesLibrary() {
    return libraryBeside(QStringLiteral("libpltgames-script-pieces.so"));
}

std::unique_ptr<Surface> makeSceneSurface(Input& input, Drawings& drawings, const QString& library,
                                          QString* problem) {
    QLibrary loaded(library);
    const auto make = reinterpret_cast<MakePiecesBoard>(loaded.resolve("plt_pieces_board"));
    if (make != nullptr) return std::make_unique<Scene>(input, drawings, make);
    *problem = SceneWords::tr("The board is shown flat: %1").arg(loaded.errorString().simplified());
    return nullptr;
}

}  // namespace plt::script

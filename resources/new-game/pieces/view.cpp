// SPDX-License-Identifier: MIT
#include "new-game/view.h"

#include "common/language/translated.h"

#include <algorithm>
#include <utility>

#include <QVBoxLayout>

namespace new_game {

namespace {

const QColor darkSquare(0x2E, 0x3F, 0x64);
const QColor lightSquare(0x3A, 0x4E, 0x78);
const QColor orangePiece(0xE6, 0x9F, 0x00);
const QColor whitePiece(0xF1, 0xED, 0xE2);

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent), board_(new plt::SceneBoard) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(board_);
    addGameActions(Menu::view, board_->viewActions());
    connect(board_, &plt::SceneBoard::pieceMoved, this, [this](int piece, int square) {
        if (!play({squareWith(piece), square})) refresh(true);
    });
    connect(board_, &plt::SceneBoard::moveRefused, this, [this](int piece, int square) {
        if (square < 0) return;
        if (const auto next = Rules::apply(state(), {squareWith(piece), square}); !next)
            Q_EMIT notice(plt::translated(next.problem()));
    });
    connect(board_, &plt::SceneBoard::notice, this, &View::notice);
}

void View::ready() {
    board_->readPreferences(preferences());
}

QString View::statusText() const {
    const int seat = Rules::seatToMove(state());
    if (seat == nothing) return {};
    const QString side = seatNames().at(seat);
    return isThinking() ? tr("%1 is thinking.").arg(side) : tr("It is %1's turn.").arg(side);
}

int View::squareWith(int piece) const {
    const auto& squares = state().squares;
    return static_cast<int>(std::find(squares.begin(), squares.end(), piece) - squares.begin());
}

plt::SceneSquare View::squareOf(int square) const {
    const int row = state().rowOf(square);
    const int column = state().columnOf(square);
    const QString where = QString::fromStdString(squareName(square, state().size));
    const int side = state().sideOf(state().pieceOn(square));
    plt::SceneSquare picture;
    picture.place = QRectF(column, row, 1, 1);
    picture.colour = (row + column) % 2 == 0 ? darkSquare : lightSquare;
    picture.label = where;
    picture.name = side == nothing  ? tr("%1, empty").arg(where)
                   : side == orange ? tr("%1, orange piece").arg(where)
                                    : tr("%1, white piece").arg(where);
    const auto isIn = [square](const Move& move) { return square == move.from || square == move.to; };
    if (const auto* step = hintStep(); step != nullptr && isIn(step->move))
        picture.mark = plt::SquareMark::hint;
    else if (state().winner != nothing && square == state().last->to)
        picture.mark = plt::SquareMark::winning;
    else if (state().last && isIn(*state().last))
        picture.mark = plt::SquareMark::lastMove;
    return picture;
}

plt::ScenePiece View::pieceOn(int square, const std::vector<Move>& moves) const {
    const int piece = state().pieceOn(square);
    const bool isOrange = state().sideOf(piece) == orange;
    plt::ScenePiece picture;
    picture.id = piece;
    picture.square = square;
    picture.centre = QPointF(state().columnOf(square) + 0.5, state().rowOf(square) + 0.5);
    picture.height = 0.3;
    picture.colour = isOrange ? orangePiece : whitePiece;
    picture.rings = isOrange ? 1 : 2;  // tells the sides apart without colours
    for (const Move& move : moves)
        if (move.from == square) picture.targets.push_back(move.to);
    return picture;
}

void View::showState(bool animated) {
    const int size = state().size;
    plt::BoardScene scene;
    scene.visible = scene.board = QRectF(0, 0, size, size);
    // The only person at this board sits in front of it.
    scene.turned = session().loneSeat() == white;
    // A piece without targets cannot be lifted, so the player cannot move for a thinking computer.
    const auto moves = isThinking() ? std::vector<Move>() : Rules::legalMoves(state());
    for (int square = 0; square < size * size; ++square) {
        scene.squares.push_back(squareOf(square));
        if (state().pieceOn(square) != nothing) scene.pieces.push_back(pieceOn(square, moves));
    }
    board_->setScene(std::move(scene), animated);
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    form.number(tr("Squares in a row"), &options.size, 5, maximumSquares);
}

}  // namespace new_game

#include "moc_view.cpp"

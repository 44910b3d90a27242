// SPDX-License-Identifier: MIT
#include "pousse/scene/tray.h"

#include "common/accessible/keys.h"
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "pousse/board/notation.h"
#include "pousse/scene/looks.h"
#include "pousse/scene/words.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QPainter>

namespace pousse {

namespace {

constexpr qreal markerSize = 0.78;
/// The margin of the board; in a view this low it gives way.
constexpr int margin = 6;
constexpr int lowHeight = 240;
constexpr int lowMargin = 2;
/// Part of a step by which a line is pushed on in the preview.
constexpr double previewPart = 0.36;
/// Durations of a step and of a fall over the edge, in ms at the normal pace.
constexpr int pushTime = 240;
constexpr int previewTime = 110;
constexpr int fallTime = 160;
/// Distance and final size of a falling marker.
constexpr double fallDepth = 0.45;
constexpr qreal fallSize = 0.4;

}  // namespace

Tray::Tray(QWidget* parent) : BoardView(parent) {
    setBoardMargin(margin);
    connect(this, &BoardView::activeCellChanged, this, &Tray::updatePreview);
    connect(this, &BoardView::cellActivated, this, &Tray::choose);
}

// Pictures --------------------------------------------------------------------------------------------------

void Tray::show(const Picture& picture, bool pushed, bool animated) {
    const int size = picture.state.options.size;
    const bool sameBoard = ring_ != nullptr && ring_->size() == size;
    picture_ = picture;
    markers_ = markersAfter(picture.moves, size);
    if (!sameBoard) ring_ = std::make_shared<Ring>(size);
    if (!picture.isOpen) setTyped({});
    const auto before = previewed_;
    if (pushed && !picture.moves.empty()) {
        done_ = ring_->moveOf(activeCell());
        if (animated && sameBoard && plt::motion::isEnabled()) {
            auto stages = stagesOf(picture.moves.back());
            previewed_.reset();
            setStages(ring_, std::move(stages));
            if (before) Q_EMIT previewChanged();
            return;
        }
    }
    previewed_ = wantedPreview();
    setPicture(ring_, previewed_ ? pushedOn(*previewed_, previewPart) : atRest(), animated);
    if (before != previewed_) Q_EMIT previewChanged();
}

void Tray::updatePreview() {
    if (ring_ == nullptr) return;
    done_.reset();
    const auto wanted = wantedPreview();
    if (wanted == previewed_) return;
    previewed_ = wanted;
    setPicture(ring_, wanted ? pushedOn(*wanted, previewPart) : atRest(), true);
    Q_EMIT previewChanged();
}

std::optional<Move> Tray::wantedPreview() const {
    if (!picture_.isOpen) return std::nullopt;
    const auto wanted = ring_->moveOf(activeCell());
    return wanted == done_ ? std::nullopt : wanted;
}

Mark Tray::loserByRepetition() const {
    return endOf(state()) == End::repetition ? other(winnerOf(state())) : Mark::none;
}

plt::PiecePicture Tray::pieceOf(const Marker& marker) const {
    plt::PiecePicture piece;
    piece.id = marker.id;
    piece.look = MarkerLook{marker.mark}.number();
    piece.cell = ring_->cellOf(marker.square);
    piece.centre = ring_->cellRect(piece.cell).center();
    piece.size = markerSize;
    return piece;
}

plt::BoardPicture Tray::atRest() const {
    plt::BoardPicture picture;
    picture.cells.assign(ring_->cellCount(), 0);
    const auto ground = [&](const Square& square, Ground look) {
        picture.cells[ring_->cellOf(square)] = static_cast<quint64>(look);
    };
    for (const Move& move : insertionsOn(ring_->size())) {
        EdgeLook edge;
        edge.isOpen = picture_.isOpen;
        edge.repeats = picture_.warns && wouldRepeat(state(), move);
        picture.cells[ring_->cellOf(move)] = edge.number();
    }
    const Mark winner = winnerOf(state());
    if (endOf(state()) == End::straights)
        for (const Straight& straight : straightsOf(state().board, winner))
            for (int i = 0; i < ring_->size(); ++i)
                ground(straight.isRow ? Square{straight.line, i} : Square{i, straight.line}, Ground::won);
    const Mark loser = loserByRepetition();
    for (const Marker& marker : markers_) {
        picture.pieces.push_back(pieceOf(marker));
        if (marker.mark == loser) ground(marker.square, Ground::lost);
    }
    if (!picture_.moves.empty()) {
        const Move& last = picture_.moves.back();
        picture.last = {ring_->cellOf(last), ring_->cellOf(squareOf(last, 0, ring_->size()))};
    }
    if (picture_.hint) picture.marks = {ring_->cellOf(*picture_.hint)};
    return picture;
}

plt::BoardPicture Tray::pushedOn(const Move& move, double part) const {
    plt::BoardPicture picture = atRest();
    const Push push = pushOf(markers_, move, ring_->size());
    const QPointF way = (ring_->pointOf(move, 1) - ring_->pointOf(move, 0)) * part;
    const auto find = [&picture](int id) {
        return std::find_if(picture.pieces.begin(), picture.pieces.end(),
                            [id](const plt::PiecePicture& piece) { return piece.id == id; });
    };
    for (const Marker& marker : push.moved) find(marker.id)->centre += way;
    if (push.fallen) {
        const auto falling = find(push.fallen->id);
        falling->centre += way;
        falling->look = MarkerLook{push.fallen->mark, true}.number();
        // On top of the others, so that its sign is visible.
        std::rotate(falling, falling + 1, picture.pieces.end());
    }
    // The squares that get a marker: the first one, and the one behind each marker that stays on the board.
    for (std::size_t step = 0; step <= push.moved.size(); ++step) {
        const Square square = squareOf(move, static_cast<int>(step), ring_->size());
        picture.cells[ring_->cellOf(square)] = static_cast<quint64>(Ground::swept);
    }
    auto& edge = picture.cells[ring_->cellOf(move)];
    EdgeLook chosen = EdgeLook::of(edge);
    chosen.isChosen = true;
    edge = chosen.number();
    plt::PiecePicture entering;
    entering.id = static_cast<int>(picture_.moves.size());
    entering.look = MarkerLook{toMove(state()), false, true}.number();
    entering.centre = ring_->pointOf(move, -1) + way;
    entering.size = markerSize;
    picture.pieces.push_back(entering);
    return picture;
}

std::vector<plt::BoardStage> Tray::stagesOf(const Move& move) const {
    std::vector<Move> earlier(picture_.moves.begin(), picture_.moves.end() - 1);
    const auto before = markersAfter(earlier, ring_->size());
    const Push push = pushOf(before, move, ring_->size());
    const plt::BoardPicture last = atRest();
    plt::BoardPicture step = last;
    // The end of the game is shown only in the last stage.
    for (int cell = 0; cell < ring_->cellCount(); ++cell)
        if (ring_->squareOfCell(cell)) step.cells[cell] = static_cast<quint64>(Ground::plain);
    std::vector<plt::BoardStage> stages;
    if (previewed_ != move) {
        plt::BoardPicture outside = step;
        outside.pieces.clear();
        for (const Marker& marker : before) outside.pieces.push_back(pieceOf(marker));
        plt::PiecePicture entering = pieceOf(markers_.back());
        entering.cell = -1;
        entering.centre = ring_->pointOf(move, -1);
        outside.pieces.push_back(entering);
        outside.last.clear();
        stages.push_back({outside, 0});
    }
    if (push.fallen) {
        plt::PiecePicture falling = pieceOf(*push.fallen);
        falling.cell = -1;
        falling.centre = ring_->pointOf(move, ring_->size());
        step.pieces.push_back(falling);
        stages.push_back({step, pushTime});
        step.pieces.back().centre = ring_->pointOf(move, ring_->size() + fallDepth);
        step.pieces.back().size = fallSize;
        stages.push_back({step, fallTime});
    } else {
        stages.push_back({step, pushTime});
    }
    stages.push_back({last});
    return stages;
}

int Tray::moveDuration(const plt::PiecePicture& /*from*/, const plt::PiecePicture& /*to*/) const {
    return previewed_ ? previewTime : plt::motion::move;
}

// Input -----------------------------------------------------------------------------------------------------

void Tray::choose(int cell, const plt::CellInput& input) {
    // Enter, out of habit, after a move that its last digit has played would play it once more.
    const bool isPlayed = std::exchange(typedCell_, -1) == cell;
    if (isPlayed && input.source == plt::CellInput::Source::keyboard) return;
    setTyped({});
    if (const auto move = ring_->moveOf(cell))
        Q_EMIT pushRequested(*move);
    else
        Q_EMIT squareChosen();
}

void Tray::setTyped(const QString& text) {
    if (typed_ == text) return;
    typed_ = text;
    Q_EMIT previewChanged();
}

bool Tray::type(const QString& letter) {
    const QString longer = typed_ + letter.toUpper();
    // A letter alone selects the first line of its edge.
    const QString whole = longer.size() == 1 ? longer + QLatin1Char('1') : longer;
    const auto move = readMove(whole.toStdString());
    if (!move || move->line >= ring_->size()) return false;
    setTyped(longer);
    // A key that BoardView handles itself makes the cursor visible and ends the hovering.
    if (!isCursorVisible() || pointerPosition()) {
        QKeyEvent home(QEvent::KeyPress, Qt::Key_Home, Qt::NoModifier);
        BoardView::keyPressEvent(&home);
    }
    setCursorCell(ring_->cellOf(*move));
    // Typing the edge of the last push previews the next one, although the cursor has not moved.
    updatePreview();
    return true;
}

bool Tray::keyPressed(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    if (!plt::isActivationKey(event->key())) typedCell_ = -1;
    if (event->key() == Qt::Key_Escape && !typed_.isEmpty()) {
        setTyped({});
        return true;
    }
    if (event->key() == Qt::Key_Backspace && !typed_.isEmpty()) {
        const QString shorter = typed_.chopped(1);
        setTyped({});
        for (const QChar letter : shorter) type(letter);
        return true;
    }
    const QString text = event->text();
    if (!picture_.isOpen || text.size() != 1) return false;
    const QChar letter = text.front().toUpper();
    if (QStringLiteral("LRTB").contains(letter)) {
        setTyped({});
        return type(letter);
    }
    if (!letter.isDigit() || typed_.isEmpty()) return false;
    // A digit that does not extend the number to a line of this board starts a new number.
    if (!type(letter)) {
        const QChar edge = typed_.front();
        setTyped(edge);
        type(letter);
    }
    playTyped();
    return true;
}

void Tray::playTyped() {
    const auto move = readMove(typed_.toStdString());
    // A number that another digit could continue waits for it, or for Enter.
    if (!move || 10 * (move->line + 1) <= ring_->size()) return;
    setTyped({});
    typedCell_ = ring_->cellOf(*move);
    Q_EMIT pushRequested(*move);
}

void Tray::resizeEvent(QResizeEvent* event) {
    setBoardMargin(height() < lowHeight ? lowMargin : margin);
    BoardView::resizeEvent(event);
}

void Tray::focusOutEvent(QFocusEvent* event) {
    setTyped({});
    BoardView::focusOutEvent(event);
}

// Texts -----------------------------------------------------------------------------------------------------

bool Tray::cellExists(int cell) const {
    return ring_ != nullptr && !ring_->isCorner(cell);
}

QSize Tray::sizeHint() const {
    constexpr int cell = 72;
    constexpr int smallest = 432;
    constexpr int largest = 640;
    const int side = ring_ == nullptr ? smallest : std::clamp(ring_->columns() * cell, smallest, largest);
    return {side, side};
}

bool Tray::cellEnabled(int cell) const {
    return ring_ != nullptr && picture_.isOpen && ring_->moveOf(cell).has_value();
}

QString Tray::cellName(int cell) const {
    if (ring_ == nullptr) return {};
    if (const auto move = ring_->moveOf(cell)) {
        const bool hinted = picture_.hint && *picture_.hint == *move;
        return edgeName(state(), *move, picture_.isOpen, picture_.warns, hinted);
    }
    const auto square = ring_->squareOfCell(cell);
    return square ? squareName(state(), *square) : QString();
}

// Drawing ---------------------------------------------------------------------------------------------------

QRectF Tray::squaresRect() const {
    const int size = ring_->size();
    return toWidgetOnPixels(QRectF(1, 1, size, size));
}

void Tray::paintBackground(QPainter& painter, const QRectF& board) {
    if (ring_ != nullptr) paintFrame(painter, board, squaresRect(), palette());
}

void Tray::paintConcealed(QPainter& painter, const QRectF& board) {
    paintBackground(painter, board);
    if (ring_ == nullptr) return;
    for (int row = 0; row < ring_->size(); ++row)
        for (int column = 0; column < ring_->size(); ++column)
            paintSquare(painter, toWidgetOnPixels(ring_->cellRect(ring_->cellOf(Square{row, column}))),
                        Ground::plain, palette());
}

void Tray::paintCell(QPainter& painter, const plt::CellPaint& cell) {
    if (ring_ == nullptr) return;
    if (const auto move = ring_->moveOf(cell.cell)) {
        paintEdge(painter, cell, EdgeLook::of(cell.look), *move, palette());
        return;
    }
    if (!ring_->squareOfCell(cell.cell)) return;
    if (cell.progress < 1) paintSquare(painter, cell.rect, static_cast<Ground>(cell.previousLook), palette());
    painter.save();
    painter.setOpacity(painter.opacity() * cell.progress);
    paintSquare(painter, cell.rect, static_cast<Ground>(cell.look), palette());
    painter.restore();
}

void Tray::paintPiece(QPainter& painter, const plt::PiecePaint& piece) {
    const qreal down = piece.rect.width() * 0.05;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 46));
    const MarkerLook look = MarkerLook::of(piece.look);
    const QRectF shadow = piece.rect.translated(down * 0.7, down);
    if (look.mark == Mark::x)
        painter.drawRoundedRect(shadow, piece.rect.width() * 0.2, piece.rect.width() * 0.2);
    else
        painter.drawEllipse(shadow);
    paintMarker(painter, piece.rect, look, palette());
}

qreal Tray::pieceReach() const {
    return 0.14;
}

}  // namespace pousse

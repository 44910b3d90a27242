// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_drawing.h"

#include "common/board3d/model/slab.h"
#include "common/board3d/perspective/perspective_look.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/look/colours.h"

#include <algorithm>

namespace plt {

QRectF PerspectiveDrawing::update() {
    const PerspectiveSight sight = sight_();
    updateBoard(sight);
    bool everything = updateEmblems(sight.hand.scene());
    everything = updateLabels(sight) || everything;
    fillFrame(sight, next_);
    return everything ? QRectF(QPointF(0, 0), sight.camera.picture()) : changedArea(drawn_, next_);
}

void PerspectiveDrawing::draw(QSize size, QRect area) {
    renderer_.draw(next_, size, area);
    std::swap(drawn_, next_);
}

void PerspectiveDrawing::updateBoard(const PerspectiveSight& sight) {
    const BoardScene& board = sight.hand.scene();
    const auto looksAlike = [](const SceneSquare& a, const SceneSquare& b) {
        return a.place == b.place && a.colour == b.colour && a.disc == b.disc && a.discRadius == b.discRadius;
    };
    if (boardNumber_ > 0 && board.board == board_.board && sight.palette == palette_ &&
        std::ranges::equal(board.squares, board_.squares, looksAlike))
        return;
    renderer_.setBoard(board, slabColour(sight.palette), slabShadowDarkness(sight.palette));
    ++boardNumber_;
    board_.board = board.board;
    board_.squares = board.squares;
    palette_ = sight.palette;
}

bool PerspectiveDrawing::updateEmblems(const BoardScene& scene) {
    if (emblems_ == scene.emblems && pictures_ == scene.pictures) return false;
    renderer_.setEmblems(scene.emblems, scene.pictures);
    emblems_ = scene.emblems;
    pictures_ = scene.pictures;
    return true;
}

bool PerspectiveDrawing::updateLabels(const PerspectiveSight& sight) {
    if (!sight.labels || sight.concealed) return false;
    const auto& squares = sight.hand.scene().squares;
    // The height of a label on the screen in pixels, in steps.
    const QSizeF picture = sight.camera.picture();
    const double side = std::min(picture.width(), picture.height()) * sight.pixelRatio;
    const int sharpness = side < 500 ? 24 : side < 1000 ? 36 : 56;
    if (sharpness == labelSharpness_ && sight.font == labelFont_ &&
        std::ranges::equal(squares, labels_, {}, &SceneSquare::label))
        return false;
    labels_.clear();
    for (const SceneSquare& square : squares) labels_ << square.label;
    renderer_.setLabels(LabelSheet(labels_, sight.font, sharpness));
    labelSharpness_ = sharpness;
    labelFont_ = sight.font;
    return true;
}

void PerspectiveDrawing::fillFrame(const PerspectiveSight& sight, PerspectiveFrame& frame) const {
    const BoardScene& board = sight.hand.scene();
    frame.camera = sight.camera;
    frame.quarter = frame.camera.quarter();
    frame.turned = board.turned;
    frame.board = boardNumber_;
    frame.background = rgba(colour(Role::paper, sight.palette));
    frame.tallest = board.lift;
    for (const ScenePiece& piece : board.pieces)
        frame.tallest = std::max(frame.tallest, board.lift + piece.foot + piece.height + 0.5);
    if (sight.concealed)
        frame.clear();
    else
        PerspectiveLook(sight.hand, sight.motion, sight.hovered, sight.palette).fill(frame, sight.labels);
}

}  // namespace plt

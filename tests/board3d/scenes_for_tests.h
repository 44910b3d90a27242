// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <array>

#include <QPainterPath>

/// Scenes of the sizes that the two games have.
namespace plt::test {

inline QString squareName(int x, int y) {
    return QStringLiteral("%1%2").arg(QChar(u'a' + x)).arg(y + 1);
}

/// Index of a square of a checkers board.
constexpr int at(int x, int y) {
    return y * 8 + x;
}

/// Twelve light and twelve dark men on the dark squares of 8x8; those of the foremost light row may go one
/// step ahead. Men are numbered from the near left, 0 .. 11 light, 12 .. 23 dark.
inline BoardScene checkers() {
    BoardScene scene;
    scene.visible = scene.board = QRectF(0, 0, 8, 8);
    scene.lift = 0.35;
    scene.tilt = 45;
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x) {
            SceneSquare square;
            square.place = QRectF(x, y, 1, 1);
            square.colour = (x + y) % 2 == 0 ? QColor(0x8A, 0x5A, 0x38) : QColor(0xE3, 0xC4, 0x95);
            square.name = squareName(x, y);
            square.label = (x + y) % 2 == 0 ? square.name : QString();
            scene.squares.push_back(square);
        }
    }
    for (int y = 0; y < 8; ++y) {
        if (y == 3 || y == 4) continue;
        for (int x = y % 2; x < 8; x += 2) {
            ScenePiece piece;
            piece.id = static_cast<int>(scene.pieces.size());
            piece.square = at(x, y);
            piece.centre = QPointF(x + 0.5, y + 0.5);
            piece.colour = y < 3 ? QColor(0xB2, 0x34, 0x2C) : QColor(0x33, 0x31, 0x38);
            piece.rings = y < 3 ? 1 : 2;
            if (y == 2) {
                if (x > 0) piece.targets.push_back(at(x - 1, 3));
                if (x < 7) piece.targets.push_back(at(x + 1, 3));
            }
            scene.pieces.push_back(piece);
        }
    }
    return scene;
}

/// A crown of three points.
inline QPainterPath crown() {
    QPainterPath path;
    path.moveTo(-0.7, 0.55);
    for (const auto& point : {QPointF(-0.85, -0.45), QPointF(-0.4, 0.05), QPointF(0, -0.75),
                              QPointF(0.4, 0.05), QPointF(0.85, -0.45), QPointF(0.7, 0.55)})
        path.lineTo(point);
    path.closeSubpath();
    return path;
}

/// Gobblet 3x3 at its start: squares 0 .. 8 from the near left, then the stands of red and of yellow.
inline BoardScene gobblet() {
    BoardScene scene;
    scene.visible = QRectF(-2, 0, 7, 3);
    scene.board = QRectF(0, 0, 3, 3);
    scene.lift = 1.2;
    scene.tilt = 30;
    const auto add = [&scene](int x, int y) {
        SceneSquare square;
        square.place = QRectF(x, y, 1, 1);
        if (x >= 0 && x < 3) {
            square.colour = QColor(0x2F, 0x55, 0x8C);
            square.disc = QColor(0x8F, 0xB4, 0xDB);
        }
        square.name = QStringLiteral("%1 %2").arg(x).arg(y);
        scene.squares.push_back(square);
    };
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) add(x, y);
    }
    for (const int x : {-2, -1, 3, 4}) {
        for (int y = 0; y < 3; ++y) {
            const double diameter = std::array{0.4, 0.6, 0.75}[y];
            ScenePiece piece;
            piece.id = static_cast<int>(scene.pieces.size());
            piece.square = static_cast<int>(scene.squares.size());
            piece.centre = QPointF(x + 0.5, y + 0.5);
            piece.radius = diameter / 2;
            piece.height = 1.5 * diameter;
            piece.hollow = true;
            piece.colour = x < 0 ? QColor(0xC2, 0x3A, 0x2E) : QColor(0xE8, 0xB8, 0x30);
            piece.rings = x < 0 ? 1 : 2;
            if (x < 0) piece.targets = {0, 1, 2, 3, 4, 5, 6, 7, 8};
            add(x, y);
            scene.pieces.push_back(piece);
        }
    }
    return scene;
}

}  // namespace plt::test

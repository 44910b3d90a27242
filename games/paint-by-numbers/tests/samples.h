// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"
#include "paint-by-numbers/solver/solver.h"

#include <functional>
#include <string>

#include <QApplication>
#include <QBuffer>
#include <QDialog>
#include <QImage>
#include <QTest>
#include <QTimer>

namespace paint_by_numbers::samples {

/// One solution, line by line.
inline const std::string crown = ".x.x./xxxxx/xxxxx/.xxx./..x..";
/// Two cells in opposite corners of a square.
inline const std::string twoWays = "x..xx/.x.xx/...../xxxxx";

inline Puzzle puzzleOf(const std::string& rows, const std::string& title = {}) {
    Puzzle puzzle;
    puzzle.title = title;
    puzzle.goal = Grid::ofText(rows);
    // Every cell that is not blue is white in a picture.
    for (int cell = 0; cell < puzzle.goal->cells(); ++cell)
        if (puzzle.goal->at(cell) == Cell::unknown) puzzle.goal->set(cell, Cell::white);
    puzzle.clues = Clues(*puzzle.goal);
    return puzzle;
}

/// Dark on light: a filled rectangle.
inline QImage rectangle(QSize size, const QRect& dark) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(240, 240, 235));
    for (int y = dark.top(); y <= dark.bottom(); ++y)
        for (int x = dark.left(); x <= dark.right(); ++x) image.setPixelColor(x, y, QColor(30, 40, 60));
    return image;
}

inline QByteArray bytesOf(const QImage& image, const char* format) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, format)) qFatal("no bytes");
    return bytes;
}

}  // namespace paint_by_numbers::samples

// SPDX-License-Identifier: MIT
#include "paint-by-numbers/importing/tracing.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace paint_by_numbers {

namespace {

constexpr int levels = 256;

QRect within(const QImage& picture, const QRect& part) {
    const QRect seen = part & picture.rect();
    return seen.isEmpty() ? picture.rect() : seen;
}

}  // namespace

plt::PictureRequirements pictureRequirements() {
    plt::PictureRequirements needs;
    // No board shows more detail than this.
    needs.largestSide = 1200;
    return needs;
}

Grid traced(const QImage& picture, const Tracing& tracing) {
    const QImage grey =
        picture.copy(within(picture, tracing.part)).convertToFormat(QImage::Format_Grayscale8);
    const int width = std::max(1, tracing.size.width());
    const int height = std::max(1, tracing.size.height());
    Grid grid(width, height, Cell::white);
    for (int y = 0; y < height; ++y) {
        // If there are fewer pixels than cells, a cell takes the pixel it is in.
        const int top = y * grey.height() / height;
        const int bottom = std::max(top + 1, (y + 1) * grey.height() / height);
        for (int x = 0; x < width; ++x) {
            const int left = x * grey.width() / width;
            const int right = std::max(left + 1, (x + 1) * grey.width() / width);
            qint64 sum = 0;
            for (int row = top; row < bottom; ++row) {
                const uchar* line = grey.constScanLine(row);
                for (int column = left; column < right; ++column) sum += line[column];
            }
            const qint64 pixels = qint64(bottom - top) * (right - left);
            const bool isDark = sum < tracing.threshold * pixels;
            if (isDark != tracing.inverted) grid.set(x, y, Cell::blue);
        }
    }
    return grid;
}

int bestThreshold(const QImage& picture, const QRect& part) {
    const QImage grey = picture.copy(within(picture, part)).convertToFormat(QImage::Format_Grayscale8);
    std::array<double, levels> pixels{};
    for (int y = 0; y < grey.height(); ++y) {
        const uchar* line = grey.constScanLine(y);
        for (int x = 0; x < grey.width(); ++x) ++pixels[line[x]];
    }
    double all = 0;
    double allWeighted = 0;
    for (int level = 0; level < levels; ++level) {
        all += pixels[level];
        allWeighted += level * pixels[level];
    }
    double dark = 0;
    double darkWeighted = 0;
    double most = -1;
    int first = levels / 2;
    int last = first;
    for (int level = 1; level < levels; ++level) {
        dark += pixels[level - 1];
        darkWeighted += (level - 1) * pixels[level - 1];
        const double light = all - dark;
        if (dark == 0 || light == 0) continue;
        const double apart = darkWeighted / dark - (allWeighted - darkWeighted) / light;
        const double parted = dark * light * apart * apart;
        if (parted > most) {
            most = parted;
            first = level;
        }
        if (parted == most) last = level;
    }
    // If all thresholds in a gap without pixels are equally good, the middle of the gap is the safest.
    return most < 0 ? levels / 2 : (first + last) / 2;
}

QSize sizeLike(const QSize& part, int longer) {
    const QSize size = part.expandedTo({1, 1});
    const int most = std::max(size.width(), size.height());
    const auto side = [&](int pixels) { return std::max(1, (2 * pixels * longer + most) / (2 * most)); };
    return {side(size.width()), side(size.height())};
}

QRect withoutBorder(const QImage& picture) {
    const QRgb border = picture.pixel(0, 0);
    const auto differs = [border](QRgb colour) {
        constexpr int nearly = 24;
        return std::abs(qRed(colour) - qRed(border)) > nearly ||
               std::abs(qGreen(colour) - qGreen(border)) > nearly ||
               std::abs(qBlue(colour) - qBlue(border)) > nearly;
    };
    QRect inside;
    for (int y = 0; y < picture.height(); ++y) {
        int left = 0;
        while (left < picture.width() && !differs(picture.pixel(left, y))) ++left;
        if (left == picture.width()) continue;
        int right = picture.width() - 1;
        while (!differs(picture.pixel(right, y))) --right;
        inside |= QRect(QPoint(left, y), QPoint(right, y));
    }
    return inside.isEmpty() ? picture.rect() : inside;
}

}  // namespace paint_by_numbers

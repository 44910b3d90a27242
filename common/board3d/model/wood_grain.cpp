// SPDX-License-Identifier: MIT
#include "common/board3d/model/wood_grain.h"

#include <algorithm>
#include <cmath>

namespace plt {
namespace {

/// Returns a pseudo-random number 0 .. 1 for a lattice point, with these periods.
double lattice(int x, int y, int periodX, int periodY, unsigned seed) {
    const auto wrapped = [](int value, int period) {
        return static_cast<unsigned>(((value % period) + period) % period);
    };
    unsigned n = wrapped(x, periodX) * 374761393U + wrapped(y, periodY) * 668265263U + seed * 2246822519U;
    n = (n ^ (n >> 13U)) * 1274126177U;
    return ((n ^ (n >> 16U)) & 0xFFFFU) / 65535.0;
}

/// Returns smooth noise 0 .. 1 with x and y in 0 .. 1 and that many waves in each.
double noise(double x, double y, int wavesX, int wavesY, unsigned seed) {
    const double px = x * wavesX;
    const double py = y * wavesY;
    const int ix = static_cast<int>(std::floor(px));
    const int iy = static_cast<int>(std::floor(py));
    const auto smooth = [](double t) { return t * t * (3 - 2 * t); };
    const double tx = smooth(px - ix);
    const double ty = smooth(py - iy);
    const auto value = [&](int dx, int dy) { return lattice(ix + dx, iy + dy, wavesX, wavesY, seed); };
    const double below = value(0, 0) + (value(1, 0) - value(0, 0)) * tx;
    const double above = value(0, 1) + (value(1, 1) - value(0, 1)) * tx;
    return below + (above - below) * ty;
}

}  // namespace

QImage woodGrain() {
    constexpr int side = 256;
    QImage image(side, side, QImage::Format_RGBA8888_Premultiplied);
    for (int row = 0; row < side; ++row) {
        auto* line = image.scanLine(row);
        const double y = static_cast<double>(row) / side;
        for (int column = 0; column < side; ++column) {
            const double x = static_cast<double>(column) / side;
            // Year rings, cut lengthwise: slightly wavy bands, each slowly darker and then suddenly light.
            const double wander = 0.9 * noise(x, y, 1, 3, 1) + 0.25 * noise(x, y, 3, 7, 2);
            const double band = 15 * y + wander;
            const double ring = band - std::floor(band);
            const double year = ring < 0.8 ? ring / 0.8 : (1 - ring) / 0.2;
            // Fibres and pores: thin and long.
            const double fibre = noise(x, y, 4, 128, 3);
            const double pore = std::pow(noise(x, y, 8, 256, 4), 5);
            const double amount = std::clamp(
                0.3 * year * year + 0.28 * fibre + 0.45 * pore + 0.22 * noise(x, y, 2, 3, 5), 0.0, 1.0);
            const auto value = static_cast<unsigned char>(std::lround(amount * 255));
            std::fill_n(line + column * 4, 4, value);
        }
    }
    return image;
}

}  // namespace plt

// SPDX-License-Identifier: MIT
#include "common/board3d/model/wood_grain.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace plt {
namespace {

/// Returns a pseudo-random number 0 .. 1 for a lattice point.
double lattice(int x, int y, unsigned seed) {
    unsigned n =
        static_cast<unsigned>(x) * 374761393U + static_cast<unsigned>(y) * 668265263U + seed * 2246822519U;
    n = (n ^ (n >> 13U)) * 1274126177U;
    return ((n ^ (n >> 16U)) & 0xFFFFU) / 65535.0;
}

/// Smooth noise 0 .. 1 with that many waves in each direction. The values of its lattice are computed once.
class Noise {
  public:
    Noise(int wavesX, int wavesY, unsigned seed) : wavesX_(wavesX), wavesY_(wavesY) {
        // The last row and column repeat the first ones.
        for (int y = 0; y <= wavesY; ++y)
            for (int x = 0; x <= wavesX; ++x) values_.push_back(lattice(x % wavesX, y % wavesY, seed));
    }

    /// x and y are at least 0 and less than 1.
    double operator()(double x, double y) const {
        const double px = x * wavesX_;
        const double py = y * wavesY_;
        const int ix = static_cast<int>(px);
        const int iy = static_cast<int>(py);
        const auto smooth = [](double t) { return t * t * (3 - 2 * t); };
        const double tx = smooth(px - ix);
        const double ty = smooth(py - iy);
        const double* const low = values_.data() + static_cast<std::ptrdiff_t>(iy) * (wavesX_ + 1) + ix;
        const double* const high = low + wavesX_ + 1;
        const double below = low[0] + (low[1] - low[0]) * tx;
        const double above = high[0] + (high[1] - high[0]) * tx;
        return below + (above - below) * ty;
    }

  private:
    int wavesX_;
    int wavesY_;
    std::vector<double> values_;
};

}  // namespace

QImage woodGrain() {
    constexpr int side = 256;
    const Noise wave(1, 3, 1);
    const Noise ripple(3, 7, 2);
    const Noise fibres(4, 128, 3);
    const Noise pores(8, 256, 4);
    const Noise stains(2, 3, 5);
    QImage image(side, side, QImage::Format_RGBA8888_Premultiplied);
    for (int row = 0; row < side; ++row) {
        auto* line = image.scanLine(row);
        const double y = static_cast<double>(row) / side;
        for (int column = 0; column < side; ++column) {
            const double x = static_cast<double>(column) / side;
            // Year rings, cut lengthwise: slightly wavy bands, each slowly darker and then suddenly light.
            const double wander = 0.9 * wave(x, y) + 0.25 * ripple(x, y);
            const double band = 15 * y + wander;
            const double ring = band - std::floor(band);
            const double year = ring < 0.8 ? ring / 0.8 : (1 - ring) / 0.2;
            // Fibres and pores: thin and long.
            const double fibre = fibres(x, y);
            const double hollow = pores(x, y);
            const double pore = hollow * hollow * hollow * hollow * hollow;
            const double amount =
                std::clamp(0.3 * year * year + 0.28 * fibre + 0.45 * pore + 0.22 * stains(x, y), 0.0, 1.0);
            const auto value = static_cast<unsigned char>(std::lround(amount * 255));
            std::fill_n(line + column * 4, 4, value);
        }
    }
    return image;
}

}  // namespace plt

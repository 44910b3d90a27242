// SPDX-License-Identifier: MIT
#include "common/script/view/surface/identities.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace plt::script {

std::vector<int> Identities::find(const std::vector<Piece>& pieces, int columns,
                                  const std::vector<std::pair<int, int>>& moved) {
    std::vector<int> numbers(pieces.size(), -1);
    std::vector<bool> used(known_.size());
    const auto claim = [&](std::size_t piece, std::size_t known) {
        numbers[piece] = known_[known].number;
        used[known] = true;
    };
    // Each pass claims pieces that the passes before have left.
    const auto pass = [&](const auto& fits) {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (numbers[i] >= 0 || !pieces[i].id.isEmpty()) continue;
            for (std::size_t k = 0; k < known_.size(); ++k) {
                if (used[k] || !known_[k].piece.id.isEmpty() || !fits(pieces[i], known_[k].piece)) continue;
                claim(i, k);
                break;
            }
        }
    };
    pass([&moved](const Piece& piece, const Piece& known) {
        return std::find(moved.begin(), moved.end(), std::pair(known.cell, piece.cell)) != moved.end();
    });
    pass([](const Piece& piece, const Piece& known) {
        return piece.cell == known.cell && piece.drawn == known.drawn;
    });
    const int width = std::max(1, columns);
    const auto distance = [width](int one, int other) {
        return std::abs(one % width - other % width) + std::abs(one / width - other / width);
    };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (numbers[i] >= 0 || !pieces[i].id.isEmpty()) continue;
        std::size_t best = known_.size();
        int nearest = std::numeric_limits<int>::max();
        for (std::size_t k = 0; k < known_.size(); ++k) {
            if (used[k] || !known_[k].piece.id.isEmpty() || known_[k].piece.drawn != pieces[i].drawn)
                continue;
            const int way = distance(known_[k].piece.cell, pieces[i].cell);
            if (way >= nearest) continue;
            nearest = way;
            best = k;
        }
        if (best < known_.size()) claim(i, best);
    }
    pass([](const Piece& piece, const Piece& known) { return piece.cell == known.cell; });

    std::vector<Known> now;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        int& number = numbers[i];
        if (!pieces[i].id.isEmpty() && named_.contains(pieces[i].id)) number = named_.value(pieces[i].id);
        if (number < 0) number = next_++;
        if (!pieces[i].id.isEmpty()) named_.insert(pieces[i].id, number);
        now.push_back({pieces[i], number});
    }
    known_ = std::move(now);
    return numbers;
}

}  // namespace plt::script

// SPDX-License-Identifier: MIT
#include "common/window/moments/free_place.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace plt {

namespace {

/// Returns the positions for an interval of this length: both ends, and directly before and after each
/// obstacle.
std::vector<int> beginnings(int first, int last, int length,
                            const std::vector<std::pair<int, int>>& inTheWay) {
    std::vector<int> found{first, last};
    for (const auto& [begin, end] : inTheWay)
        for (const int at : {begin - length, end})
            if (at > first && at < last) found.push_back(at);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace

FreePlace::FreePlace(const QRect& room, const QRegion& kept) : room_(room), kept_(kept.begin(), kept.end()) {}

int FreePlace::hiddenBy(const QRect& rect, int most) const {
    int sum = 0;
    for (const QRect& one : kept_) {
        const QRect both = one & rect;
        sum += both.width() * both.height();
        if (sum >= most) return most;
    }
    return sum;
}

double FreePlace::shareHiddenBy(const QRect& rect) const {
    int whole = 0;
    for (const QRect& one : kept_) whole += one.width() * one.height();
    return whole > 0 ? double(hiddenBy(rect, whole)) / whole : 0;
}

FreePlace::Found FreePlace::forSize(const QSize& size) const {
    const auto best = usual(size);
    if (best.hidden == 0) return best;
    const auto other = anywhere(size);
    return other.hidden < best.hidden ? Found{centred(other.rect), other.hidden} : best;
}

FreePlace::Found FreePlace::usual(const QSize& size) const {
    const int right = room_.x() + room_.width() - size.width();
    const int bottom = room_.y() + room_.height() - size.height();
    Found best{{}, std::numeric_limits<int>::max()};
    // Centred horizontally, unless another position hides less.
    for (const int left : std::array{(room_.x() + right) / 2, room_.x(), right}) {
        for (const int top : std::array{bottom, room_.y(), (room_.y() + bottom) / 2}) {
            const QRect place({left, top}, size);
            const int hidden = hiddenBy(place, best.hidden);
            if (hidden < best.hidden) best = {place, hidden};
            if (hidden == 0) return best;
        }
    }
    return best;
}

FreePlace::Found FreePlace::anywhere(const QSize& size) const {
    std::vector<std::pair<int, int>> columns;
    std::vector<std::pair<int, int>> rows;
    for (const QRect& one : kept_) {
        columns.emplace_back(one.x(), one.x() + one.width());
        rows.emplace_back(one.y(), one.y() + one.height());
    }
    const auto lefts = beginnings(room_.x(), room_.x() + room_.width() - size.width(), size.width(), columns);
    const auto tops = beginnings(room_.y(), room_.y() + room_.height() - size.height(), size.height(), rows);
    Found best{{}, std::numeric_limits<int>::max()};
    for (auto top = tops.rbegin(); top != tops.rend(); ++top) {
        for (const int left : lefts) {
            const QRect place({left, *top}, size);
            const int hidden = hiddenBy(place, best.hidden);
            if (hidden < best.hidden) best = {place, hidden};
            if (hidden == 0) return best;
        }
    }
    return best;
}

QRect FreePlace::centred(QRect rect) const {
    // The distance to the next obstacle or edge on either side.
    int left = room_.x();
    int right = room_.x() + room_.width();
    for (const QRect& one : kept_) {
        if (one.y() >= rect.y() + rect.height() || one.y() + one.height() <= rect.y()) continue;
        if (const int end = one.x() + one.width(); end <= rect.x()) left = std::max(left, end);
        if (one.x() >= rect.x() + rect.width()) right = std::min(right, one.x());
    }
    rect.moveLeft((left + right - rect.width()) / 2);
    int top = room_.y();
    int bottom = room_.y() + room_.height();
    for (const QRect& one : kept_) {
        if (one.x() >= rect.x() + rect.width() || one.x() + one.width() <= rect.x()) continue;
        if (const int end = one.y() + one.height(); end <= rect.y()) top = std::max(top, end);
        if (one.y() >= rect.y() + rect.height()) bottom = std::min(bottom, one.y());
    }
    rect.moveTop((top + bottom - rect.height()) / 2);
    return rect;
}

}  // namespace plt

// SPDX-License-Identifier: MIT
#include "paint-by-numbers/solver/cell_order.h"

#include <utility>

namespace paint_by_numbers {

CellOrder::CellOrder(std::vector<double> interest)
    : interest_(std::move(interest)), places_(interest_.size(), -1) {
    for (std::size_t cell = 0; cell < interest_.size(); ++cell) put(static_cast<int>(cell));
}

int CellOrder::take() {
    const int cell = heap_.front();
    const int last = heap_.back();
    heap_.pop_back();
    places_[cell] = -1;
    if (!heap_.empty()) {
        put(last, 0);
        down(0);
    }
    return cell;
}

void CellOrder::put(int cell) {
    if (places_[cell] >= 0) return;
    heap_.push_back(cell);
    put(cell, heap_.size() - 1);
    up(heap_.size() - 1);
}

void CellOrder::bump(int cell) {
    constexpr double largest = 1e100;
    auto& interest = interest_[cell];
    interest += step_;
    if (interest > largest) {
        for (auto& each : interest_) each /= largest;
        step_ /= largest;
    }
    const int place = places_[cell];
    if (place >= 0) up(static_cast<std::size_t>(place));
}

void CellOrder::up(std::size_t place) {
    const int cell = heap_[place];
    while (place > 0) {
        const std::size_t parent = (place - 1) / 2;
        if (!before(cell, heap_[parent])) break;
        put(heap_[parent], place);
        place = parent;
    }
    put(cell, place);
}

void CellOrder::down(std::size_t place) {
    const int cell = heap_[place];
    for (;;) {
        std::size_t child = 2 * place + 1;
        if (child >= heap_.size()) break;
        if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
        if (!before(heap_[child], cell)) break;
        put(heap_[child], place);
        place = child;
    }
    put(cell, place);
}

}  // namespace paint_by_numbers

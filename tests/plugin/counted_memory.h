// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

/// Counts what operator new gives out in this program, the libraries included. For one test program only.
namespace counted {
inline std::atomic<long long> now = 0;
inline std::atomic<long long> most = 0;
inline void restart() {
    most = now.load();
}
inline void* give(std::size_t size) {
    void* const block = std::malloc(size == 0 ? 1 : size);
    if (!block) throw std::bad_alloc();
    const long long sum = now += static_cast<long long>(malloc_usable_size(block));
    if (sum > most) most = sum;
    return block;
}
inline void take(void* block) {
    if (block) now -= static_cast<long long>(malloc_usable_size(block));
    std::free(block);
}
}  // namespace counted

void* operator new(std::size_t size) {
    return counted::give(size);
}
void* operator new[](std::size_t size) {
    return counted::give(size);
}
void operator delete(void* block) noexcept {
    counted::take(block);
}
void operator delete[](void* block) noexcept {
    counted::take(block);
}
void operator delete(void* block, std::size_t) noexcept {
    counted::take(block);
}
void operator delete[](void* block, std::size_t) noexcept {
    counted::take(block);
}

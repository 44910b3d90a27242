// SPDX-License-Identifier: MIT
#include "common/rules/searched_moves.h"

#include <cstdlib>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace plt {

namespace {

constexpr std::size_t largePage = std::size_t{1} << 21;
constexpr std::size_t cacheLine = 64;

}  // namespace

TableMemory::TableMemory(std::size_t bytes) {
    const std::size_t alignment = bytes < largePage ? cacheLine : largePage;
    std::size_t space = bytes + alignment;
    memory_.reset(std::calloc(space, 1));
    data_ = memory_.get();
    if (!data_ || !std::align(alignment, bytes, data_, space)) throw std::bad_alloc();
#ifdef __linux__
    // Otherwise most accesses would have to wait for the address of their page, too.
    if (bytes >= largePage) ::madvise(data_, bytes, MADV_HUGEPAGE);
#endif
}

void TableMemory::Free::operator()(void* memory) const {
    std::free(memory);
}

}  // namespace plt

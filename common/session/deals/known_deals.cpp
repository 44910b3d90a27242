// SPDX-License-Identifier: MIT
#include "common/session/deals/known_deals.h"

#include <QList>

namespace plt {

namespace {

/// FNV-1a with 64 bits (Fowler, Noll, Vo): the same on every machine and in every run.
std::uint64_t keyOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return hash;
}

}  // namespace

void KnownDeals::add(std::string_view deal) {
    add(keyOf(deal));
}

void KnownDeals::add(std::uint64_t key) {
    if (!known_.insert(key).second) return;
    order_.push_back(key);
    ++version_;
    while (order_.size() > most) {
        known_.erase(order_.front());
        order_.pop_front();
    }
}

bool KnownDeals::contains(std::string_view deal) const {
    return known_.contains(keyOf(deal));
}

QByteArray KnownDeals::write() const {
    QByteArray lines;
    for (const auto key : order_) lines += QByteArray::number(static_cast<qulonglong>(key), 16) + '\n';
    return lines;
}

bool KnownDeals::read(const QByteArray& lines) {
    auto all = lines.split('\n');
    // The end of a line shows that it is whole.
    bool isWhole = all.size() > 1 && all.takeLast().isEmpty();
    for (const auto& line : all) {
        bool ok = false;
        const auto key = line.trimmed().toULongLong(&ok, 16);
        if (ok) add(static_cast<std::uint64_t>(key));
        isWhole = isWhole && ok;
    }
    return isWhole;
}

}  // namespace plt

// SPDX-License-Identifier: MIT
#include "mines/reasoning/frontier.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace mines {

namespace {

double choose(std::size_t n, int k) {
    double result = 1;
    for (int i = 0; i < k; ++i)
        result = result * static_cast<double>(n - static_cast<std::size_t>(i)) / (i + 1);
    return result;
}

int rootOf(std::vector<int>& parents, int i) {
    while (parents[i] != i) i = parents[i] = parents[parents[i]];
    return i;
}

}  // namespace

double normalize(Weights& weights) {
    double most = 0;
    for (const auto& weight : weights) most = std::max(most, weight.value);
    if (most <= 0) return 0;
    for (auto& weight : weights) weight.value /= most;
    return std::log(most);
}

std::vector<Component> componentsOf(const std::vector<Demand>& demands) {
    std::map<int, std::vector<int>> touching;  // by tile: the demands on it, in order
    for (std::size_t i = 0; i < demands.size(); ++i) {
        for (const int tile : demands[i].tiles) touching[tile].push_back(static_cast<int>(i));
    }
    std::vector<int> parents(demands.size());
    std::iota(parents.begin(), parents.end(), 0);
    std::map<std::vector<int>, std::vector<int>> boxes;
    for (const auto& [tile, touched] : touching) {
        boxes[touched].push_back(tile);
        for (const int demand : touched) parents[rootOf(parents, demand)] = rootOf(parents, touched.front());
    }
    std::vector<Component> components;
    std::map<int, std::size_t> componentOf;
    std::vector<int> places(demands.size());
    for (std::size_t i = 0; i < demands.size(); ++i) {
        if (demands[i].tiles.empty()) continue;
        const auto [found, fresh] =
            componentOf.try_emplace(rootOf(parents, static_cast<int>(i)), components.size());
        if (fresh) components.emplace_back();
        auto& component = components[found->second];
        places[i] = static_cast<int>(component.demands.size());
        component.demands.push_back(demands[i]);
    }
    for (const auto& [touched, tiles] : boxes) {
        auto& component = components[componentOf[rootOf(parents, touched.front())]];
        Box box{tiles, {}};
        for (const int demand : touched) box.demands.push_back(places[demand]);
        component.boxes.push_back(std::move(box));
    }
    return components;
}

/// Orders the boxes so that few demands are begun but unfinished at any time.
void Component::order() {
    std::vector<int> left(demands.size(), 0);  // boxes of a demand that are still to come
    std::vector<bool> begun(demands.size(), false);
    for (const auto& box : boxes) {
        for (const int demand : box.demands) ++left[demand];
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        std::size_t best = i;
        int bestCost = 1000;
        for (std::size_t j = i; j < boxes.size(); ++j) {
            int cost = 0;
            bool joined = false;
            for (const int demand : boxes[j].demands) {
                if (begun[demand]) {
                    joined = true;
                } else {
                    cost += 2;
                }
                if (left[demand] == 1) cost -= 2;
            }
            if (!joined && i > 0) cost += 100;
            if (cost < bestCost) {
                best = j;
                bestCost = cost;
            }
        }
        std::swap(boxes[i], boxes[best]);
        for (const int demand : boxes[i].demands) {
            begun[demand] = true;
            --left[demand];
        }
    }
}

bool Component::count(const std::stop_token& stop, std::size_t& budget) {
    order();
    // The state after the boxes so far: the mines used and the remaining need of each unfinished demand. The
    // key holds one byte per demand (0 when finished) and two bytes for the mines.
    std::vector<int> roomLeft(demands.size(), 0);
    for (const auto& box : boxes) {
        for (const int demand : box.demands) roomLeft[demand] += static_cast<int>(box.tiles.size());
    }
    std::string key(demands.size() + 2, '\0');
    for (std::size_t i = 0; i < demands.size(); ++i) {
        if (demands[i].needs < 0 || demands[i].needs > roomLeft[i]) return true;  // no layout at all
        key[i] = static_cast<char>(demands[i].needs);
    }
    std::vector<std::string> keys{key};
    layers_.assign(1, {Entry{0, {1, true}, {}}});
    for (const auto& box : boxes) {
        const int size = static_cast<int>(box.tiles.size());
        for (const int demand : box.demands) roomLeft[demand] -= size;
        std::unordered_map<std::string, int> places;
        std::vector<std::string> nextKeys;
        std::vector<Entry> next;
        auto& layer = layers_.back();
        for (std::size_t i = 0; i < layer.size(); ++i) {
            if (stop.stop_requested()) return false;
            for (int mines = 0; mines <= size; ++mines) {
                if (budget-- == 0) {
                    budget = 0;
                    return false;
                }
                key = keys[i];
                bool fits = true;
                for (const int demand : box.demands) {
                    const int needs = key[demand] - mines;
                    fits = fits && needs >= 0 && needs <= roomLeft[demand];
                    key[demand] = static_cast<char>(needs);
                }
                if (!fits) continue;
                const int total = layer[i].mines + mines;
                key[demands.size()] = static_cast<char>(total % 256);
                key[demands.size() + 1] = static_cast<char>(total / 256);
                const auto [place, fresh] = places.try_emplace(key, static_cast<int>(next.size()));
                if (fresh) {
                    next.push_back(Entry{total, {}, {}});
                    nextKeys.push_back(key);
                }
                next[place->second].weight += layer[i].weight * Weight{choose(box.tiles.size(), mines), true};
                layer[i].steps.push_back({place->second, mines});
            }
        }
        double most = 0;
        for (const auto& entry : next) most = std::max(most, entry.weight.value);
        for (auto& entry : next) entry.weight.value /= most;
        if (most > 0) scale_ += std::log(most);
        keys = std::move(nextKeys);
        layers_.push_back(std::move(next));
    }
    for (const auto& entry : layers_.back()) {
        if (byMines_.size() <= at(entry.mines)) byMines_.resize(at(entry.mines) + 1);
        byMines_[entry.mines] += entry.weight;
    }
    scale_ += normalize(byMines_);
    return true;
}

std::vector<Weights> Component::byBox(const Weights& outside) const {
    std::vector<Weights> result(boxes.size());
    if (layers_.size() != boxes.size() + 1) return result;
    Weights behind(layers_.back().size());
    for (std::size_t i = 0; i < behind.size(); ++i) {
        const auto mines = at(layers_.back()[i].mines);
        if (mines < outside.size()) behind[i] = outside[mines];
    }
    normalize(behind);
    for (std::size_t b = boxes.size(); b-- > 0;) {
        const auto& box = boxes[b];
        result[b].resize(box.tiles.size() + 1);
        Weights before(layers_[b].size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto& entry = layers_[b][i];
            for (const auto& step : entry.steps) {
                const Weight through = behind[step.next] * Weight{choose(box.tiles.size(), step.mines), true};
                before[i] += through;
                result[b][step.mines] += entry.weight * through;
            }
        }
        normalize(before);
        behind = std::move(before);
    }
    return result;
}

}  // namespace mines

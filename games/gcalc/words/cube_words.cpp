// SPDX-License-Identifier: MIT
#include "gcalc/words/cube_words.h"

#include "common/accessible/cells.h"
#include "common/language/translated.h"

#include <climits>
#include <vector>

namespace gcalc {

namespace {

constexpr int deepestTold = 4;
constexpr int columns = 5;

QString nameOfColour(Colour colour) {
    return plt::translated(nameOf(colour));
}

}  // namespace

QString CubeWords::cube(const Term& term) {
    const auto& nodes = term.nodes();
    std::vector<std::uint64_t> sizes(nodes.size(), 1);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (isPair(nodes[i].kind))
            sizes[i] = saturatedSum(saturatedSum(sizes[nodes[i].first], sizes[nodes[i].second]), 1);
        if (nodes[i].kind == Kind::abstraction) sizes[i] = saturatedSum(sizes[nodes[i].first], 1);
    }
    const auto tell = [&](const auto& self, std::size_t at, int depth) -> QString {
        const auto& node = nodes[at];
        switch (node.kind) {
            case Kind::empty:
                return tr("nothing");
            case Kind::colour:
                return nameOfColour(node.colour);
            case Kind::mixture:
                return tr("mixture of red %L1, green %L2, blue %L3")
                    .arg(node.rgb.red)
                    .arg(node.rgb.green)
                    .arg(node.rgb.blue);
            case Kind::variable:
                return tr("variable %1").arg(nameOfColour(node.colour));
            default:
                break;
        }
        if (depth == 0)
            return tr("%Ln parts", "one part", static_cast<int>(std::min<std::uint64_t>(sizes[at], INT_MAX)));
        const auto part = [&](std::size_t which) {
            const auto text = self(self, which, depth - 1);
            return isPair(nodes[which].kind) || nodes[which].kind == Kind::abstraction ? tr("(%1)").arg(text)
                                                                                       : text;
        };
        const auto one = part(node.first);
        if (node.kind == Kind::abstraction)
            return tr("function of %1: %2").arg(nameOfColour(node.colour), one);
        const auto two = part(node.second);
        switch (node.kind) {
            case Kind::leftRight:
                return tr("left half %1, right half %2").arg(one, two);
            case Kind::topBottom:
                return tr("top half %1, bottom half %2").arg(one, two);
            case Kind::frontBack:
                return tr("front half %1, back half %2").arg(one, two);
            default:
                return tr("%1 applied to %2").arg(one, two);
        }
    };
    return tell(tell, nodes.size() - 1, deepestTold);
}

QString CubeWords::shortly(const Cell& cell) {
    return cell.name.empty() ? cube(cell.term) : QString::fromStdString(cell.name);
}

QString CubeWords::place(Spot spot, std::size_t pages) {
    switch (spot.kind) {
        case Spot::colour:
            return nameOfColour(colourAt(spot.index));
        case Spot::main:
            return tr("main");
        case Spot::side:
            return plt::translated(nameOf(static_cast<Side>(spot.index)));
        default:
            break;
    }
    const int cells = static_cast<int>(cellsOfPage);
    const int inPage = spot.index % cells;
    const auto place = plt::placeName(inPage / columns + 1, inPage % columns + 1);
    if (pages < 2) return place;
    return tr("page %L1, %2").arg(spot.index / cells + 1).arg(place);
}

QString CubeWords::cell(Spot spot, const Document& document) {
    const auto where = place(spot, document.pages());
    if (spot.kind == Spot::colour) return where;
    if (spot.kind == Spot::side)
        return tr("%1, %2").arg(where, plt::translated(explainDrop(static_cast<Side>(spot.index))));
    const auto cell = document.at(spot);
    if (cell.isEmpty()) return tr("%1, empty").arg(where);
    if (cell.name.empty()) return tr("%1, %2").arg(where, cube(cell.term));
    return tr("%1, %2, %3").arg(where, QString::fromStdString(cell.name), cube(cell.term));
}

}  // namespace gcalc

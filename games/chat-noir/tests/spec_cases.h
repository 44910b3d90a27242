// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/grid/search.h"
#include "chat-noir/input.h"
#include "chat-noir/picture/layers.h"
#include "common/rules/random.h"

#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include <yaml-cpp/yaml.h>

/// The cases of games/chat-noir/tests/cases.yaml, group by group. Every check returns a problem, or nothing.
namespace spec {

using namespace chat_noir;

inline Cell cellOf(const YAML::Node& node) {
    return {node[0].as<int>(), node[1].as<int>()};
}

inline std::optional<Cell> maybeCell(const YAML::Node& node) {
    return node.IsNull() ? std::nullopt : std::optional(cellOf(node));
}

inline std::vector<Cell> cellsOf(const YAML::Node& node) {
    std::vector<Cell> cells;
    for (const auto& item : node) cells.push_back(cellOf(item));
    return cells;
}

inline std::set<Cell> setOf(const std::vector<Cell>& cells) {
    return {cells.begin(), cells.end()};
}

inline Node nodeOf(const YAML::Node& node) {
    return node.IsSequence() ? Node(cellOf(node)) : boundary;
}

inline Distance distanceOf(const YAML::Node& node) {
    return node.as<std::string>() == "infinity" ? infinity : node.as<int>();
}

inline Point pointOf(const YAML::Node& node) {
    return {node[0].as<double>(), node[1].as<double>()};
}

inline Board boardOf(int size, const YAML::Node& cells, const YAML::Node& blocked) {
    Board board = cells.IsScalar() ? Board::empty(size) : Board(size);
    if (cells.IsSequence()) {
        for (const Cell cell : cellsOf(cells)) board.add(cell);
    }
    for (const Cell cell : cellsOf(blocked)) board.block(cell);
    return board;
}

inline Standing standingOf(const YAML::Node& node) {
    static const std::map<std::string, Standing> words{{"playing", Standing::playing},
                                                       {"cat_escaped", Standing::escaped},
                                                       {"cat_trapped", Standing::trapped}};
    return words.at(node.as<std::string>());
}

inline World worldOf(const YAML::Node& node) {
    return {{boardOf(node["size"].as<int>(), node["cells"], node["blocked"]), cellOf(node["cat"]),
             standingOf(node["state"])},
            maybeCell(node["mouse"]),
            node["help"].as<bool>()};
}

inline std::string text(Node node) {
    return node == boundary ? "boundary"
                            : '(' + std::to_string(node->x) + ',' + std::to_string(node->y) + ')';
}

template <class T>
std::string differ(const std::string& what, const T& got, const T& wanted) {
    if (got == wanted) return {};
    std::ostringstream out;
    out << what << " is wrong";
    if constexpr (requires { out << got; }) out << ": " << got << ", not " << wanted;
    return out.str();
}

inline std::vector<Layer> layersOf(const YAML::Node& node) {
    static const std::map<std::string, Layer> words{{"free_disc", Layer::freeDisc},
                                                    {"blocked_disc", Layer::blockedDisc},
                                                    {"path_dot", Layer::pathDot},
                                                    {"mouse_dot", Layer::mouseDot}};
    std::vector<Layer> layers;
    for (const auto& item : node) layers.push_back(words.at(item.as<std::string>()));
    return layers;
}

inline std::string newWorldCase(const YAML::Node& c) {
    return differ("the world", newWorld(c["size"].as<int>()) == worldOf(c["expected"]), true);
}

inline std::string blockCell(const YAML::Node& c) {
    Board board = boardOf(3, c["cells"], c["blocked"]);
    board.block(cellOf(c["block"]));
    if (setOf(board.cells()) != setOf(cellsOf(c["cells"]))) return "cells were lost";
    return differ("the blocked set", setOf(board.blockedCells()) == setOf(cellsOf(c["expected_blocked"])),
                  true);
}

inline std::string addRandom(const YAML::Node& c) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Board board = boardOf(c["size"].as<int>(), c["cells"], c["blocked"]);
        plt::Random random(seed);
        addRandomBlocks(board, c["count"].as<int>(), random);
        if (setOf(board.blockedCells()) != setOf(cellsOf(c["expected_blocked"])))
            return "wrong cells blocked";
    }
    return {};
}

inline std::string sixCase(const YAML::Node& c) {
    const auto six = sixNeighbours(cellOf(c["cell"]));
    return differ("the list", std::vector<Cell>(six.begin(), six.end()) == cellsOf(c["expected"]), true);
}

inline std::string graphCase(const YAML::Node& c) {
    const auto got = neighbours(previewed(worldOf(c["world"])), nodeOf(c["node"]));
    std::set<Node> wanted;
    for (const auto& item : c["expected"]) wanted.insert(nodeOf(item));
    if (got.size() != wanted.size()) return "wrong number of neighbours";
    return differ("the set", std::set<Node>(got.begin(), got.end()) == wanted, true);
}

inline std::string lookupCase(const YAML::Node& c) {
    DistanceTable table(3);
    for (const auto& entry : c["table"]) table.set(cellOf(entry[0]), entry[1].as<int>());
    return differ("the distance", table.at(cellOf(c["cell"])), distanceOf(c["expected"]));
}

inline std::string tableCase(const YAML::Node& c) {
    const World world = worldOf(c["world"]);
    const auto table = distancesFrom(previewed(world), nodeOf(c["from"]));
    std::map<Node, Distance> wanted;
    for (const auto& entry : c["expected"]) wanted[nodeOf(entry[0])] = distanceOf(entry[1]);
    std::vector<Node> nodes{boundary};
    for (const Cell cell : world.position.board.cells()) nodes.emplace_back(cell);
    for (const Node node : nodes) {
        const Distance want = wanted.contains(node) ? wanted[node] : infinity;
        if (auto wrong = differ(text(node), table.at(node), want); !wrong.empty()) return wrong;
    }
    return {};
}

inline std::string betweenCase(const YAML::Node& c) {
    const auto table = distancesFrom(previewed(worldOf(c["world"])), nodeOf(c["from"]));
    return differ("the distance", table.at(nodeOf(c["to"])), distanceOf(c["expected"]));
}

inline std::string onPathCase(const YAML::Node& c) {
    const auto path = shortestPathCells(worldOf(c["world"]));
    return differ("the mark", setOf(path).contains(cellOf(c["cell"])), c["expected"].as<bool>());
}

inline std::string bestCase(const YAML::Node& c) {
    const auto cells = cellsOf(c["cells"]);
    std::vector<Distance> distances;
    for (const auto& item : c["distances"]) distances.push_back(distanceOf(item));
    return differ("the list", setOf(bestCells(cells, distances)) == setOf(cellsOf(c["expected"])), true);
}

inline std::string catMovesCase(const YAML::Node& c) {
    World world = worldOf(c["world"]);
    plt::Random random(3);
    moveCat(world.position, CatKind::plain, random);
    return differ("the world", world == worldOf(c["expected"]), true);
}

inline std::string pictureSizeCase(const YAML::Node& c) {
    const auto got = pictureSize(c["size"].as<int>());
    const PictureSize wanted{c["width"].as<double>(), c["height"].as<double>()};
    return differ("the size", got == wanted, true);
}

inline std::string cellAtCase(const YAML::Node& c) {
    const Board board = boardOf(3, c["cells"], c["blocked"]);
    return differ("the cell", cellAt(pointOf(c["point"]), board) == maybeCell(c["expected"]), true);
}

inline std::string hoverCase(const YAML::Node& c) {
    World world = worldOf(c["world"]);
    hover(world, pointOf(c["point"]));
    return differ("the world", world == worldOf(c["expected"]), true);
}

inline std::string mouseCase(const YAML::Node& c) {
    static const std::map<std::string, MouseEvent> events{{"button_down", MouseEvent::buttonDown},
                                                          {"button_up", MouseEvent::buttonUp},
                                                          {"move", MouseEvent::move},
                                                          {"drag", MouseEvent::drag},
                                                          {"enter", MouseEvent::enter},
                                                          {"leave", MouseEvent::leave}};
    World world = worldOf(c["world"]);
    plt::Random random(4);
    mouseEvent(world, events.at(c["event"].as<std::string>()), pointOf(c["point"]), CatKind::plain, random);
    return differ("the world", world == worldOf(c["expected"]), true);
}

inline std::string keyCase(const YAML::Node& c) {
    const auto behaviour = c["behaviour"].as<std::string>();
    const bool pressed = static_cast<bool>(c["press"]);
    const Key key = c[pressed ? "press" : "release"].as<std::string>() == "h" ? Key::help : Key::newGame;
    for (const auto helpKey : {HelpKey::hold, HelpKey::toggle}) {
        const auto word = helpKey == HelpKey::hold ? "hold" : "toggle";
        if (key == Key::help && behaviour.find(word) == std::string::npos) continue;
        World world = worldOf(c["world"]);
        if (pressed) {
            keyPressed(world, key, helpKey);
            if (asksForNewGame(world, key)) world = newWorld(world.position.board.size());
        } else {
            keyReleased(world, key, helpKey);
        }
        if (c["expected"] && world != worldOf(c["expected"])) return std::string("wrong with ") + word;
        if (c["expected_state"] && world.position.standing != standingOf(c["expected_state"]))
            return "no new game";
    }
    return {};
}

inline std::string cellLayersCase(const YAML::Node& c) {
    const auto got =
        cellLayers(c["blocked"].as<bool>(), c["on_path"].as<bool>(), c["under_mouse"].as<bool>());
    return differ("the list", got == layersOf(c["expected"]), true);
}

inline std::string boardLayersCase(const YAML::Node& c) {
    const Board board = boardOf(c["size"].as<int>(), c["cells"], YAML::Node(YAML::NodeType::Sequence));
    BoardPicture wanted{{c["background"][0].as<double>(), c["background"][1].as<double>()}, {}};
    for (const auto& item : c["expected"]) wanted.cells.push_back({cellOf(item[0]), layersOf(item[1])});
    const auto got = boardPicture(board, cellsOf(c["on_path"]), maybeCell(c["mouse"]));
    return differ("the picture", got == wanted, true);
}

inline std::string worldLayersCase(const YAML::Node& c) {
    static const std::map<std::string, Mood> moods{
        {"thinking", Mood::thinking}, {"happy", Mood::happy}, {"mad", Mood::mad}};
    const auto& wanted = c["expected"];
    const auto picture = worldPicture(worldOf(c["world"]));
    if (picture.mood != moods.at(wanted["cat"].as<std::string>())) return "the mood is wrong";
    if (picture.catCentre != pointOf(wanted["cat_centre"])) return "the cat is elsewhere";
    const PictureSize size{wanted["picture"][0].as<double>(), wanted["picture"][1].as<double>()};
    if (picture.board.background != size) return "the size is wrong";
    std::set<Cell> dots;
    for (const auto& cell : picture.board.cells) {
        if (std::ranges::find(cell.layers, Layer::pathDot) != cell.layers.end()) dots.insert(cell.cell);
    }
    if (wanted["path_dots"] && dots != setOf(cellsOf(wanted["path_dots"]))) return "the dots are wrong";
    return {};
}

inline std::string compareRows(const Board& board, const DistanceTable& table, const YAML::Node& rows) {
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const int wanted = rows[y][x].as<int>();
            if (board.has({x, y}) != (wanted != -2)) return "wrong set of cells at " + text(Cell{x, y});
            const Distance got = table.at(Cell{x, y});
            if (wanted != -2 && got != (wanted == -1 ? infinity : wanted))
                return "wrong at " + text(Cell{x, y});
        }
    }
    return {};
}

inline std::string worldCase(const YAML::Node& c) {
    const World world = worldOf(c["world"]);
    const Board seen = previewed(world);
    const auto toBoundary = distancesFrom(seen, boundary);
    const auto fromCat = distancesFrom(seen, world.position.cat);
    if (auto wrong = compareRows(seen, toBoundary, c["boundary_distance"]); !wrong.empty()) return wrong;
    if (auto wrong = compareRows(seen, fromCat, c["cat_distance"]); !wrong.empty())
        return "from the cat, " + wrong;
    if (fromCat.at(boundary) != c["boundary_from_cat"].as<int>()) return "boundary_from_cat";
    if (setOf(shortestPathCells(world)) != setOf(cellsOf(c["on_shortest_path"]))) return "on_shortest_path";
    if (!c["block"]) return {};

    Position blocked = world.position;
    blocked.board.block(cellOf(c["block"]));
    const auto wanted = cellsOf(c["cat_may_go_to"]);
    if (setOf(replies(blocked.board, blocked.cat, CatKind::plain)) != setOf(wanted)) return "cat_may_go_to";
    // The manual's functions and the fast search must agree.
    std::vector<Cell> around;
    std::vector<Distance> distances;
    const auto after = distancesFrom(blocked.board, boundary);
    for (const Cell cell : sixNeighbours(blocked.cat)) {
        around.push_back(cell);
        distances.push_back(after.at(cell));
    }
    if (setOf(bestCells(around, distances)) != setOf(wanted)) return "best cells";
    std::map<Cell, Standing> standings;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Position position = world.position;
        plt::Random random(seed);
        playTurn(position, cellOf(c["block"]), CatKind::plain, random);
        standings[position.cat] = position.standing;
    }
    if (wanted.empty()) {
        return differ("the trap",
                      standings == std::map{std::pair{blocked.cat, standingOf(c["state_after"][0])}}, true);
    }
    std::map<Cell, Standing> wantedStandings;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        wantedStandings[wanted[i]] = standingOf(c["state_after"][i]);
    return differ("where the cat goes", standings == wantedStandings, true);
}

/// Every group of the file with the check of its cases.
inline const std::map<std::string, std::function<std::string(const YAML::Node&)>>& groups() {
    static const std::map<std::string, std::function<std::string(const YAML::Node&)>> all{
        {"empty_board",
         [](const auto& c) {
             const auto cells = Board::empty(c["size"].template as<int>()).cells();
             return differ("the set", setOf(cells) == setOf(cellsOf(c["expected"])), true);
         }},
        {"new_world", newWorldCase},
        {"block_cell", blockCell},
        {"add_random_blocks", addRandom},
        {"on_board",
         [](const auto& c) {
             const bool got = onBoard(cellOf(c["cell"]), c["size"].template as<int>());
             return differ("the answer", got, c["expected"].template as<bool>());
         }},
        {"on_edge",
         [](const auto& c) {
             const bool got = onEdge(cellOf(c["cell"]), c["size"].template as<int>());
             return differ("the answer", got, c["expected"].template as<bool>());
         }},
        {"six_neighbours", sixCase},
        {"graph_neighbours", graphCase},
        {"distance_lookup", lookupCase},
        {"distance_table", tableCase},
        {"distance_between", betweenCase},
        {"on_shortest_path", onPathCase},
        {"add_distances",
         [](const auto& c) {
             return differ("the sum", add(distanceOf(c["a"]), distanceOf(c["b"])), distanceOf(c["expected"]));
         }},
        {"not_farther",
         [](const auto& c) {
             const bool got = notFarther(distanceOf(c["a"]), distanceOf(c["b"]));
             return differ("the answer", got, c["expected"].template as<bool>());
         }},
        {"best_cells", bestCase},
        {"cat_moves", catMovesCase},
        {"centre_x",
         [](const auto& c) {
             return differ("x", centreX(cellOf(c["cell"])), c["expected"].template as<double>());
         }},
        {"centre_y",
         [](const auto& c) {
             return differ("y", centreY(cellOf(c["cell"])), c["expected"].template as<double>());
         }},
        {"picture_size", pictureSizeCase},
        {"point_in_circle",
         [](const auto& c) {
             const bool got = inCircle(pointOf(c["point"]), cellOf(c["cell"]));
             return differ("the answer", got, c["expected"].template as<bool>());
         }},
        {"cell_at_point", cellAtCase},
        {"hover", hoverCase},
        {"mouse_event", mouseCase},
        {"keys", keyCase},
        {"cell_layers", cellLayersCase},
        {"board_layers", boardLayersCase},
        {"world_layers", worldLayersCase},
        {"worlds", worldCase},
    };
    return all;
}

}  // namespace spec

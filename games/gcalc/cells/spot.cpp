// SPDX-License-Identifier: MIT
#include "gcalc/cells/spot.h"

#include "gcalc/terms/graph.h"

namespace gcalc {

namespace {

struct Joint {
    Kind kind;
    bool droppedComesFirst;
    std::string_view name;
    std::string_view drop;
    std::string_view removal;
    std::string_view choice;
};

constexpr std::array<Joint, allSides.size()> joints{{
    {Kind::frontBack, false, PLT_TR("Back"), PLT_TR("Puts the cube behind the main one."),
     PLT_TR("Removes the back half."), PLT_TR("Remove the back half")},
    {Kind::topBottom, true, PLT_TR("Top"), PLT_TR("Puts the cube on top of the main one."),
     PLT_TR("Removes the top half."), PLT_TR("Remove the top half")},
    {Kind::application, true, PLT_TR("Apply as function"), PLT_TR("Applies the cube to the main one."),
     PLT_TR("Removes the function and keeps its argument."), PLT_TR("Remove the function")},
    {Kind::leftRight, true, PLT_TR("Left"), PLT_TR("Puts the cube to the left of the main one."),
     PLT_TR("Removes the left half."), PLT_TR("Remove the left half")},
    {Kind::leftRight, false, PLT_TR("Right"), PLT_TR("Puts the cube to the right of the main one."),
     PLT_TR("Removes the right half."), PLT_TR("Remove the right half")},
    {Kind::application, false, PLT_TR("Apply as argument"), PLT_TR("Applies the main cube to this one."),
     PLT_TR("Removes the argument and keeps its function."), PLT_TR("Remove the argument")},
    {Kind::topBottom, false, PLT_TR("Bottom"), PLT_TR("Puts the cube under the main one."),
     PLT_TR("Removes the bottom half."), PLT_TR("Remove the bottom half")},
    {Kind::frontBack, true, PLT_TR("Front"), PLT_TR("Puts the cube in front of the main one."),
     PLT_TR("Removes the front half."), PLT_TR("Remove the front half")},
}};

const Joint& jointOf(Side side) {
    return joints[static_cast<std::size_t>(side)];
}

}  // namespace

plt::Message nameOf(Side side) {
    return jointOf(side).name;
}

plt::Message explainDrop(Side side) {
    return jointOf(side).drop;
}

plt::Message explainRemoval(Side side) {
    return jointOf(side).removal;
}

plt::Message nameOfRemoval(Side side) {
    return jointOf(side).choice;
}

Term joined(Side side, const Term& dropped, const Term& main) {
    const auto& joint = jointOf(side);
    return joint.droppedComesFirst ? Term::pair(joint.kind, dropped, main)
                                   : Term::pair(joint.kind, main, dropped);
}

Term remaining(Side side, const Term& main) {
    const auto& joint = jointOf(side);
    if (joint.kind == Kind::application && main.kind() != Kind::application) return main;
    Graph graph;
    const auto [first, second] = graph.split(graph.add(main), joint.kind);
    return graph.term(joint.droppedComesFirst ? second : first);
}

}  // namespace gcalc

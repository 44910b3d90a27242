// SPDX-License-Identifier: MIT
#include "gcalc/lessons/lesson.h"

namespace gcalc {

namespace {

// Numbers are distinguished by their drawings: as many blue slices, each left of the rest, before white.
#define DRAWN(number) number R"(@(\gray.blue|'gray)@white)"

Lesson cubes() {
    return {
        "cubes",
        PLT_TR("Cubes"),
        {PLT_TR("Everything here is a cube. The colours at the left are the simplest ones. In the middle is "
                "the main cell, where cubes are built; at the right there is room to keep them."),
         PLT_TR("Drag a colour to the main cell, and it is copied there. Drop another colour on one of the "
                "cells around it, and it is joined to the main cube on that side: each of them then takes "
                "one half of the cube.")},
        PLT_TR("Build a cube whose left half is red and whose right half is green."),
        "",
        {},
        {{R"("main")", "red|green"}},
        "red|green"};
}

Lesson directions() {
    return {
        "directions",
        PLT_TR("Three directions"),
        {PLT_TR(
             "Cubes are joined in three directions: left and right, top and bottom, front and back. As text "
             "this is written red|green, red-green and red/green, with the left, top and front part first."),
         PLT_TR("A part can have parts itself. To build something of two halves that are both made of parts, "
                "make one of them, drag it to the storage, and make the other in the main cell.")},
        PLT_TR("Build a board of four squares: green and red above, red and green below."),
        "",
        {},
        {{R"("main")", "(green|red)-(red|green)"}},
        "(green|red)-(red|green)"};
}

Lesson removal() {
    return {
        "removal",
        PLT_TR("Taking away"),
        {PLT_TR(
             "A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies "
             "on that side. The cut goes through the whole cube, whatever it was built of first."),
         PLT_TR("So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has "
                "blue below, the left half is red-blue.")},
        PLT_TR("The main cell has four colours in front and two behind. Keep what is at the left of the "
               "front: red over blue."),
        "((red|green)-(blue|yellow))/(white|black)",
        {},
        {{R"("main")", "red-blue"}},
        "red-blue"};
}

Lesson functions() {
    return {
        "functions",
        PLT_TR("Functions"),
        {PLT_TR(
             "A click with the right button on a colour at the left makes a function of the main cube: the "
             "colour becomes a gap, a variable, into which anything can be put. A round mark in "
             "this colour shows it."),
         PLT_TR("From red|green and a click on green comes \\green.red|'green: the function that puts red to "
                "the left of whatever it gets. The apostrophe tells a variable from a colour.")},
        PLT_TR("Make a function that puts white on top of whatever it gets."),
        "",
        {},
        {{R"("main"@blue)", "white-blue"}, {R"("main"@(red|green))", "white-(red|green)"}},
        R"(\green.white-'green)"};
}

Lesson application() {
    return {
        "application",
        PLT_TR("Application"),
        {PLT_TR(
             "To apply a function is to put something into its gap. Drop a function on Apply as function, "
             "and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it."),
         PLT_TR("The storage has a function called double: \\green.'green|'green. It puts two of what it "
                "gets side by side. As text, double of red is written \"double\"@red, with the name of a "
                "cell in quotation marks.")},
        PLT_TR("Build a row of eight red slices. Three applications of double are enough."),
        "red",
        {{"double", R"(\green.'green|'green)"}},
        {{R"("main")", R"("double"@("double"@("double"@red)))"}},
        "((red|red)|(red|red))|((red|red)|(red|red))"};
}

Lesson twoArguments() {
    return {
        "two-arguments",
        PLT_TR("Two arguments"),
        {PLT_TR("A function takes one argument. One that takes two is a function whose result is another "
                "function: \\green.\\red.'green|'red gets something for green, and becomes a function that "
                "waits for red."),
         PLT_TR("Colours become variables one after the other, and the last one is asked for first. So click "
                "on the colour of the second argument before that of the first.")},
        PLT_TR("Make a function of two arguments that puts the first one behind the second."),
        "",
        {},
        {{R"("main"@red@blue)", "blue/red"}, {R"("main"@(white-black)@green)", "green/(white-black)"}},
        R"(\green.\red.'red/'green)"};
}

Lesson choosing() {
    return {
        "choosing",
        PLT_TR("Yes and no"),
        {PLT_TR("Functions can choose. The one called true, \\green.\\red.'green, takes two things and gives "
                "the first; false gives the second. So a truth value decides by itself: if it is applied to "
                "two cubes, one of them is left."),
         PLT_TR("The opposite of a truth value is one that gives the second of two things where it gave the "
                "first.")},
        PLT_TR("Make the function not: it gets true or false, and gives the other one."),
        "",
        {{"true", R"(\green.\red.'green)"}, {"false", ""}, {"if", ""}, {"and", ""}, {"or", ""}},
        {{R"("main"@"true"@white@black)", "black"},
         {R"("main"@"false"@white@black)", "white"},
         {R"("main"@"true"@red@blue)", "blue"}},
        R"(\blue.'blue@"false"@"true")"};
}

Lesson pairs() {
    return {
        "pairs",
        PLT_TR("Pairs"),
        {PLT_TR("A pair keeps two things and gives back one of them. The function cons takes both, and waits "
                "for "
                "a truth value that chooses: \\green.\\red.\\blue.'blue@'green@'red."),
         PLT_TR(
             "The function car asks the pair with true, and so gets the first; cdr asks with false, and gets "
             "the second.")},
        PLT_TR("Make a function that gets a pair, and gives a pair in which the two have changed places."),
        "",
        {{"cons", ""}, {"car", ""}, {"cdr", ""}},
        {{R"("car"@("main"@("cons"@red@blue)))", "blue"},
         {R"("cdr"@("main"@("cons"@red@blue)))", "red"},
         {R"("cdr"@("main"@("cons"@(white-gray)@blue)))", "white-gray"}},
        R"(\black."cons"@("cdr"@'black)@("car"@'black))"};
}

Lesson numbers() {
    return {
        "numbers",
        PLT_TR("Numbers"),
        {PLT_TR(
             "A number is how often something is done. Two takes a function and a beginning, and applies the "
             "function twice: \\green.\\red.'green@('green@'red). Zero gives the beginning as it is."),
         PLT_TR(
             "To see a number, give it something to do. In the storage is slice, which puts blue to the left "
             "of what it gets. Apply two to slice, and the result to white.")},
        PLT_TR("Make the number four."),
        "",
        {{"zero", ""},
         {"one", ""},
         {"two", ""},
         {"three", ""},
         {"add1", ""},
         {"slice", R"(\gray.blue|'gray)"},
         {"numtest", ""}},
        {{DRAWN(R"("main")"), "blue|(blue|(blue|(blue|white)))"},
         {R"("main"@(\gray.'gray-red)@black)", "(((black-red)-red)-red)-red"}},
        R"(\green.\red.'green@('green@('green@('green@'red))))"};
}

Lesson arithmetic() {
    return {
        "arithmetic",
        PLT_TR("Arithmetic"),
        {PLT_TR(
             "Numbers do things, so they can count. Plus adds one to the second number as often as the first "
             "one says: \\green.\\red.'green@\"add1\"@'red. Times does a number of times what is itself done "
             "a "
             "number of times."),
         PLT_TR("In the storage is also minus, which takes the second number from the first, and sub1, which "
                "takes one away: it counts in pairs that remember the number before.")},
        PLT_TR("Make a function that gets a number and gives its square: the number times itself."),
        "",
        {{"zero", ""},
         {"one", ""},
         {"two", ""},
         {"three", ""},
         {"add1", ""},
         {"plus", ""},
         {"times", ""},
         {"sub1", ""},
         {"minus", ""},
         {"slice", R"(\gray.blue|'gray)"}},
        {{DRAWN(R"("main"@"zero")"), "white"},
         {DRAWN(R"("main"@"one")"), "blue|white"},
         {DRAWN(R"("main"@"two")"), "blue|(blue|(blue|(blue|white)))"},
         {DRAWN(R"("main"@"three")"), DRAWN(R"("times"@"three"@"three")")}},
        R"(\black."times"@'black@'black)"};
}

Lesson zeroOrNot() {
    return {
        "zero-or-not",
        PLT_TR("Zero or not"),
        {PLT_TR(
             "The function zero? tells whether a number is zero. It lets the number begin with true, and do "
             "something that makes false of everything. Zero leaves true as it is."),
         PLT_TR("What comes is a truth value, and this chooses by itself between two things.")},
        PLT_TR(
            "Make a function of a number that gives red for zero, and white for one and all that is more."),
        "",
        {{"zero", ""}, {"one", ""}, {"two", ""}, {"three", ""}, {"zero?", ""}, {"sub1", ""}},
        {{R"("main"@"zero")", "red"},
         {R"("main"@"one")", "white"},
         {R"("main"@"three")", "white"},
         {R"("main"@("sub1"@"one"))", "red"}},
        R"(\black."zero?"@'black@red@white)"};
}

Lesson space() {
    return {
        "space",
        PLT_TR("Functions in space"),
        {PLT_TR("Functions are cubes, so they can be joined like all others. Such a function works in space: "
                "its "
                "left part gets the left half of the argument, and its right part the right half."),
         PLT_TR(
             "In the storage are id, which gives what it gets, and hole, which always gives the transparent "
             "cube. Slicer has eight of each in turn, and cuts slices out of everything.")},
        PLT_TR(
            "Make a function that cuts away the lower half of a cube, and leaves the upper one where it is."),
        "",
        {{"id", ""}, {"hole", ""}, {"slicer", ""}, {"x2", ""}},
        {{R"("main"@red)", "red-transparent"},
         {R"("main"@(red-green))", "red-transparent"},
         {R"("main"@((red|blue)-green))", "(red|blue)-transparent"}},
        R"("id"-"hole")"};
}

Lesson recursion() {
    return {
        "recursion",
        PLT_TR("Recursion"),
        {PLT_TR("A function has no name by which it could call itself. Y-comb helps: \"Y-comb\"@f is f "
                "applied to \"Y-comb\"@f. So f gets, as its first argument, what it is about to become."),
         PLT_TR(
             "An example is in the storage: slices is "
             "\"Y-comb\"@(\\red.\\black.\"zero?\"@'black@white@(blue|('red@(\"sub1\"@'black)))). Its red is "
             "the function itself. For zero it gives white, else "
             "blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an "
             "end."),
         PLT_TR(
             "A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.")},
        PLT_TR("Make a function that gets a number and adds up all numbers from it down to one: of three it "
               "makes six."),
        "",
        {{"zero", ""},
         {"one", ""},
         {"two", ""},
         {"three", ""},
         {"plus", ""},
         {"sub1", ""},
         {"zero?", ""},
         {"Y-comb", ""},
         {"slices", R"("Y-comb"@(\red.\black."zero?"@'black@white@(blue|('red@("sub1"@'black)))))"},
         {"slice", R"(\gray.blue|'gray)"}},
        {{DRAWN(R"("main"@"zero")"), "white"},
         {DRAWN(R"("main"@"one")"), "blue|white"},
         {DRAWN(R"("main"@"two")"), "blue|(blue|(blue|white))"},
         {DRAWN(R"("main"@"three")"), DRAWN(R"("times"@"two"@"three")")},
         {DRAWN(R"("main"@("add1"@"three"))"), DRAWN(R"("plus"@("times"@"three"@"three")@"one")")}},
        R"("Y-comb"@(\red.\black."zero?"@'black@"zero"@("plus"@'black@('red@("sub1"@'black)))))"};
}

Lesson lists() {
    return {
        "lists",
        PLT_TR("Lists"),
        {PLT_TR(
             "A list is null, or a pair: its first element, and the list of the others. The function null? "
             "tells whether there is nothing left."),
         PLT_TR(
             "To do something with every element is recursion again: if the list is null, the work is done; "
             "else do it to the first element, and go on with the rest.")},
        PLT_TR(
            "Make a function that draws a list: its elements side by side from the left, each joined to what "
            "is drawn of the rest, and transparent for null."),
        "",
        {{"cons", ""},
         {"car", ""},
         {"cdr", ""},
         {"null", ""},
         {"null?", ""},
         {"Y-comb", ""},
         {"colours", R"("cons"@red@("cons"@green@("cons"@blue@"null")))"}},
        {{R"("main"@"null")", "transparent"},
         {R"("main"@("cons"@white@"null"))", "white|transparent"},
         {R"("main"@"colours")", "red|(green|(blue|transparent))"}},
        R"("Y-comb"@(\red.\black."null?"@'black@transparent@(("car"@'black)|('red@("cdr"@'black)))))"};
}

#undef DRAWN

}  // namespace

const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> all{
        cubes(), directions(), removal(),    functions(), application(), twoArguments(), choosing(),
        pairs(), numbers(),    arithmetic(), zeroOrNot(), space(),       recursion(),    lists()};
    return all;
}

}  // namespace gcalc

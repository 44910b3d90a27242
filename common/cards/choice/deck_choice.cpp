// SPDX-License-Identifier: MIT
#include "common/cards/choice/deck_choice.h"

#include "common/storage/preferences.h"

#include <array>

namespace plt {

namespace {

QString key(const char* name) {
    return deckChoiceKeys + QLatin1String(name);
}

struct NamedBack {
    OwnDeckStyle::Back back;
    const char* name;
};
constexpr std::array backs{NamedBack{OwnDeckStyle::Back::green, "green"},
                           NamedBack{OwnDeckStyle::Back::blue, "blue"},
                           NamedBack{OwnDeckStyle::Back::burgundy, "burgundy"}};

}  // namespace

DeckChoice deckChoice() {
    const Preferences& kept = Preferences::shared();
    DeckChoice choice;
    choice.foreign = kept.value(key("deck")).toString();
    choice.foreignShape = kept.value(key("shape")).toDouble();
    if (!(choice.foreignShape >= 0.5 && choice.foreignShape <= 3)) choice.foreignShape = 0;
    const QString name = kept.value(key("back")).toString();
    for (const NamedBack& back : backs) {
        if (name == QLatin1String(back.name)) choice.own.back = back.back;
    }
    choice.own.fourColours = kept.flag(key("fourColours"), false);
    choice.own.largeIndices = kept.flag(key("largeIndices"), false);
    return choice;
}

void setDeckChoice(const DeckChoice& choice) {
    Preferences& kept = Preferences::shared();
    for (const NamedBack& back : backs) {
        if (back.back == choice.own.back) kept.setValue(key("back"), QString::fromLatin1(back.name));
    }
    kept.setFlag(key("fourColours"), choice.own.fourColours);
    kept.setFlag(key("largeIndices"), choice.own.largeIndices);
    kept.setValue(key("shape"), choice.foreignShape);
    kept.setValue(key("deck"), choice.foreign);
}

}  // namespace plt

// SPDX-License-Identifier: MIT
#include "common/script/view/surface/moves.h"

#include "common/script/rules/script_rules.h"

namespace plt::script {

namespace {

QString placeOf(const Value& value) {
    if (value.isInteger()) return QString::number(value.integerOr(0));
    return value.isString() ? QString::fromStdString(value.text()) : QString();
}

bool fits(const Gesture& gesture, int count, int index) {
    if (gesture.index > 0) return gesture.index == index;
    return gesture.count > 0 ? gesture.count == count : count == 1;
}

}  // namespace

QString placeOfCell(int cell) {
    return QString::number(cell + 1);
}

std::optional<Gesture> gestureOf(const Value& move) {
    Gesture gesture;
    if (!move.isTable()) {
        gesture.to = placeOf(move);
    } else if (move.size() >= 2) {
        gesture.from = placeOf(move.at(1));
        gesture.to = placeOf(move.at(2));
        gesture.count = static_cast<int>(move.at(3).integerOr(0));
        if (gesture.from.isEmpty()) return std::nullopt;
    } else {
        gesture.from = placeOf(move.at("from"));
        gesture.to = placeOf(move.at("to"));
        for (const char* key : {"cell", "pile"})
            if (gesture.from.isEmpty() && gesture.to.isEmpty()) gesture.to = placeOf(move.at(key));
        gesture.count = static_cast<int>(move.at("count").integerOr(0));
        gesture.index = static_cast<int>(move.at("index").integerOr(0));
    }
    if (gesture.to.isEmpty()) return std::nullopt;
    return gesture;
}

Moves::Moves(const std::vector<AnyMove>& legal) {
    for (const AnyMove& move : legal)
        if (auto gesture = gestureOf(ScriptRules::valueOf(move))) moves_.push_back({*gesture, move});
}

const AnyMove* Moves::at(const QString& place) const {
    for (const Known& known : moves_)
        if (known.gesture.from.isEmpty() && known.gesture.to == place) return &known.move;
    return nullptr;
}

QStringList Moves::targetsOf(const QString& place) const {
    QStringList targets;
    for (const Known& known : moves_)
        if (known.gesture.from == place && !targets.contains(known.gesture.to)) targets << known.gesture.to;
    return targets;
}

const AnyMove* Moves::between(const QString& from, const QString& to) const {
    for (const Known& known : moves_)
        if (!from.isEmpty() && known.gesture.from == from && known.gesture.to == to) return &known.move;
    return nullptr;
}

const AnyMove* Moves::between(const QString& from, const QString& to, int count, int index) const {
    for (const Known& known : moves_)
        if (!from.isEmpty() && known.gesture.from == from && known.gesture.to == to &&
            fits(known.gesture, count, index))
            return &known.move;
    return nullptr;
}

bool Moves::canLift(const QString& from, int count, int index) const {
    for (const Known& known : moves_)
        if (!from.isEmpty() && known.gesture.from == from && fits(known.gesture, count, index)) return true;
    return false;
}

QStringList Moves::words(const QStringList& places) const {
    constexpr qsizetype most = 24;
    QStringList words;
    for (const Known& known : moves_)
        if (words.size() < most && known.gesture.from.isEmpty() && !places.contains(known.gesture.to) &&
            !words.contains(known.gesture.to))
            words << known.gesture.to;
    return words;
}

}  // namespace plt::script

// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/any_rules.h"

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

namespace plt::script {

class Value;

/// A move as a player makes it: a click on a place, or something that goes from one place to another. A place
/// is a cell, counted from 1, or the name of a pile; a place that is neither is a word.
struct Gesture {
    QString from;  ///< empty for a click
    QString to;
    int count = 0;  ///< cards that go together; 0 if the move does not say it
    int index = 0;  ///< the lowest of them, counted from 1; 0 if the move does not say it
};

/// Returns the place of a cell, which counts from 0 here.
QString placeOfCell(int cell);

/// Reads a move: 5, "pass", {3, 7}, {from = 3, to = 7, count = 2}, {cell = 5}, {pile = "stock"}. Nothing for
/// any other value.
std::optional<Gesture> gestureOf(const Value& move);

/// The legal moves of a position, by what the player does for them.
class Moves {
  public:
    Moves() = default;
    explicit Moves(const std::vector<AnyMove>& legal);

    /// Returns the move of a click on a place; null if there is none.
    const AnyMove* at(const QString& place) const;
    /// Returns the places to which something may go from here, each once.
    QStringList targetsOf(const QString& place) const;
    /// Returns the move from one place to another; null if there is none. With `count`, of so many cards of
    /// which the lowest has this index, from 1.
    const AnyMove* between(const QString& from, const QString& to) const;
    const AnyMove* between(const QString& from, const QString& to, int count, int index) const;
    /// Returns true if these cards can go anywhere.
    bool canLift(const QString& from, int count, int index) const;
    /// Returns the first places of clicks that are none of these, as many as there may be buttons.
    QStringList words(const QStringList& places) const;

  private:
    struct Known {
        Gesture gesture;
        AnyMove move;
    };
    std::vector<Known> moves_;
};

}  // namespace plt::script

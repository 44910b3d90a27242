// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <cstddef>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace plt {

class GameSession;

/// The sentences of the open review of a session.
class PLT_API ReviewWords {
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)

  public:
    explicit ReviewWords(const GameSession& session) : session_(session) {}

    /// Returns the accuracy of each person and the costs of their choices, and how far the review is.
    QString summary() const;
    /// Returns the sentence about a moment, by its index among `moments`.
    QString moment(const std::vector<std::size_t>& moments, std::size_t index) const;
    /// Returns the comparison of an ended try; empty before.
    QString tried() const;
    /// Returns the whole review as lines of text.
    QStringList lines() const;

  private:
    QString judged(std::size_t move) const;

    const GameSession& session_;
};

}  // namespace plt

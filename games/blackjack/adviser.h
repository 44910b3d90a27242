// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/judgement.h"
#include "blackjack/rules.h"

#include <array>

#include <QScrollArea>

class QLabel;

namespace blackjack {

/// The panel beside the table: the action of basic strategy and the value of each action, whether the last
/// round followed it, and how the shoe was played so far.
class Adviser : public QScrollArea {
    Q_OBJECT

  public:
    explicit Adviser(QWidget* parent = nullptr);

    /// Sets the visible parts: advice before a decision, and the comparison after it.
    void setParts(bool advice, bool comparison);
    /// Shows that the expected values are still being computed.
    void showCounting();
    /// Shows that they could not be computed.
    void showFailure();
    void showState(const State& state);

    /// The displayed text, line by line.
    QString text() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  private:
    void clearTable();
    void showOnly(const QString& sentence);
    void showAdvice(const State& state);
    void showRound(const State& state);
    void showShoe(const State& state);

    bool advice_ = false;
    bool comparison_ = false;
    QWidget* advicePart_;
    QLabel* choice_;
    std::array<QLabel*, actionCount> names_{};
    std::array<QLabel*, actionCount> values_{};
    QWidget* comparisonPart_;
    QLabel* round_;
    QLabel* shoe_;
};

}  // namespace blackjack

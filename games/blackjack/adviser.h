// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/rules.h"

#include <array>

#include <QScrollArea>

class QLabel;

namespace blackjack {

/// The panel beside the table: the action of basic strategy and the value of each action.
class Adviser : public QScrollArea {
    Q_OBJECT

  public:
    explicit Adviser(QWidget* parent = nullptr);

    /// Shows that the expected values are still being computed.
    void showCounting();
    /// Shows that they could not be computed.
    void showFailure();
    void showState(const State& state);

    /// Sets whether it begins with what to do, in as much room as that takes, for a low window.
    void setBrief(bool brief);
    /// The displayed text, line by line.
    QString text() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  private:
    void clearTable();
    void showOnly(const QString& sentence);

    bool isBrief_ = false;
    QLabel* heading_;
    QLabel* choice_;
    std::array<QLabel*, actionCount> names_{};
    std::array<QLabel*, actionCount> values_{};
};

}  // namespace blackjack

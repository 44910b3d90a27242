// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/rules_view.h"
#include "same/rules.h"

#include <optional>

#include <QHash>
#include <QTimer>

class QBoxLayout;

namespace same {

class Board;
class Scoreboard;

/// The view of Same: the numbers above, the board below; or side by side in a low window.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    Board& board() const { return *board_; }
    Scoreboard& scoreboard() const { return *scoreboard_; }
    /// The par of the shown deal; empty until it is known.
    std::optional<qint64> par() const;

    /// Sets the par of a deal, named by its long ID, when the search has found it.
    void setPar(const QString& deal, qint64 score);

    QString statusText() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    QRegion occupiedRegion() const override;
    QRegion keptInSight() const override;
    QWidget* focusTarget() override;
    void celebrate() override;

  protected:
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void resizeEvent(QResizeEvent* event) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    /// Celebrates a finished game above par, which may become known only after the end.
    void rejoiceAbovePar();
    void searchPar();
    void showNumbers();
    QString dealKey() const;

    QBoxLayout* parts_;
    Scoreboard* scoreboard_;
    Board* board_;
    QAction* shapes_;
    Start shownDeal_;
    int deal_ = 0;
    QTimer parTimer_;
    QHash<QString, qint64> pars_;  ///< keyed by the deals seen in this window
    plt::Background<std::int64_t> parSearch_;
};

}  // namespace same

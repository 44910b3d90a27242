// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/hints/hint_plan.h"
#include "common/thinking/background.h"

#include <functional>

#include <QObject>
#include <QString>

namespace plt {

/// The hints of a session: a plan that is worked out on a worker thread, and the step of it that is shown.
class Hints {
  public:
    /// The rules and the timeline must outlive it.
    Hints(const AnyRules& rules, Timeline& timeline)
        : rules_(rules), timeline_(timeline), plan_(rules, timeline) {}

    bool isThinking() const { return thinking_.isRunning(); }
    bool isShown() const { return isShown_; }
    /// Shows the next step of the plan; returns false if the shown position is not on it.
    bool showNext();
    /// Computes a plan for the shown position. Later it is shown and `done` is called, or `failed` with the
    /// reason; neither if it is hidden before. Rules with quick hints have theirs shown first, while isThinking():
    /// then `done` is called twice.
    void think(QObject* context, int seat, std::function<void()> done,
               std::function<void(const QString&)> failed);
    /// Shows this step, which must be legal in the shown position, as the plan.
    void show(HintStep<AnyMove> step);
    /// Hides the hint and cancels the search.
    void hide();
    void clearPlan() { plan_.clear(); }

    /// The plan has a step for the position for which it was made, so it gave help.
    bool hasSteps() const { return plan_.hasSteps(); }
    /// Null if no step is shown.
    const HintStep<AnyMove>* shownStep() const { return isShown_ ? plan_.nextStep() : nullptr; }
    /// The shown step's reason, the first with the plan's verdict; the verdict of a plan without steps.
    QString text() const;

  private:
    void thinkOn(QObject* context, int seat, const std::function<void()>& done,
                 const std::function<void(const QString&)>& failed);

    const AnyRules& rules_;
    Timeline& timeline_;
    HintPlan plan_;
    bool isShown_ = false;
    Background<Hint<AnyMove>> thinking_;
};

}  // namespace plt

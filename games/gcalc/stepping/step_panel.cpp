// SPDX-License-Identifier: MIT
#include "gcalc/stepping/step_panel.h"

#include "common/accessible/cells.h"
#include "common/language/translated.h"
#include "gcalc/stepping/excerpt.h"
#include "gcalc/text/term_editor.h"

#include <chrono>

#include <QAccessible>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace gcalc {

namespace {

/// The maximum duration of one slice of the walk to the last step, in ms, which keeps the window responsive.
constexpr qint64 bitOfWalk = 20;

}  // namespace

StepPanel::StepPanel(QWidget* parent) : QWidget(parent) {
    first_ = button(tr("First"), tr("To the term before the first step"), &StepPanel::first);
    back_ = button(tr("Back"), tr("One step back"), &StepPanel::back);
    forward_ = button(tr("Forward"), tr("One step forward"), &StepPanel::forward);
    last_ = button(tr("Last"), tr("To the normal form"), &StepPanel::last);
    keep_ = button(tr("Keep"), tr("Puts the term of this step into the main cell"), nullptr);
    QObject::connect(keep_, &QToolButton::clicked, this, [this] { Q_EMIT kept(term()); });
    step_ = new QLabel(this);
    rule_ = new QLabel(this);
    rule_->setWordWrap(true);
    rule_->setTextFormat(Qt::PlainText);
    text_ = new TermEditor(this);
    text_->setReadOnly(true);
    text_->setAccessibleName(tr("Term of this step"));

    auto* const row = new QHBoxLayout;
    row->setSpacing(2);
    for (auto* const one : {first_, back_, forward_, last_}) row->addWidget(one);
    row->addStretch();
    row->addWidget(keep_);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(step_);
    layout->addWidget(rule_);
    layout->addWidget(text_, 1);

    walk_.setInterval(0);
    QObject::connect(&walk_, &QTimer::timeout, this, &StepPanel::walkOn);
    beginAt(begun_);
}

StepPanel::~StepPanel() = default;

QToolButton* StepPanel::button(const QString& text, const QString& name, void (StepPanel::*press)()) {
    auto* const button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    if (press != nullptr) QObject::connect(button, &QToolButton::clicked, this, press);
    return button;
}

void StepPanel::begin(const Term& term, const Meaning& meaning, const Term& before) {
    if (term == begun_ && before == before_ && meaning == meaning_) return;
    begun_ = term;
    before_ = before;
    meaning_ = meaning;
    restart();
}

void StepPanel::toBegun() {
    if (!(term() == begun_)) restart();
}

void StepPanel::restart() {
    beginAt(before_.isEmpty() ? begun_ : before_);
    if (before_.isEmpty()) return;
    last();
    arrives_ = true;
    // A short way is walked at once.
    walkOn();
}

void StepPanel::beginAt(const Term& term) {
    walk_.stop();
    stepper_ = std::make_unique<Stepper>(term, meaning_);
    showStep();
}

Term StepPanel::term() const {
    return stepper_->term();
}

std::size_t StepPanel::place() const {
    return stepper_->place();
}

void StepPanel::first() {
    walk_.stop();
    stepper_->toStart();
    showStep();
}

void StepPanel::back() {
    walk_.stop();
    const auto after = term();
    if (!stepper_->backward()) return;
    showStep();
    // The previous redex is found again, unless the search was aborted.
    if (const auto redex = stepper_->redex()) Q_EMIT stepped({term(), *redex, after, meaning_, true});
}

void StepPanel::forward() {
    walk_.stop();
    const auto before = term();
    const auto redex = stepper_->redex();
    if (!stepper_->forward()) return;
    showStep();
    if (redex) Q_EMIT stepped({before, *redex, term(), meaning_, false});
}

void StepPanel::last() {
    if (walk_.isActive()) {
        walk_.stop();
        return showStep();
    }
    walked_ = 0;
    arrives_ = false;
    walk_.start();
    showStep();
}

void StepPanel::walkOn() {
    QElapsedTimer time;
    time.start();
    bool goesOn = true;
    while (goesOn && walked_ < maximumAtOnce && time.elapsed() < bitOfWalk) {
        goesOn = stepper_->forward();
        ++walked_;
    }
    if (!goesOn || walked_ >= maximumAtOnce) {
        walk_.stop();
        // The evaluation had another end, within its limits.
        if (arrives_ && !(term() == begun_)) return beginAt(begun_);
        stopped_ = goesOn;
        showStep();
        stopped_ = false;
    } else {
        step_->setText(tr("Step %L1").arg(stepper_->place()));
    }
}

void StepPanel::showStep() {
    const bool walks = walk_.isActive();
    // The redex is not shown during a walk.
    const auto next = walks ? std::nullopt : stepper_->redex();
    redex_ = next ? std::optional(next->path) : std::nullopt;
    const auto place = stepper_->place();
    step_->setText(tr("Step %L1").arg(place));
    QString said;
    if (walks) {
        said = tr("On the way to the normal form.");
    } else if (next) {
        said = tr("%1: %2").arg(plt::translated(nameOf(next->rule)), plt::translated(explain(next->rule)));
        if (stopped_)
            said = plt::passage({tr("No end after %Ln steps; Last goes on.",
                                    "No end after one step; Last goes on.", static_cast<int>(maximumAtOnce)),
                                 said});
    } else if (stepper_->isTooLarge()) {
        said = tr("The next step would make a term that is too large.");
    } else {
        said = tr("This is the normal form: there is nothing left to reduce.");
    }
    if (rule_->text() != said) {
        rule_->setText(said);
        if (!walks && plt::accessible::isActive()) {
            QAccessibleEvent alert(rule_, QAccessible::Alert);
            plt::accessible::sendEvent(alert);
        }
    }
    enableButtons(!walks && place > 0, !walks && next.has_value());
    last_->setEnabled(walks || next.has_value());
    last_->setText(walks ? tr("Stop") : tr("Last"));
    last_->setToolTip(walks ? tr("Stops on the way") : tr("To the normal form"));
    last_->setAccessibleName(last_->toolTip());
    if (walks) return;
    showText();
    Q_EMIT shown(term(), redex_);
}

void StepPanel::enableButtons(bool goesBack, bool goesOn) {
    // A button that is disabled would hand the keyboard on to Keep, which changes main.
    const bool wasBack = first_->hasFocus() || back_->hasFocus();
    const bool wasOn = forward_->hasFocus() || last_->hasFocus();
    if (goesOn) forward_->setEnabled(true);
    if (goesBack) back_->setEnabled(true);
    if (wasBack && !goesBack && goesOn) forward_->setFocus();
    if (wasOn && !goesOn && goesBack) back_->setFocus();
    first_->setEnabled(goesBack);
    back_->setEnabled(goesBack);
    forward_->setEnabled(goesOn);
}

void StepPanel::showText() {
    const auto shown = excerpt(stepper_->term(), redex_);
    text_->mark(TermEditor::Mark::none);
    text_->setPlainText(shown.text);
    if (shown.markBegin == shown.markEnd) return;
    text_->mark(TermEditor::Mark::part, shown.markBegin, shown.markEnd);
    auto cursor = text_->textCursor();
    cursor.setPosition(shown.markBegin);
    text_->setTextCursor(cursor);
    text_->ensureCursorVisible();
}

}  // namespace gcalc

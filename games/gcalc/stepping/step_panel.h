// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/stepping/step.h"

#include <cstddef>
#include <memory>
#include <optional>

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace gcalc {

class TermEditor;

/// Steps through the evaluation of a term: shows the next redex, its rule, and the result.
class StepPanel : public QWidget {
    Q_OBJECT

  public:
    /// The walk to the last step pauses after this many steps, and can be continued.
    static constexpr std::size_t maximumAtOnce = 10'000;

    explicit StepPanel(QWidget* parent = nullptr);
    ~StepPanel() override;

    /// Begins with this term, or at the end of the way to it from the term `before` its evaluation; does
    /// nothing if the present walk began so.
    void begin(const Term& term, const Meaning& meaning, const Term& before = {});
    /// Goes back to the term that it began with, on which moves act.
    void toBegun();
    /// The term of the present step, and below the path to its next redex.
    Term term() const;
    std::optional<Path> redex() const { return redex_; }
    std::size_t place() const;
    bool isWalking() const { return walk_.isActive(); }

    void first();
    void back();
    void forward();
    /// Walks to the normal form in slices from the event loop; stops the walk if one is running.
    void last();

  Q_SIGNALS:
    /// Emitted when another step is shown, with the path to the next redex, if any.
    void shown(const gcalc::Term& term, const std::optional<gcalc::Path>& redex);
    /// Emitted after shown() when a single step has been made or taken back.
    void stepped(const gcalc::Step& step);
    /// Emitted to put the term of this step into the main cell.
    void kept(const gcalc::Term& term);

  private:
    void walkOn();
    void restart();
    void beginAt(const Term& term);
    void showStep();
    void enableButtons(bool goesBack, bool goesOn);
    void showText();
    QToolButton* button(const QString& text, const QString& name, void (StepPanel::*press)());

    std::unique_ptr<Stepper> stepper_;
    Term begun_;
    Term before_;
    bool arrives_ = false;  ///< walks from before_ to begun_
    Meaning meaning_;
    std::optional<Path> redex_;
    QTimer walk_;
    std::size_t walked_ = 0;
    bool stopped_ = false;  ///< stopped by maximumAtOnce

    QToolButton* first_;
    QToolButton* back_;
    QToolButton* forward_;
    QToolButton* last_;
    QToolButton* keep_;
    QLabel* step_;
    QLabel* rule_;
    TermEditor* text_;
};

}  // namespace gcalc

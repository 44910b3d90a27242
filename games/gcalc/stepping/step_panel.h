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

/// Walks through the evaluation of a term: what is reduced next, by which rule, and what comes of it.
class StepPanel : public QWidget {
    Q_OBJECT

  public:
    /// The walk to the last step ends after so many of them, and can be continued.
    static constexpr std::size_t mostAtOnce = 10'000;

    explicit StepPanel(QWidget* parent = nullptr);
    ~StepPanel() override;

    /// Begins with this term; nothing happens where it is what the present walk began with.
    void begin(const Term& term, const Meaning& meaning);
    /// The term of the present step, and what is reduced next in it.
    Term term() const;
    std::optional<Path> redex() const { return redex_; }
    std::size_t place() const;
    bool isWalking() const { return walk_.isActive(); }

    void first();
    void back();
    void forward();
    /// To the normal form, a bit at a time; called again it stops on the way.
    void last();

  Q_SIGNALS:
    /// Another step is shown; the part that is reduced next, if any.
    void shown(const gcalc::Term& term, const std::optional<gcalc::Path>& redex);
    /// One step was made or taken back; after shown().
    void stepped(const gcalc::Step& step);
    /// The term of this step is wanted as the main one.
    void kept(const gcalc::Term& term);

  private:
    void walkOn();
    void showStep();
    void showText();
    QToolButton* button(const QString& text, const QString& name, void (StepPanel::*press)());

    std::unique_ptr<Stepper> stepper_;
    Term begun_;
    Meaning meaning_;
    std::optional<Path> redex_;
    QTimer walk_;
    std::size_t walked_ = 0;
    bool stopped_ = false;  ///< by mostAtOnce

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

// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/stepper.h"
#include "gcalc/notation/parser.h"
#include "gcalc/terms/term.h"

#include <optional>

#include <QWidget>

class QLabel;

namespace gcalc {

class TermEditor;

/// A term as text that can be edited. What is wrong in a text is marked and said in a sentence, to screen
/// readers, too.
class TermPanel : public QWidget {
    Q_OBJECT

  public:
    explicit TermPanel(QWidget* parent = nullptr);

    /// Shows this term, and forgets what was typed unless it is the term that is shown already.
    void setTerm(const Term& term);
    /// What names in the text stand for, asked when a text is committed.
    void setNames(NamedTerms names) { names_ = std::move(names); }
    /// Marks a part of the term as long as its text is not edited.
    void markPart(const std::optional<Path>& path);
    /// Whether the text is another than that of the term.
    bool isEdited() const;

    TermEditor& editor() { return *editor_; }
    /// What is said of the text now; may be empty.
    QString message() const;

  Q_SIGNALS:
    /// Enter: the text is this term.
    void committed(const gcalc::Term& term);

  private:
    void write();
    void commit();
    void check();
    void say(const QString& sentence);

    TermEditor* editor_;
    QLabel* message_;
    NamedTerms names_;
    Term term_;
    std::optional<Path> marked_;
    QString written_;
    bool wasWrong_ = false;
};

}  // namespace gcalc

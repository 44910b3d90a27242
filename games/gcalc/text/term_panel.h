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

/// A term as editable text. Errors in the text are marked and explained in a sentence, which is also sent to
/// screen readers.
class TermPanel : public QWidget {
    Q_OBJECT

  public:
    explicit TermPanel(QWidget* parent = nullptr);

    /// Shows this term. Discards edits unless the term is the shown one.
    void setTerm(const Term& term);
    /// Sets the function that resolves names in the text; called when a text is committed.
    void setNames(NamedTerms names) { names_ = std::move(names); }
    /// Marks a part of the term while its text is unedited.
    void markPart(const std::optional<Path>& path);
    /// Returns true if the text differs from that of the term.
    bool isEdited() const;

    TermEditor& editor() { return *editor_; }
    /// The present message about the text; may be empty.
    QString message() const;

  Q_SIGNALS:
    /// Emitted when Enter is pressed and the text is valid.
    void committed(const gcalc::Term& term);

  private:
    void write();
    void commit();
    void check();
    void showMessage(const QString& sentence);

    TermEditor* editor_;
    QLabel* message_;
    NamedTerms names_;
    Term term_;
    std::optional<Path> marked_;
    QString written_;
    bool wasWrong_ = false;
};

}  // namespace gcalc

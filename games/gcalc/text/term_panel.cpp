// SPDX-License-Identifier: MIT
#include "gcalc/text/term_panel.h"

#include "common/accessible/cells.h"
#include "common/language/translated.h"
#include "gcalc/notation/printer.h"
#include "gcalc/rules.h"
#include "gcalc/text/term_editor.h"
#include "gcalc/text/text_places.h"

#include <QAccessible>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gcalc {

namespace {

/// A paragraph is laid out as a whole even if only a bit of it is visible, so a long term is split into
/// several.
constexpr std::size_t maximumParagraphLength = 1'000;

/// The same text with line breaks where the notation allows them.
PrintedTerm inParagraphs(const PrintedTerm& printed) {
    constexpr std::string_view mayEnd = "|/@.()";
    PrintedTerm broken;
    broken.text.reserve(printed.text.size() + printed.text.size() / maximumParagraphLength);
    std::size_t begun = 0;
    for (std::size_t i = 0; i <= printed.text.size(); ++i) {
        if (i == printed.markBegin) broken.markBegin = broken.text.size();
        if (i == printed.markEnd) broken.markEnd = broken.text.size();
        if (i == printed.text.size()) break;
        broken.text += printed.text[i];
        if (i - begun < maximumParagraphLength || mayEnd.find(printed.text[i]) == std::string_view::npos)
            continue;
        broken.text += '\n';
        begun = i + 1;
    }
    return broken;
}

}  // namespace

TermPanel::TermPanel(QWidget* parent)
    : QWidget(parent), editor_(new TermEditor(this)), message_(new QLabel(this)) {
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(editor_);
    layout->addWidget(message_);
    editor_->setAccessibleName(tr("Term as text"));
    editor_->setPlaceholderText(editor_->accessibleName());
    editor_->setToolTip(
        tr("Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was "
           "there. The grammar is in the help."));
    message_->setWordWrap(true);
    message_->setTextFormat(Qt::PlainText);
    message_->setMinimumHeight(message_->fontMetrics().lineSpacing());
    QObject::connect(editor_, &TermEditor::committed, this, &TermPanel::commit);
    QObject::connect(editor_, &TermEditor::abandoned, this, &TermPanel::write);
    QObject::connect(editor_, &QPlainTextEdit::textChanged, this, &TermPanel::check);
    write();
}

void TermPanel::setTerm(const Term& term) {
    if (term == term_) return;
    term_ = term;
    marked_.reset();
    write();
}

void TermPanel::markPart(const std::optional<Path>& path) {
    if (marked_ == path) return;
    marked_ = path;
    if (!isEdited()) write();
}

bool TermPanel::isEdited() const {
    return editor_->toPlainText() != written_;
}

QString TermPanel::message() const {
    return message_->text();
}

void TermPanel::write() {
    // An empty editor can be written in at once.
    const auto printed =
        term_.isEmpty() ? plt::Result<PrintedTerm>(PrintedTerm()) : printTerm(term_, marked_);
    const auto shown = printed ? inParagraphs(*printed) : PrintedTerm();
    wasWrong_ = false;
    editor_->mark(TermEditor::Mark::none);
    written_ = QString::fromStdString(shown.text);
    if (isEdited()) {
        const QSignalBlocker blocker(editor_);
        editor_->setPlainText(written_);
    }
    if (shown.markBegin < shown.markEnd)
        editor_->mark(TermEditor::Mark::part, lettersBefore(shown.text, shown.markBegin),
                      lettersBefore(shown.text, shown.markEnd));
    showMessage(printed ? QString() : plt::translated(printed.problem()));
}

void TermPanel::commit() {
    const auto text = editor_->toPlainText();
    if (!isEdited() && !wasWrong_) return;
    const auto bytes = text.toStdString();
    const auto read = parseTerm(bytes, names_);
    if (const auto* fault = std::get_if<TextFault>(&read)) {
        wasWrong_ = true;
        const int begin = lettersBefore(bytes, fault->at);
        const int end = lettersBefore(bytes, fault->at + fault->length);
        editor_->mark(TermEditor::Mark::fault, begin, end);
        auto cursor = editor_->textCursor();
        cursor.setPosition(begin);
        editor_->setTextCursor(cursor);
        showMessage(tr("At letter %L1: %2").arg(begin + 1).arg(plt::translated(fault->problem)));
        return;
    }
    // A term that is too large for a cell stays here, to be made smaller.
    const auto kept = Rules::apply({}, Put{{}, {{}, std::get<Term>(read)}});
    if (!kept) {
        wasWrong_ = true;
        showMessage(plt::translated(kept.problem()));
        return;
    }
    term_ = std::get<Term>(read);
    marked_.reset();
    write();
    Q_EMIT committed(term_);
}

// An error message is cleared when the text changes; remaining errors are reported at the next Enter.
void TermPanel::check() {
    wasWrong_ = false;
    editor_->mark(TermEditor::Mark::none);
    showMessage(isEdited() ? tr("Enter puts this into the main cell.") : QString());
}

void TermPanel::showMessage(const QString& sentence) {
    if (message_->text() == sentence) return;
    message_->setText(sentence);
    editor_->setAccessibleDescription(sentence);
    if (wasWrong_ && plt::accessible::isActive()) {
        QAccessibleEvent alert(message_, QAccessible::Alert);
        plt::accessible::sendEvent(alert);
    }
}

}  // namespace gcalc

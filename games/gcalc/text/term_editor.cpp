// SPDX-License-Identifier: MIT
#include "gcalc/text/term_editor.h"

#include "common/look/colours.h"

#include <algorithm>

#include <QFontDatabase>
#include <QKeyEvent>
#include <QTextCursor>

namespace gcalc {

TermEditor::TermEditor(QWidget* parent) : QPlainTextEdit(parent) {
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
    setLineWrapMode(WidgetWidth);
    setWordWrapMode(QTextOption::WrapAnywhere);
}

void TermEditor::mark(Mark mark, int begin, int end) {
    mark_ = mark;
    begin_ = begin;
    end_ = end;
    showMark();
}

void TermEditor::showMark() {
    QList<QTextEdit::ExtraSelection> marks;
    const int size = document()->characterCount() - 1;
    if (mark_ != Mark::none && size > 0) {
        QTextEdit::ExtraSelection one;
        one.cursor = QTextCursor(document());
        const int begin = std::clamp(begin_ < end_ ? begin_ : begin_ - 1, 0, size);
        one.cursor.setPosition(begin);
        one.cursor.setPosition(std::clamp(std::max(end_, begin + 1), 0, size), QTextCursor::KeepAnchor);
        const bool isFault = mark_ == Mark::fault;
        const auto role = plt::colour(isFault ? plt::Role::bad : plt::Role::accent, palette());
        // The kind of underline distinguishes the marks without colour.
        one.format.setUnderlineStyle(isFault ? QTextCharFormat::WaveUnderline
                                             : QTextCharFormat::SingleUnderline);
        one.format.setUnderlineColor(role);
        one.format.setBackground(plt::mixed(palette().color(QPalette::Base), role, 0.25));
        marks.append(one);
    }
    setExtraSelections(marks);
}

void TermEditor::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !isReadOnly() && !(event->modifiers() & Qt::ShiftModifier)) {
        Q_EMIT committed();
    } else if (event->key() == Qt::Key_Escape && !isReadOnly()) {
        Q_EMIT abandoned();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

void TermEditor::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showMark();
}

}  // namespace gcalc

// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

namespace gcalc {

/// An editor of a few lines for the text of a term. Enter commits the text, Shift+Enter inserts a line break,
/// and Escape restores the previous text.
class TermEditor : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit TermEditor(QWidget* parent = nullptr);

    enum class Mark { none, part, fault };
    /// Marks a range of the text; an empty range is marked at the character before it.
    void mark(Mark mark, int begin = 0, int end = 0);

  Q_SIGNALS:
    void committed();
    void abandoned();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void showMark();

    Mark mark_ = Mark::none;
    int begin_ = 0;
    int end_ = 0;
};

}  // namespace gcalc

// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

namespace gcalc {

/// A field of a few lines for the text of a term. Enter commits it, Shift+Enter breaks the line, and Escape
/// puts back what was there.
class TermEditor : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit TermEditor(QWidget* parent = nullptr);

    enum class Mark { none, part, fault };
    /// Marks what lies between two places of the text; what has no length is marked at the letter before.
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

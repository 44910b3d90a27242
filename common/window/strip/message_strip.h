// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/look/glyph_button.h"

#include <functional>
#include <optional>
#include <utility>

#include <QList>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace plt {

/// The strip below a game: its status, or over it a message with buttons (a hint, the end of the game). It
/// always has the same height, so that the board never moves when something is said, and it never blocks.
class PLT_API MessageStrip : public QWidget {
    Q_OBJECT

  public:
    enum class Kind { status, hint, good, bad, notice };

    explicit MessageStrip(QWidget* parent = nullptr);

    /// What is shown while there is no message.
    void setStatus(const QString& text);
    /// What can be answered to a message: a label and what it does.
    using Answer = std::pair<QString, std::function<void()>>;
    /// Shows a message, with buttons for the answers, until it is cleared or replaced.
    void showMessage(Kind kind, const QString& text, const QList<Answer>& answers = {});
    void clearMessage();
    /// The kind shown now; status when there is no message.
    Kind kind() const { return kind_; }
    /// What is shown, in full. Where there is no room for it, the label says only how it begins.
    QString text() const { return text_; }
    /// A lasting button for an action, right of the message: with a glyph, or with the action's icon text.
    /// They go, those with a glyph first, when they would leave too little room for the text.
    void addAction(QAction* action, std::optional<Glyph> glyph = {});
    /// The least width, in pixels, that leaves room for some words beside two short answers.
    int narrowest() const;

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void show(const QString& text);
    void fitText();
    int leastText() const;
    int answersWidth(bool tight) const;
    void tighten(bool tight);
    void addButton(const QString& label, const std::function<void()>& clicked);
    void makeRoom();
    Kind kind_ = Kind::status;
    QString status_;
    QString text_;
    QStringList labels_;  ///< of the answers shown
    QWidget* sign_;
    QLabel* label_;
    QWidget* buttons_;
    QHBoxLayout* buttonRow_;
    QWidget* tools_;
    QHBoxLayout* toolRow_;
    QWidget* glyphs_;
    QHBoxLayout* glyphRow_;
};

}  // namespace plt

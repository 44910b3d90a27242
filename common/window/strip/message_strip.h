// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/look/glyph_button.h"
#include "common/window/strip/message_sign.h"

#include <functional>
#include <optional>

#include <QList>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;

namespace plt {

/// The strip below a game: its status, or in its place a message with buttons (a hint, the end of the game).
/// Its height is fixed, so that the board never moves, and it is never modal.
class PLT_API MessageStrip : public QWidget {
    Q_OBJECT

  public:
    using Kind = MessageKind;

    explicit MessageStrip(QWidget* parent = nullptr);

    /// Sets the text shown while there is no message.
    void setStatus(const QString& text);
    /// The label of a button, the function that it calls, and the sign in place of the label in a narrow strip.
    struct Answer {
        QString label;
        std::function<void()> run;
        std::optional<Glyph> sign = {};
        /// Fills a menu that the button opens instead of calling the function.
        std::function<void(QMenu& menu)> fill = {};
        /// A narrow strip leaves the button out.
        bool isElsewhere = false;
    };
    /// Shows a message, with buttons for the answers, until it is cleared or replaced.
    void showMessage(Kind kind, const QString& text, const QList<Answer>& answers = {});
    void clearMessage();
    /// Returns the kind shown now; `status` if there is no message.
    Kind kind() const { return kind_; }
    /// Returns the full text. The label may show only its beginning.
    QString text() const { return text_; }
    /// Adds a permanent button for an action, right of the message: with a glyph, or with the action's icon
    /// text. In a narrow strip those with text are hidden first, then the sign of a message and the actions of
    /// low priority; all others stay, whatever is said.
    void addAction(QAction* action, std::optional<Glyph> glyph = {});
    /// Returns the minimum width, in pixels, that leaves room for some words beside two short answers.
    int minimumReadableWidth() const;

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void show(const QString& text);
    void fitText();
    void fitHeight();
    int minimumTextWidth() const;
    int answersWidth(bool tight) const;
    void tighten(bool tight);
    /// Returns true if there is no room for labels of answers beside a sentence.
    bool isNarrow() const;
    void fitWidth();
    void addButtons();
    void removeButtons();
    void makeRoom();
    int glyphsWidth(bool all) const;
    void showGlyphs(bool all);
    Kind kind_ = Kind::status;
    QString status_;
    QString text_;
    QList<Answer> answers_;
    std::optional<bool> wasNarrow_;
    MessageSign* sign_;
    QLabel* label_;
    QWidget* buttons_;
    QHBoxLayout* buttonRow_;
    QWidget* tools_;
    QHBoxLayout* toolRow_;
    QWidget* glyphs_;
    QHBoxLayout* glyphRow_;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QPainterPath>
#include <QToolButton>

namespace plt {

/// Signs for the actions of every game, for the answers to a message, and to turn pages. Undo, redo, previous
/// and next point the other way in a window from right to left.
enum class Glyph { newGame, restart, undo, redo, hint, accept, dismiss, previous, next };

/// A flat button with a sign drawn in the text colour, so that it fits every palette and size.
class PLT_API GlyphButton : public QToolButton {
    Q_OBJECT

  public:
    explicit GlyphButton(Glyph glyph, QWidget* parent = nullptr);
    /// Creates a button with a custom sign: lines in a square from (0, 0) to (16, 16).
    explicit GlyphButton(const QPainterPath& sign, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QPainterPath sign_;
    bool hasDirection_ = false;  ///< true if the sign points along the lines of a text, or against them
};

}  // namespace plt

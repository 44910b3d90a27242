// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/play/card_drag.h"
#include "common/cards/table_delegate.h"

#include <QObject>
#include <QPoint>

class QMouseEvent;
class QWidget;

namespace plt {

class CardSelection;
class StagePlayer;
class TableCursor;
class TableScene;

/// Mouse and touch on a table: what is under the pointer, and whether a press becomes a click, a drag or a
/// look at a covered card.
class TablePointer : public QObject {
    Q_OBJECT

  public:
    struct Parts {
        TableDelegate& game;
        TableScene& scene;
        const StagePlayer& stages;
        CardSelection& selection;
        TableCursor& cursor;
    };
    TablePointer(QWidget* viewport, const Parts& parts);

    void press(const QMouseEvent& event, bool second);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    /// The pointer has left, or the table was concealed.
    void leave();
    /// Takes back a drag and forgets a press: no click comes of it.
    void cancel();
    /// Covers again what was looked at.
    void endPeek();
    /// What lies under the pointer may be something else now.
    void lookAgain();

    CardDrag& drag() { return drag_; }
    const CardDrag& drag() const { return drag_; }

  Q_SIGNALS:
    void clicked(plt::CardPlace place, const plt::TableInput& input);
    void doubleClicked(plt::CardPlace place);

  private:
    CardPlace placeAt(QPoint point) const;
    void setHovered(CardPlace place);
    bool beginDrag();
    void peek(CardPlace place);

    QWidget* const viewport_;
    TableDelegate& game_;
    TableScene& scene_;
    const StagePlayer& stages_;
    CardSelection& selection_;
    TableCursor& cursor_;
    CardDrag drag_;

    CardPlace pressed_;
    QPoint pressPoint_;
    Qt::MouseButton pressButton_ = Qt::NoButton;
    TableInput pressInput_;
    bool doubleClick_ = false;
    bool dragRefused_ = false;  ///< in this press
};

}  // namespace plt

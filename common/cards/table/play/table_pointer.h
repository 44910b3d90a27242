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

/// Handles mouse and touch on a table: the item under the pointer, and the decision between a click, a drag
/// and a look at a covered card.
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
    /// Handles the pointer leaving, or the table being concealed.
    void leave();
    /// Cancels a drag and forgets a press, which then causes no click.
    void cancel();
    /// Covers the uncovered card again.
    void endPeek();
    /// Updates the hovered item after a change of the picture.
    void updateHover();

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
    bool dragRefused_ = false;  ///< during this press
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/accessible/part.h"
#include "common/cards/table_delegate.h"

#include <functional>
#include <memory>

#include <QAccessibleWidget>

namespace plt {

class CardSelection;
class TableCursor;
class TableScene;

/// What of a card table screen readers see and do.
struct AccessibleTable {
    QWidget* widget;
    QWidget* viewport;  ///< in which everything is seen
    const TableDelegate& game;
    const TableScene& scene;
    TableCursor& cursor;
    const CardSelection& selection;
    std::function<void(CardPlace)> press;
};

/// How screen readers see a card table: its piles, each a list that can be pressed, with its cards as items;
/// the texts on the felt; and the buttons, which are widgets.
class CardTableAccessible : public QAccessibleWidget {
  public:
    /// `table` may be gone before this is: then there is nothing to be seen.
    explicit CardTableAccessible(const std::shared_ptr<const AccessibleTable>& table);

    /// Tells where the cursor is now.
    static void cursorMoved(QWidget* table);
    /// Tells what is different since `before`.
    static void pictureChanged(QWidget* table, const TablePicture& before);
    static void selectionChanged(QWidget* table);
    /// Tells that everything is another.
    static void reset(QWidget* table);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    /// The interface of a pile by its id; null when there is no such pile.
    QAccessibleInterface* pileInterface(int pile) const;

  protected:
    ~CardTableAccessible() override;

  private:
    static CardTableAccessible* of(QWidget* table);
    /// Null when the table is gone or shows nothing.
    std::shared_ptr<const AccessibleTable> seen() const;
    QAccessibleInterface* labelInterface(int index) const;
    int pileCount() const;
    int labelCount() const;
    void forget();
    std::weak_ptr<const AccessibleTable> table_;
    mutable accessible::Parts piles_;
    mutable accessible::Parts labels_;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/accessible/parts/part.h"
#include "common/cards/table_delegate.h"

#include <functional>
#include <memory>

#include <QAccessibleWidget>

namespace plt {

class CardSelection;
class TableCursor;
class TableScene;

/// The parts of a card table that screen readers use.
struct AccessibleTable {
    QWidget* widget;
    QWidget* viewport;  ///< contains everything visible
    const TableDelegate& game;
    const TableScene& scene;
    TableCursor& cursor;
    const CardSelection& selection;
    std::function<void(CardPlace)> press;
};

/// Accessible interface of a card table: its piles, each a list that can be pressed, with its cards as items;
/// the texts on the felt; and the buttons, which are widgets.
class CardTableAccessible : public QAccessibleWidget {
  public:
    /// `table` may be destroyed first; then nothing is exposed.
    explicit CardTableAccessible(const std::shared_ptr<const AccessibleTable>& table);

    /// Reports that the cursor has moved.
    static void cursorMoved(QWidget* table);
    /// Reports the changes since `before`.
    static void pictureChanged(QWidget* table, const TablePicture& before);
    static void selectionChanged(QWidget* table);
    /// Reports that everything has changed.
    static void reset(QWidget* table);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    /// Returns the interface of the pile with this id, or null.
    QAccessibleInterface* pileInterface(int pile) const;

  protected:
    ~CardTableAccessible() override;

  private:
    static CardTableAccessible* of(QWidget* table);
    /// Returns null if the table is gone or concealed.
    std::shared_ptr<const AccessibleTable> seen() const;
    QAccessibleInterface* labelInterface(int index) const;
    int pileCount() const;
    int labelCount() const;
    void clear();
    std::weak_ptr<const AccessibleTable> table_;
    mutable accessible::Parts piles_;
    mutable accessible::Parts labels_;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/accessible/part.h"
#include "common/cards/export.h"
#include "common/cards/table_picture.h"

#include <QAccessibleWidget>

namespace plt {

class CardTable;

/// How screen readers see a card table: its piles, each a list that can be pressed, with its cards as items;
/// the texts on the felt; and the buttons, which are widgets.
class PLT_CARDS_API CardTableAccessible : public QAccessibleWidget {
  public:
    explicit CardTableAccessible(CardTable* table);

    /// Makes Qt ask us about card tables; does so only once.
    static void install();
    /// Tells where the cursor is now.
    static void cursorMoved(CardTable* table);
    /// Tells what is different since `before`.
    static void pictureChanged(CardTable* table, const TablePicture& before);
    static void selectionChanged(CardTable* table);
    /// Tells that everything is another.
    static void reset(CardTable* table);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    CardTable* table() const;
    /// The interface of a pile by its id; null when there is no such pile.
    QAccessibleInterface* pileInterface(int pile) const;

  protected:
    ~CardTableAccessible() override;

  private:
    static CardTableAccessible* of(CardTable* table);
    QAccessibleInterface* labelInterface(int index) const;
    int pileCount() const;
    int labelCount() const;
    void forget();
    mutable accessible::Parts piles_;
    mutable accessible::Parts labels_;
};

}  // namespace plt

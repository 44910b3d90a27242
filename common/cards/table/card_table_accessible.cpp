// SPDX-License-Identifier: MIT
#include "common/cards/table/card_table_accessible.h"

#include "common/accessible/events.h"
#include "common/cards/card_table.h"

#include <algorithm>
#include <vector>

namespace plt {

namespace {

/// What piles, cards and labels have in common.
class TableThing : public accessible::Part {
  public:
    explicit TableThing(CardTable* table) : Part(table) {}

  protected:
    CardTable* table() const { return static_cast<CardTable*>(widget()); }
    bool alive() const { return table() != nullptr && !table()->isConcealed(); }
    /// The table is seen through its viewport.
    QRect boxOf(const QRectF& seen) const {
        const QRect place = seen.toAlignedRect();
        return {table()->viewport()->mapTo(table(), place.topLeft()), place.size()};
    }
};

class PileAccessible;

/// One card, by its place: what lies there may change.
class CardAccessible : public TableThing {
  public:
    CardAccessible(CardTable* table, CardPlace place) : TableThing(table), place_(place) {}

    CardPlace place() const { return place_; }
    bool isValid() const override { return alive() && table()->cardAt(place_) != nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessible::Role role() const override { return QAccessible::ListItem; }

  protected:
    QString name() const override { return table()->cardName(*table()->cardAt(place_)); }
    QRect box() const override { return boxOf(table()->rectOf(place_)); }
    bool hasCursor() const override { return table()->cursor() == place_; }
    void takeCursor() override { table()->setCursor(place_); }
    void press() override {
        table()->choose(place_, {TableInput::Source::accessibility, Qt::LeftButton, {}});
    }
    void addState(QAccessible::State& state) const override {
        const CardPicture* const card = table()->cardAt(place_);
        state.selectable = table()->canActivate(place_);
        const std::vector<int>& picked = table()->selection().cards;
        state.selected =
            card->selected || std::find(picked.cbegin(), picked.cend(), card->id) != picked.cend();
    }

  private:
    CardPlace place_;
};

/// One pile. It owns the interfaces of its cards.
class PileAccessible : public TableThing {
  public:
    PileAccessible(CardTable* table, int pile) : TableThing(table), pile_(pile) {}

    int pile() const { return pile_; }
    bool isValid() const override { return alive() && picture(); }
    QAccessible::Role role() const override { return QAccessible::List; }
    int childCount() const override { return isValid() ? static_cast<int>(picture()->cards.size()) : 0; }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        return cards_.get(index, [&] { return new CardAccessible(table(), {pile_, index}); });
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* const card = dynamic_cast<const CardAccessible*>(child);
        return card && card->place().pile == pile_ ? card->place().index : -1;
    }
    /// The interfaces of cards that were asked for and whose card is another one, or lies otherwise, than in
    /// `old`.
    std::vector<QAccessibleInterface*> changedSince(const PilePicture& old) const {
        std::vector<QAccessibleInterface*> changed;
        const PilePicture* const now = picture();
        cards_.forEach([&](int index, QAccessibleInterface* card) {
            const auto at = static_cast<std::size_t>(index);
            if (!now || at >= now->cards.size()) return;
            if (at >= old.cards.size() || !(old.cards[at] == now->cards[at])) changed.push_back(card);
        });
        return changed;
    }

  protected:
    QString name() const override { return table()->pileName(*picture()); }
    QRect box() const override { return boxOf(table()->rectOf({pile_, -1})); }
    bool hasCursor() const override { return table()->cursor() == CardPlace{pile_, -1}; }
    void takeCursor() override { table()->setCursor(top()); }
    /// A press on a pile is one on its top card, or on its empty place.
    void press() override { table()->choose(top(), {TableInput::Source::accessibility, Qt::LeftButton, {}}); }

  private:
    const PilePicture* picture() const { return table() ? table()->picture().pile(pile_) : nullptr; }
    CardPlace top() const { return {pile_, childCount() - 1}; }
    int pile_;
    mutable accessible::Parts cards_;
};

QAccessibleInterface* CardAccessible::parent() const {
    auto* const all = dynamic_cast<CardTableAccessible*>(QAccessible::queryAccessibleInterface(table()));
    return all ? all->pileInterface(place_.pile) : nullptr;
}

/// One text on the felt, by its number.
class LabelAccessible : public TableThing {
  public:
    LabelAccessible(CardTable* table, int index) : TableThing(table), index_(index) {}

    int index() const { return index_; }
    bool isValid() const override {
        return alive() && index_ < static_cast<int>(table()->picture().labels.size());
    }
    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        state.invalid = !isValid();
        return state;
    }
    QStringList actionNames() const override { return {}; }
    void doAction(const QString&) override {}

  protected:
    QString name() const override { return table()->picture().labels[static_cast<std::size_t>(index_)].text; }
    QRect box() const override { return boxOf(QRectF(table()->viewport()->rect())); }
    bool hasCursor() const override { return false; }
    void takeCursor() override {}
    void press() override {}

  private:
    int index_;
};

QAccessibleInterface* makeTableAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("plt::CardTable")) return nullptr;
    auto* const table = qobject_cast<CardTable*>(object);
    return table ? new CardTableAccessible(table) : nullptr;
}

}  // namespace

CardTableAccessible::CardTableAccessible(CardTable* table)
    : QAccessibleWidget(table, QAccessible::Grouping) {}

CardTableAccessible::~CardTableAccessible() = default;

void CardTableAccessible::install() {
    static const bool installed = [] {
        QAccessible::installFactory(makeTableAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

CardTable* CardTableAccessible::table() const {
    return qobject_cast<CardTable*>(object());
}

CardTableAccessible* CardTableAccessible::of(CardTable* table) {
    return dynamic_cast<CardTableAccessible*>(QAccessible::queryAccessibleInterface(table));
}

void CardTableAccessible::forget() {
    piles_.forget();
    labels_.forget();
}

int CardTableAccessible::pileCount() const {
    const CardTable* const at = table();
    return at && !at->isConcealed() ? static_cast<int>(at->picture().piles.size()) : 0;
}

int CardTableAccessible::labelCount() const {
    const CardTable* const at = table();
    return at && !at->isConcealed() ? static_cast<int>(at->picture().labels.size()) : 0;
}

QAccessibleInterface* CardTableAccessible::pileInterface(int pile) const {
    CardTable* const at = table();
    if (!at || at->isConcealed() || !at->picture().pile(pile)) return nullptr;
    return piles_.get(pile, [&] { return new PileAccessible(at, pile); });
}

QAccessibleInterface* CardTableAccessible::labelInterface(int index) const {
    return labels_.get(index, [&] { return new LabelAccessible(table(), index); });
}

int CardTableAccessible::childCount() const {
    return pileCount() + labelCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface* CardTableAccessible::child(int index) const {
    if (index < 0) return nullptr;
    const int piles = pileCount();
    if (index < piles) return pileInterface(table()->picture().piles[static_cast<std::size_t>(index)].id);
    if (index < piles + labelCount()) return labelInterface(index - piles);
    return QAccessibleWidget::child(index - piles - labelCount());
}

int CardTableAccessible::indexOfChild(const QAccessibleInterface* child) const {
    if (const auto* const pile = dynamic_cast<const PileAccessible*>(child)) {
        const auto& piles = table()->picture().piles;
        for (std::size_t i = 0; i < piles.size(); ++i)
            if (piles[i].id == pile->pile()) return static_cast<int>(i);
        return -1;
    }
    if (const auto* const label = dynamic_cast<const LabelAccessible*>(child))
        return pileCount() + label->index();
    const int index = QAccessibleWidget::indexOfChild(child);
    return index < 0 ? index : index + pileCount() + labelCount();
}

QAccessibleInterface* CardTableAccessible::childAt(int x, int y) const {
    const CardTable* const at = table();
    if (!at) return nullptr;
    const CardPlace place = at->placeAt(at->viewport()->mapFromGlobal(QPoint(x, y)));
    if (QAccessibleInterface* const pile = pileInterface(place.pile))
        return place.index >= 0 ? pile->child(place.index) : pile;
    return QAccessibleWidget::childAt(x, y);
}

QAccessibleInterface* CardTableAccessible::focusChild() const {
    const CardTable* const at = table();
    if (at && at->hasFocus()) {
        if (QAccessibleInterface* const pile = pileInterface(at->cursor().pile))
            return at->cursor().index >= 0 ? pile->child(at->cursor().index) : pile;
    }
    return QAccessibleWidget::focusChild();
}

void CardTableAccessible::cursorMoved(CardTable* table) {
    if (!accessible::anybodyListens() || !table->hasFocus()) return;
    const CardTableAccessible* const at = of(table);
    if (at) accessible::tellFocus(at->focusChild());
}

void CardTableAccessible::pictureChanged(CardTable* table, const TablePicture& before) {
    if (!accessible::anybodyListens()) return;
    CardTableAccessible* const at = of(table);
    if (!at) return;
    bool samePiles = before.piles.size() == table->picture().piles.size();
    for (std::size_t i = 0; samePiles && i < before.piles.size(); ++i)
        samePiles = before.piles[i].id == table->picture().piles[i].id;
    if (!samePiles || before.labels.size() != table->picture().labels.size()) {
        reset(table);
        return;
    }
    for (const PilePicture& now : table->picture().piles) {
        const PilePicture* const old = before.pile(now.id);
        if (old->cards == now.cards && old->name == now.name) continue;
        QAccessibleInterface* const pile = at->pileInterface(now.id);
        accessible::tellRenamed(pile);
        // The card that a reader rests on may have been turned over.
        for (QAccessibleInterface* const card : static_cast<PileAccessible*>(pile)->changedSince(*old))
            accessible::tellRenamed(card);
        if (old->cards.size() != now.cards.size()) {
            QAccessibleEvent reordered(pile, QAccessible::ObjectReorder);
            accessible::tell(reordered);
        }
    }
    for (std::size_t i = 0; i < before.labels.size(); ++i) {
        if (before.labels[i].text == table->picture().labels[i].text) continue;
        accessible::tellRenamed(at->labelInterface(static_cast<int>(i)));
    }
}

void CardTableAccessible::selectionChanged(CardTable* table) {
    if (!accessible::anybodyListens()) return;
    QAccessibleEvent event(table, QAccessible::SelectionWithin);
    accessible::tell(event);
}

void CardTableAccessible::reset(CardTable* table) {
    if (!accessible::anybodyListens()) return;
    if (CardTableAccessible* const at = of(table)) at->forget();
    accessible::tellReordered(table);
}

}  // namespace plt

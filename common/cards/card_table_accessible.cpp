// SPDX-License-Identifier: MIT
#include "common/cards/card_table_accessible.h"

#include "common/cards/card_table.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QPointer>

namespace plt {

namespace {

/// What piles, cards and labels have in common: things of a table without an object of their own.
class TableThing : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    explicit TableThing(CardTable* table) : table_(table) {}

    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return table_ ? table_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(table_); }
    void setText(QAccessible::Text, const QString&) override {}
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  protected:
    bool alive() const { return table_ && !table_->isConcealed(); }
    QRect onScreen(const QRectF& rect) const {
        const QRect box = rect.toAlignedRect();
        return {table_->viewport()->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::State stateOf(CardPlace place) const {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.focused = table_->hasFocus() && table_->cursor() == place;
        state.disabled = !table_->isEnabled();
        state.invisible = !table_->isVisible();
        return state;
    }
    QStringList pressAndFocus() const { return {pressAction(), setFocusAction()}; }

    QPointer<CardTable> table_;
};

class PileAccessible;

/// One card, by its place: what lies there may change.
class CardAccessible : public TableThing {
  public:
    CardAccessible(CardTable* table, CardPlace place) : TableThing(table), place_(place) {}

    CardPlace place() const { return place_; }
    bool isValid() const override { return alive() && table_->cardAt(place_) != nullptr; }
    QAccessibleInterface* parent() const override;
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? table_->cardName(*table_->cardAt(place_)) : QString();
    }
    QRect rect() const override { return isValid() ? onScreen(table_->rectOf(place_)) : QRect(); }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state = stateOf(place_);
        if (!isValid()) return state;
        const CardPicture* const card = table_->cardAt(place_);
        state.selectable = table_->canActivate(place_);
        const std::vector<int>& picked = table_->selection().cards;
        state.selected =
            card->selected || std::find(picked.cbegin(), picked.cend(), card->id) != picked.cend();
        return state;
    }
    QStringList actionNames() const override { return pressAndFocus(); }
    void doAction(const QString& name) override;

  private:
    CardPlace place_;
};

/// One pile. It owns the interfaces of its cards.
class PileAccessible : public TableThing {
  public:
    PileAccessible(CardTable* table, int pile) : TableThing(table), pile_(pile) {}
    ~PileAccessible() override {
        for (const auto& [index, id] : std::exchange(cards_, {})) QAccessible::deleteAccessibleInterface(id);
    }

    int pile() const { return pile_; }
    const PilePicture* picture() const { return table_ ? table_->picture().pile(pile_) : nullptr; }
    bool isValid() const override { return alive() && picture(); }
    int childCount() const override { return isValid() ? static_cast<int>(picture()->cards.size()) : 0; }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        const auto found = cards_.find(index);
        if (found != cards_.end()) return QAccessible::accessibleInterface(found->second);
        auto* const made = new CardAccessible(table_, {pile_, index});
        cards_.emplace(index, QAccessible::registerAccessibleInterface(made));
        return made;
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
        for (const auto& [index, id] : cards_) {
            const auto at = static_cast<std::size_t>(index);
            if (!now || at >= now->cards.size()) continue;
            if (at >= old.cards.size() || !(old.cards[at] == now->cards[at]))
                changed.push_back(QAccessible::accessibleInterface(id));
        }
        return changed;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? table_->pileName(*picture()) : QString();
    }
    QRect rect() const override { return isValid() ? onScreen(table_->rectOf({pile_, -1})) : QRect(); }
    QAccessible::Role role() const override { return QAccessible::List; }
    QAccessible::State state() const override { return stateOf({pile_, -1}); }
    QStringList actionNames() const override { return pressAndFocus(); }
    /// A press on a pile is one on its top card, or on its empty place.
    void doAction(const QString& name) override {
        if (!isValid() || !table_->isEnabled()) return;
        const CardPlace top{pile_, childCount() - 1};
        table_->setCursor(top);
        if (name == setFocusAction()) table_->setFocus(Qt::OtherFocusReason);
        if (name == pressAction())
            table_->choose(top, {TableInput::Source::accessibility, Qt::LeftButton, {}});
    }

  private:
    int pile_;
    mutable std::unordered_map<int, QAccessible::Id> cards_;
};

QAccessibleInterface* CardAccessible::parent() const {
    auto* const table = dynamic_cast<CardTableAccessible*>(QAccessible::queryAccessibleInterface(table_));
    return table ? table->pileInterface(place_.pile) : nullptr;
}

void CardAccessible::doAction(const QString& name) {
    if (!isValid() || !table_->isEnabled()) return;
    table_->setCursor(place_);
    if (name == setFocusAction()) table_->setFocus(Qt::OtherFocusReason);
    if (name == pressAction())
        table_->choose(place_, {TableInput::Source::accessibility, Qt::LeftButton, {}});
}

/// One text on the felt, by its number.
class LabelAccessible : public TableThing {
  public:
    LabelAccessible(CardTable* table, int index) : TableThing(table), index_(index) {}

    int index() const { return index_; }
    bool isValid() const override {
        return alive() && index_ < static_cast<int>(table_->picture().labels.size());
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid()
                   ? table_->picture().labels[static_cast<std::size_t>(index_)].text
                   : QString();
    }
    QRect rect() const override { return isValid() ? onScreen(QRectF(table_->viewport()->rect())) : QRect(); }
    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        state.invalid = !isValid();
        return state;
    }
    QStringList actionNames() const override { return {}; }
    void doAction(const QString&) override {}

  private:
    int index_;
};

QAccessible::UpdateHandler listener = nullptr;

bool anybodyListens() {
    return listener != nullptr || QAccessible::isActive();
}

void tell(QAccessibleEvent& event) {
    if (listener != nullptr)
        listener(&event);
    else
        QAccessible::updateAccessibility(&event);
}

QAccessibleInterface* makeTableAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("plt::CardTable")) return nullptr;
    auto* const table = qobject_cast<CardTable*>(object);
    return table ? new CardTableAccessible(table) : nullptr;
}

}  // namespace

CardTableAccessible::CardTableAccessible(CardTable* table)
    : QAccessibleWidget(table, QAccessible::Grouping) {}

CardTableAccessible::~CardTableAccessible() {
    forget();
}

void CardTableAccessible::install() {
    static const bool installed = [] {
        QAccessible::installFactory(makeTableAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

void CardTableAccessible::listen(QAccessible::UpdateHandler handler) {
    listener = handler;
}

CardTable* CardTableAccessible::table() const {
    return qobject_cast<CardTable*>(object());
}

CardTableAccessible* CardTableAccessible::of(CardTable* table) {
    return dynamic_cast<CardTableAccessible*>(QAccessible::queryAccessibleInterface(table));
}

void CardTableAccessible::forget() {
    for (const auto& [pile, id] : std::exchange(piles_, {})) QAccessible::deleteAccessibleInterface(id);
    for (const auto& [label, id] : std::exchange(labels_, {})) QAccessible::deleteAccessibleInterface(id);
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
    const auto found = piles_.find(pile);
    if (found != piles_.end()) return QAccessible::accessibleInterface(found->second);
    auto* const made = new PileAccessible(at, pile);
    piles_.emplace(pile, QAccessible::registerAccessibleInterface(made));
    return made;
}

QAccessibleInterface* CardTableAccessible::labelInterface(int index) const {
    const auto found = labels_.find(index);
    if (found != labels_.end()) return QAccessible::accessibleInterface(found->second);
    auto* const made = new LabelAccessible(table(), index);
    labels_.emplace(index, QAccessible::registerAccessibleInterface(made));
    return made;
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
    if (!anybodyListens() || !table->hasFocus()) return;
    const CardTableAccessible* const at = of(table);
    QAccessibleInterface* const thing = at ? at->focusChild() : nullptr;
    if (!thing) return;
    QAccessibleEvent event(thing, QAccessible::Focus);
    tell(event);
}

void CardTableAccessible::pictureChanged(CardTable* table, const TablePicture& before) {
    if (!anybodyListens()) return;
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
        QAccessibleEvent renamed(pile, QAccessible::NameChanged);
        tell(renamed);
        // The card that a reader rests on may have been turned over.
        for (QAccessibleInterface* const card : static_cast<PileAccessible*>(pile)->changedSince(*old)) {
            QAccessibleEvent turned(card, QAccessible::NameChanged);
            tell(turned);
        }
        if (old->cards.size() != now.cards.size()) {
            QAccessibleEvent reordered(pile, QAccessible::ObjectReorder);
            tell(reordered);
        }
    }
    for (std::size_t i = 0; i < before.labels.size(); ++i) {
        if (before.labels[i].text == table->picture().labels[i].text) continue;
        QAccessibleEvent renamed(at->labelInterface(static_cast<int>(i)), QAccessible::NameChanged);
        tell(renamed);
    }
}

void CardTableAccessible::selectionChanged(CardTable* table) {
    if (!anybodyListens()) return;
    QAccessibleEvent event(table, QAccessible::SelectionWithin);
    tell(event);
}

void CardTableAccessible::reset(CardTable* table) {
    if (!anybodyListens()) return;
    if (CardTableAccessible* const at = of(table)) at->forget();
    QAccessibleEvent event(table, QAccessible::ObjectReorder);
    tell(event);
}

}  // namespace plt

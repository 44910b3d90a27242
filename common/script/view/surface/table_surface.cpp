// SPDX-License-Identifier: MIT
#include "common/script/view/surface/table_surface.h"

#include "common/cards/card_table.h"
#include "common/look/colours.h"
#include "common/script/view/picture/drawings.h"
#include "common/script/view/picture/shapes.h"
#include "common/script/view/surface/table_layout.h"

#include <algorithm>
#include <utility>

#include <QHash>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

namespace plt::script {

namespace {

/// Returns the number of a name, which stays the same as long as the table exists.
int numberOf(QHash<QString, int>& numbers, const QString& name) {
    const auto found = numbers.constFind(name);
    return found != numbers.constEnd() ? *found : *numbers.insert(name, static_cast<int>(numbers.size()));
}

class Table : public CardTable {
  public:
    Table(Input& input, Drawings& drawings, const std::function<void()>& reshaped)
        : input_(input), drawings_(drawings) {
        connect(this, &CardTable::shapeChanged, this, reshaped);
        connect(this, &CardTable::notice, this, [this](const QString& text) { input_.refuse(text); });
    }

    void show(const Shown& shown, bool animated) {
        shown_ = shown;
        const Picture& picture = shown_.picture;
        setMinimumTableSize(TableLayout::minimumSize(picture));
        const TableLayout layout(picture, tableSize());
        TablePicture table;
        cards_.clear();
        for (const Pile& pile : picture.piles) table.piles.push_back(pileOf(pile, layout));
        for (const Label& label : picture.labels)
            table.labels.push_back({layout.converted(label.area), label.text,
                                    label.strong ? LabelPicture::Style::strong : LabelPicture::Style::plain,
                                    Qt::AlignCenter});
        if (shown.isDeal && animated) table.dealt = dealtCards();
        showHint(table);
        setPicture(std::move(table), animated);
    }

    std::vector<int> grab(CardPlace place) const override {
        const Pile* pile = pileOf(place.pile);
        if (pile == nullptr || place.index < 0) return {};
        const int count = static_cast<int>(pile->cards.size()) - place.index;
        if (!input_.mayGrab(pile->id, place.index, count)) return {};
        const auto& cards = this->picture().pile(place.pile)->cards;
        std::vector<int> held;
        for (auto i = static_cast<std::size_t>(place.index); i < cards.size(); ++i)
            held.push_back(cards[i].id);
        return held;
    }
    bool accepts(const Grip& grip, int to) const override {
        const Pile* from = pileOf(grip.pile);
        const Pile* pile = pileOf(to);
        if (from == nullptr || pile == nullptr || from == pile) return false;
        return input_.accepts(from->id, indexOf(*from, grip), static_cast<int>(grip.cards.size()), pile->id);
    }
    void drop(const Grip& grip, int to, int position) override {
        Q_UNUSED(position)
        const Pile* from = pileOf(grip.pile);
        const Pile* pile = pileOf(to);
        if (from == nullptr || pile == nullptr) return;
        // The next picture replaces the piles.
        const QString source = from->id;
        const QString target = pile->id;
        input_.drop(source, indexOf(*from, grip), static_cast<int>(grip.cards.size()), target);
    }
    bool activated(CardPlace place, const TableInput& by) override {
        const Pile* pile = pileOf(place.pile);
        if (pile == nullptr || by.button != Qt::LeftButton || !selection().isEmpty()) return false;
        const QString id = pile->id;
        return input_.pressPile(id, place.index);
    }
    void doubleActivated(CardPlace place) override {
        const Pile* pile = pileOf(place.pile);
        if (pile == nullptr || place.index < 0) return;
        clearSelection();
        const QString id = pile->id;
        input_.doublePress(id, place.index);
    }
    bool canActivate(CardPlace place) const override {
        const Pile* pile = pileOf(place.pile);
        return pile != nullptr && (input_.canPressPile(pile->id, place.index) || !grab(place).empty());
    }
    bool keyPressed(QKeyEvent* event) override {
        if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
        const QString key = keyName(event->key(), event->text());
        return !key.isEmpty() && input_.key(key, -1);
    }
    QString cardName(const CardPicture& picture) const override {
        const auto found = cards_.constFind(picture.id);
        if (found == cards_.constEnd() || !picture.faceUp || (found->name.isEmpty() && found->face >= 0))
            return CardTable::cardName(picture);
        return found->name.isEmpty() ? nameOf(found->own) : found->name;
    }

  protected:
    void paintOwnFace(QPainter& painter, const QRectF& card, int face) override {
        const auto number = static_cast<std::size_t>(face - firstOwnFace);
        if (number >= faces_.size()) return;
        const double side = card.width() * 0.94;
        paintDrawn(painter, QRectF(card.center() - QPointF(side, side) / 2, QSizeF(side, side)),
                   faces_[number], QPalette(Qt::white), Qt::white, false, drawings_);
    }

  private:
    const Pile* pileOf(int number) const {
        for (const Pile& pile : shown_.picture.piles)
            if (pileNumbers_.value(pile.id, -1) == number) return &pile;
        return nullptr;
    }
    int indexOf(const Pile& pile, const Grip& grip) const {
        return static_cast<int>(pile.cards.size()) - static_cast<int>(grip.cards.size());
    }
    int faceOf(const Card& card) {
        if (card.face >= 0) return card.face;
        auto known = std::find(faces_.begin(), faces_.end(), card.own);
        if (known == faces_.end()) known = faces_.insert(faces_.end(), card.own);
        return firstOwnFace + static_cast<int>(known - faces_.begin());
    }

    PilePicture pileOf(const Pile& pile, const TableLayout& layout) {
        PilePicture picture;
        picture.id = numberOf(pileNumbers_, pile.id);
        picture.area = layout.areaOf(pile);
        switch (pile.lie) {
            case Lie::stacked:
                picture.lay = Lay::squared;
                break;
            case Lie::down:
                picture.lay = Lay::column;
                break;
            case Lie::right:
                picture.lay = Lay::rowStart;
                picture.gap = -0.72;
                break;
            case Lie::hand:
                picture.lay = Lay::row;
                break;
        }
        picture.name = pile.name.isEmpty() ? pile.id : pile.name;
        picture.place = pile.place;
        picture.sign = pile.sign;
        picture.label = pile.label;
        if (pile.counted && !pile.cards.empty())
            picture.badge = locale().toString(qsizetype(pile.cards.size()));
        for (const Card& card : pile.cards) {
            CardPicture one;
            one.id = numberOf(cardNumbers_, card.id);
            one.face = faceOf(card);
            one.faceUp = card.up;
            one.dimmed = card.dimmed;
            one.turned = card.turned;
            cards_.insert(one.id, card);
            picture.cards.push_back(one);
        }
        return picture;
    }

    /// The cards in the order of a dealer, who gives one to each fanned pile in turn.
    std::vector<int> dealtCards() const {
        std::vector<int> dealt;
        for (std::size_t round = 0; true; ++round) {
            bool any = false;
            for (const Pile& pile : shown_.picture.piles) {
                if (pile.lie == Lie::stacked || round >= pile.cards.size()) continue;
                any = true;
                dealt.push_back(cardNumbers_.value(pile.cards[round].id));
            }
            if (!any) return dealt;
        }
    }
    void showHint(TablePicture& table) const {
        const auto pictureOf = [&](const QString& id) -> PilePicture* {
            const int number = pileNumbers_.value(id, -1);
            for (PilePicture& pile : table.piles)
                if (pile.id == number) return &pile;
            return nullptr;
        };
        const Gesture& hint = shown_.hint;
        PilePicture* to = pictureOf(hint.to);
        if (to == nullptr) return;
        PilePicture* from = pictureOf(hint.from);
        if (from == nullptr || from->cards.empty()) {
            if (to->cards.empty())
                to->lit = true;
            else
                to->cards.back().marked = true;
            return;
        }
        const int size = static_cast<int>(from->cards.size());
        const int index = hint.index > 0 ? hint.index - 1 : size - std::max(1, hint.count);
        for (int i = std::clamp(index, 0, size - 1); i < size; ++i)
            from->cards[static_cast<std::size_t>(i)].marked = true;
        table.hintFrom = {from->id, std::clamp(index, 0, size - 1)};
        table.hintTo = {to->id, static_cast<int>(to->cards.size()) - 1};
    }

    Input& input_;
    Drawings& drawings_;
    Shown shown_;
    QHash<QString, int> pileNumbers_;
    QHash<QString, int> cardNumbers_;
    QHash<int, Card> cards_;    ///< those of the picture by their numbers
    std::vector<Drawn> faces_;  ///< the game's own, from firstOwnFace
};

class TableSurface : public Surface {
  public:
    TableSurface(Input& input, Drawings& drawings, const std::function<void()>& reshaped)
        : table_(new Table(input, drawings, reshaped)) {}
    QWidget& widget() override { return *table_; }
    void show(const Shown& shown, bool animated) override { table_->show(shown, animated); }
    QRegion occupiedRegion(const QWidget& holder) const override { return table_->occupiedRegion(holder); }

  private:
    Table* table_;  ///< owned by the widget around it
};

}  // namespace

std::unique_ptr<Surface> makeTableSurface(Input& input, Drawings& drawings, std::function<void()> reshaped) {
    return std::make_unique<TableSurface>(input, drawings, reshaped);
}

}  // namespace plt::script

// SPDX-License-Identifier: MIT
#include "new-game/view.h"

#include "common/cards/deck_chooser.h"

#include <utility>

#include <QVBoxLayout>

namespace new_game {

namespace {

/// Gap between columns, in card widths.
constexpr double gap = 0.15;

/// The card table: which cards can be picked up, where they can be dropped, and the effect of a click.
class Table : public plt::CardTable {
  public:
    explicit Table(View& view) : view_(view) { setMinimumTableSize(QSizeF(8, 3.5)); }

    std::vector<int> grab(plt::CardPlace place) const override {
        const plt::CardPicture* card = cardAt(place);
        if (card == nullptr || !Rules::apply(view_.state(), {place.pile})) return {};
        const bool isLast = view_.state().pile(place.pile).back().index() == card->id;
        return isLast ? std::vector<int>{card->id} : std::vector<int>{};
    }
    bool accepts(const plt::Grip&, int pile) const override { return pile == waste; }
    void drop(const plt::Grip& grip, int, int) override { view_.play({grip.pile}); }
    bool activated(plt::CardPlace place, const plt::TableInput&) override {
        if (place.pile != waste) view_.play({place.pile});
        return true;
    }

  private:
    View& view_;
};

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent), table_(new Table(*this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_);
    connect(table_, &plt::CardTable::shapeChanged, this, [this] { refresh(false); });
    connect(table_, &plt::CardTable::notice, this, &View::notice);
}

QList<plt::HeaderFigure> View::figures() const {
    return {{tr("Cards left"), locale().toString(qint64(Rules::score(state())))},
            {tr("Stock"), locale().toString(qint64(state().pile(stock).size()))}};
}

plt::PilePicture View::pileOf(int number) const {
    const QSizeF table = table_->tableSize();
    const double lower = table.height() - 1;
    const double left = (table.width() - stock - (stock - 1) * gap) / 2;
    plt::PilePicture pile;
    pile.id = number;
    if (number < stock) {
        pile.area = QRectF(left + number * (1 + gap), 0, 1, lower - gap);
        pile.lay = plt::Lay::column;
        pile.name = tr("column %L1").arg(number + 1);
    } else {
        pile.area = QRectF(table.width() / 2 + (number == stock ? -1 - gap / 2 : gap / 2), lower, 1, 1);
        pile.name = number == stock ? tr("stock") : tr("waste");
    }
    const auto* step = hintStep();
    for (const plt::Card card : state().pile(number)) {
        plt::CardPicture picture;
        picture.id = picture.face = card.index();
        picture.faceUp = number != stock;
        pile.cards.push_back(picture);
    }
    if (step != nullptr && step->move.pile == number && !pile.cards.empty()) pile.cards.back().marked = true;
    return pile;
}

void View::showState(bool animated) {
    plt::TablePicture picture;
    for (int number = 0; number <= waste; ++number) picture.piles.push_back(pileOf(number));
    // The cards of a new deal are dealt one after the other.
    if (transition() != nullptr && transition()->otherGame)
        for (int column = 0; column < stock; ++column)
            for (const plt::Card card : state().pile(column)) picture.dealt.push_back(card.index());
    table_->setPicture(std::move(picture), animated);
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    form.flag(tr("Kings and aces are neighbours"), &options.goesRound);
    plt::addDeckRows(form);
}

}  // namespace new_game

#include "moc_view.cpp"

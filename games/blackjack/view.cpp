// SPDX-License-Identifier: MIT
#include "blackjack/view.h"

#include "blackjack/adviser.h"
#include "blackjack/mathematics/expectation.h"
#include "blackjack/mathematics/strategy.h"
#include "blackjack/table/table.h"
#include "blackjack/words.h"
#include "common/cards/deck_chooser.h"
#include "common/language/translated.h"

#include <cmath>

#include <QAction>
#include <QBoxLayout>
#include <QLocale>
#include <QTimer>

namespace blackjack {

namespace {

const auto adviserKey = QStringLiteral("adviser");
const auto betKey = QStringLiteral("bet");

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent),
      parts_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      table_(new Table),
      adviser_(new Adviser) {
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(0);
    parts_->addWidget(table_, 1);
    parts_->addWidget(adviser_);

    advise_ = addPreferenceAction(Menu::view, tr("Show the a&dviser"), adviserKey, false,
                                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    advise_->setToolTip(
        tr("Shows what basic strategy would do and what each action is worth. "
           "Games played with it count as helped."));
    connect(advise_, &QAction::toggled, this, [this] {
        advise();
        refresh(true);
    });

    connect(table_, &Table::moveChosen, this, &View::act);
    connect(table_, &Table::nextShoeChosen, this, &View::nextShoe);
    connect(table_, &Table::afreshChosen, this, [this] { session().newGame(); });
    connect(table_, &plt::CardTable::notice, this, &View::notice);
    connect(table_, &Table::resultsShown, this, [this] {
        showAdviser();
        Q_EMIT statusChanged();
    });
    connect(table_, &Table::betChanged, this, [this] {
        if (table_->bet() > 0) preferences().setValue(betKey, table_->bet());
        refresh(true);
    });
    // The rules do not know which chips lie there: the hint's deal takes these, or puts its own down.
    session().setMadeNow([this](const Move& move) {
        if (move.bet == 0) return move;
        putDownFor(move);
        return Move::deal(table_->bet());
    });
    connect(&session(), &plt::GameSession::hintChanged, this, [this] {
        if (const auto* step = hintStep(); step != nullptr && step->move.bet > 0) putDownFor(step->move);
    });
}

void View::putDownFor(const Move& deal) {
    if (table_->bet() < smallestBet) table_->setBet(deal.bet);
}

void View::ready() {
    const int kept = preferences().value(betKey).toInt();
    if (kept >= smallestBet && kept <= largestBet && kept % betStep == 0) table_->setBet(kept);
}

void View::act(const Move& move) {
    if (play(move)) return;
    // An illegal key: the rules have given the reason.
    table_->setFocus(Qt::OtherFocusReason);
}

void View::nextShoe() {
    if (isPaused()) return;
    session().beginGame(options(), blackjack::nextShoe(state(), plt::GameSession::newSeed()),
                        plt::Cause::newGame);
}

void View::computeExpectations() {
    if (areExpectationsReady() || computing_.isRunning()) return;
    computingFailed_ = false;
    computing_.run(
        this,
        [house = options()](std::stop_token stop) {
            for (int up = 1; up < values && !stop.stop_requested(); ++up)
                (void)Expectations::against(house, up);
            if (!stop.stop_requested()) (void)basicStrategy(house);
            return house;
        },
        [this](const Options& house) {
            computedFor_ = house;
            advise();
            updateExpectations();
        },
        [this](const QString&) {
            computingFailed_ = true;
            updateExpectations();
        });
}

void View::updateExpectations() {
    if (advise_->isChecked()) refresh(true);
}

void View::showState(bool animated) {
    table_->showGame(state(), transition(), hintStep(), animated);
    showAdviser();
}

void View::followUp(const plt::Transition<Rules>& transition) {
    // The values that a hint, the adviser, and the end of the shoe will need.
    if (transition.isMove()) computeExpectations();
    // Nobody begins with a debt for the bet of an earlier game.
    if (transition.otherGame && state().drawn == 0 && table_->bet() > state().money)
        table_->setBet(smallestBet);
    advise();
}

void View::advise() {
    if (!advise_->isChecked()) return;
    if (!areExpectationsReady() && isVisible()) computeExpectations();
    const bool isAdvising = areExpectationsReady() && !session().awaitsFirst();
    if (isAdvising && !state().round.isOver()) session().markHelped();
}

void View::showAdviser() {
    adviser_->setVisible(advise_->isChecked());
    if (!advise_->isChecked()) return;
    if (!areExpectationsReady()) {
        computingFailed_ ? adviser_->showFailure() : adviser_->showCounting();
        return;
    }
    // While the cards are moving it would reveal them.
    if (table_->areResultsShown()) adviser_->showState(state());
}

std::int64_t View::shownMoney() const {
    const auto& now = state();
    if (!now.round.isOver() || table_->areResultsShown() || now.round.handCount == 0) return now.money;
    // The money changes when the result is displayed.
    return now.money - std::llround(now.round.paid() * now.bet);
}

QList<plt::HeaderFigure> View::figures() const {
    const auto& now = state();
    return {{tr("Money"), moneyText(shownMoney())},
            {tr("Bet"), moneyText(now.round.isOver() ? table_->bet() : now.bet)}};
}

QString View::statusText() const {
    const auto& now = state();
    if (!table_->areResultsShown()) return {};
    if (now.round.isOver()) return now.round.handCount > 0 ? roundText(now) : QString();
    return tr("You: %1, dealer: %2")
        .arg(pointsText(now.round.hand(now.round.active).cards.total()), dealerText(now));
}

QString View::endTitle() const {
    return tr("The shoe is played out");
}

QString View::finishedLabel() const {
    return tr("Shoes played out");
}

QMap<QString, qint64> View::tallies() const {
    const auto& now = state();
    const auto net = Rules::score(now) + (now.round.isOver() ? 0 : now.staked());
    return {{QStringLiteral("rounds-won"), now.won},
            {QStringLiteral("rounds-even"), now.even},
            {QStringLiteral("rounds-lost"), now.lost},
            {QStringLiteral("naturals"), now.naturals},
            {QStringLiteral("money-won"), std::max<qint64>(net, 0)},
            {QStringLiteral("money-lost"), std::max<qint64>(-net, 0)}};
}

QList<plt::StatisticsPage> View::statisticsPages(const QMap<QString, qint64>& sums) const {
    const auto shoe = session().awaitsFirst() ? QMap<QString, qint64>() : tallies();
    if (sums.isEmpty() && std::all_of(shoe.begin(), shoe.end(), [](qint64 count) { return count == 0; }))
        return {};
    // A shoe that is played out is among the sums.
    const auto inAll = [&](const char* name) {
        const auto key = QLatin1String(name);
        return sums.value(key) + (session().isRecorded() ? 0 : shoe.value(key));
    };
    const auto row = [&](const QString& label, const char* name) {
        return QStringList{label, QLocale().toString(shoe.value(QLatin1String(name))),
                           QLocale().toString(inAll(name))};
    };
    const QString won = QStringLiteral("money-won");
    const QString lost = QStringLiteral("money-lost");
    plt::StatisticsPage page;
    page.title = tr("Rounds");
    page.verdict = tr("The rounds of this shoe are shown at once. They are kept once it is played out.");
    page.tables = {{page.title,
                    {QString(), tr("This shoe"), tr("All shoes")},
                    {row(tr("Won"), "rounds-won"),
                     row(tr("Push"), "rounds-even"),
                     row(tr("Lost"), "rounds-lost"),
                     row(tr("Blackjacks"), "naturals"),
                     {tr("Net"), netText(shoe.value(won) - shoe.value(lost)),
                      netText(inAll("money-won") - inAll("money-lost"))}}}};
    return {page};
}

QString View::endMessage() const {
    const auto net = Rules::score(state());
    const int count = state().rounds();
    const QString brought =
        net > 0 ? tr("%Ln rounds, and you won %1.", "1 round, and you won %1.", count).arg(moneyText(net))
        : net < 0
            ? tr("%Ln rounds, and you lost %1.", "1 round, and you lost %1.", count).arg(moneyText(-net))
            : tr("%Ln rounds, nothing won and nothing lost.", "1 round, nothing won and nothing lost.",
                 count);
    return plt::passage({brought, tr("The next shoe goes on with %1; a new game begins with %2.")
                                      .arg(moneyText(state().money), moneyText(firstMoney))});
}

QRegion View::occupiedRegion() const {
    return table_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    if (session().awaitsFirst() || session().outcome() == plt::Outcome::playing) return occupiedRegion();
    // The cards of the last round.
    QRegion cards;
    for (const int pile : {dealerPile, firstHandPile, secondHandPile})
        if (const auto* shown = table_->picture().pile(pile); shown != nullptr && !shown->cards.empty())
            cards += table_->rectOf({pile, -1}).toAlignedRect();
    return cards.translated(table_->viewport()->mapTo(this, QPoint()));
}

void View::showEvent(QShowEvent* event) {
    RulesView::showEvent(event);
    // Not before the first paint event.
    QTimer::singleShot(0, this, &View::advise);
}

void View::resizeEvent(QResizeEvent* event) {
    RulesView::resizeEvent(event);
    // Beside a small table the adviser would leave it no space.
    const int both = table_->minimumSizeHint().width() + adviser_->sizeHint().width();
    const bool beside = width() >= both;
    parts_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    constexpr int lowView = 260;
    const bool isLow = !beside && height() < lowView;
    adviser_->setBrief(isLow);
    adviser_->setMaximumWidth(beside ? adviser_->sizeHint().width() : QWIDGETSIZE_MAX);
    const int least = adviser_->minimumSizeHint().height();
    adviser_->setMaximumHeight(beside ? QWIDGETSIZE_MAX : isLow ? least : std::max(least, height() / 3));
}

plt::Sound View::soundOf(const plt::Change& change) const {
    return change.isDealOrMove() ? plt::Sound::card : plt::Sound::none;
}

QWidget* View::focusTarget() {
    return table_;
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    form.preset(tr("Rules of the manual"), [&options] { options = {}; });
    std::vector<std::pair<int, QString>> decks;
    for (const int count : deckCounts) decks.emplace_back(count, QLocale().toString(count));
    form.choice<int>(tr("Decks"), &options.decks, decks);
    form.flag(tr("The dealer hits soft 17"), &options.hitsSoft17);
    form.flag(tr("Double after a split"), &options.doubleAfterSplit);
    form.flag(tr("Surrender for half the bet"), &options.surrender);
    form.flag(tr("Insurance against an ace"), &options.insurance);
    form.preference(tr("Show the adviser"), adviserKey, false);
    plt::addDeckRows(form);
}

}  // namespace blackjack

// The template code of the view is instantiated where its meta object is: in two files it would be compiled
// twice.
#include "moc_view.cpp"

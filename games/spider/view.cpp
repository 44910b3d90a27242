// SPDX-License-Identifier: MIT
#include "spider/view.h"

#include "common/cards/deck_chooser.h"
#include "spider/outlook.h"
#include "spider/table.h"

#include <QAction>
#include <QLocale>
#include <QVBoxLayout>

namespace spider {

namespace {

const auto bestPlaceKey = QStringLiteral("bestPlace");
const auto outlookKey = QStringLiteral("outlook");

QString outlookText(Verdict verdict) {
    switch (verdict) {
        case Verdict::winnable:
            return View::tr("This game can be won.");
        case Verdict::lost:
            return View::tr("No way leads to a win any more: undo, or begin a new game.");
        case Verdict::unknown:
            break;
    }
    return View::tr("Whether this can be won is not known.");
}

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::shown, parent), table_(new Table), outlook_(new Outlook(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);

    deal_ = addGameAction(Menu::edit, tr("&Deal from the stock"), QKeySequence(Qt::Key_D));
    bestPlace_ = addPreferenceAction(Menu::edit, tr("&Clicks move to the best place"), bestPlaceKey, false);
    bestPlace_->setToolTip(tr("A click on a card sends it to the best place instead of picking it up."));
    tellOutlook_ =
        addPreferenceAction(Menu::view, tr("Show whether the game can be &won"), outlookKey, false);
    tellOutlook_->setToolTip(tr("The computer knows every hidden card and looks for a way to win."));

    connect(table_, &Table::moveAsked, this, &View::ask);
    connect(table_, &plt::CardTable::notice, this, &View::notice);
    connect(deal_, &QAction::triggered, this, [this] { ask(Move::deal()); });
    connect(bestPlace_, &QAction::toggled, table_, &Table::setBestPlaceByClick);
    connect(tellOutlook_, &QAction::toggled, this, [this](bool on) {
        outlook_->setDepth(on ? Outlook::Depth::verdict : Outlook::Depth::deadEnds);
        markIfTold();
        Q_EMIT statusChanged();
    });
    connect(outlook_, &Outlook::found, this, [this] {
        markIfTold();
        Q_EMIT statusChanged();
    });
}

View::~View() = default;

void View::ready() {
    table_->setBestPlaceByClick(bestPlace_->isChecked());
}

void View::ask(const Move& move) {
    const bool mayDeal = !isPaused() && !session().history().isEmpty();
    if (!play(move) && move.isDeal() && mayDeal) table_->showGaps();
}

void View::showState(bool animated) {
    table_->showGame(state(), transition(), hintStep(), animated);
}

void View::followUp(const plt::Transition<Rules>& transition) {
    outlook_->follow(transition, state());
    markIfTold();
}

// Who is told what the solver knows plays with help. That a dead end is one is only said to spare a player
// the rest.
void View::markIfTold() {
    if (tellOutlook_->isChecked() && verdict() && Rules::outcome(state()) == plt::Outcome::playing)
        session().markHelped();
}

std::optional<Verdict> View::verdict() const {
    return outlook_->verdict();
}

QString View::statusText() const {
    if (session().history().isEmpty()) return {};
    QString text = tr("Score: %1   Moves: %2   Complete suits: %L3 of %L4")
                       .arg(locale().toString(qint64(session().score())), locale().toString(state().steps))
                       .arg(state().completed.size())
                       .arg(suitsToComplete);
    const auto told = verdict();
    // Bad news come first: a narrow window may cut the rest.
    if (told == Verdict::lost) return outlookText(*told) + QStringLiteral("   ") + text;
    if (told) text += QStringLiteral("   ") + outlookText(*told);
    if (!told && tellOutlook_->isChecked() && outlook_->isSearching())
        text += QStringLiteral("   ") + tr("Looking for a way to win...");
    return text;
}

QString View::endMessage() const {
    switch (Rules::outcome(state())) {
        case plt::Outcome::won:
            return tr("You won! All eight suits are complete, in %Ln moves. Score: %1.",
                      "You won! All eight suits are complete, in one move. Score: %1.", state().steps)
                .arg(locale().toString(qint64(session().score())));
        case plt::Outcome::lost:
            return isTrapped(state())
                       ? tr("A dead end: the last cards of the stock need a card on every column, and "
                            "there are too few. Undo takes moves back.")
                       : tr("A dead end: no card can be moved or dealt. Undo takes moves back.");
        default:
            return {};
    }
}

QWidget* View::focusTarget() {
    return table_;
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    form.choice<int>(tr("Suits"), &options.suits,
                     {{1, tr("1 (easiest)")}, {2, tr("2")}, {4, tr("4 (hardest)")}});
    form.flag(tr("Deal only games that can be won"), &options.winnableOnly);
    form.flag(tr("The stock may be dealt over empty columns"), &options.dealOverGaps);
    form.note([&options] {
        return options.winnableOnly && options.suits == 4
                   ? tr("A deal of four suits that is sure to be winnable takes a while to find.")
                   : QString();
    });
    form.preference(tr("Clicks move to the best place"), bestPlaceKey, false);
    form.preference(tr("Show whether the game can be won"), outlookKey, false);
    plt::addDeckRows(form);
}

}  // namespace spider

// What a game gets is compiled where its meta object is: in two files it would be compiled twice.
#include "moc_view.cpp"

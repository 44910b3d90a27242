// SPDX-License-Identifier: MIT
#include "chat-noir/view.h"

#include "chat-noir/board.h"
#include "chat-noir/proof/lattice.h"

#include <QVBoxLayout>

namespace chat_noir {

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent) {
    board_ = new BoardWidget(this);
    paths_ = addPreferenceAction(Menu::view, tr("Show the cat's &ways out"), QStringLiteral("paths"), false,
                                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    paths_->setToolTip(tr("Marks the cat's shortest ways to the edge. Hold H to see them for a moment."));
    paths_->setIconText(tr("Ways out"));
    addStripAction(paths_);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(board_);

    connect(paths_, &QAction::toggled, this, [this] { refresh(true); });
    connect(board_, &BoardWidget::chosen, this, &View::choose);
    connect(board_, &BoardWidget::newGameRequested, this, [this] { session().newGame(); });
    connect(board_, &BoardWidget::previewChanged, this, &View::statusChanged);
}

void View::choose(int cell) {
    // After the end clicks are ignored; an illegal move during the game is refused with its reason.
    if (Rules::outcome(state()) == plt::Outcome::playing) play({board_->cellOf(cell)});
}

void View::showState(bool animated) {
    const auto marks = session().hintMarks();
    board_->showGame(state(), {marks.begin(), marks.end()}, paths_->isChecked(), animated);
}

QList<plt::HeaderFigure> View::figures() const {
    return {{tr("Turns"), locale().toString(state().turns)}};
}

QString View::statusText() const {
    if (!board_->helpShown() || Rules::outcome(state()) != plt::Outcome::playing) return {};
    const auto steps = board_->stepsToEdge();
    return steps ? tr("The cat is %Ln steps from the edge.", "The cat is one step from the edge.", *steps)
                 : tr("The cat has no way out.");
}

QString View::endTitle() const {
    return Rules::outcome(state()) == plt::Outcome::won ? tr("The cat is trapped!") : tr("The cat got away");
}

QString View::endMessage() const {
    return tr("After %Ln turns.", "After one turn.", state().turns);
}

QRegion View::keptInSight() const {
    const QRectF cat = board_->geometry()->cellRect(board_->numberOf(state().position.cat));
    return board_->toWidget(cat).toAlignedRect().translated(board_->mapTo(this, QPoint()));
}

QRegion View::occupiedRegion() const {
    return board_->occupiedRegion(*this);
}

QSize View::sizeHint() const {
    // The words about the end stand above the board, which need not shrink for them.
    constexpr int roomForWords = 120;
    // Before a first deal that is searched for there is no board to ask.
    constexpr QSize usual(614, 525);
    return (session().awaitsFirst() ? usual : RulesView::sizeHint()) + QSize(0, roomForWords);
}

QWidget* View::focusTarget() {
    return board_;
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    form.preset(tr("Garden"), [edited] { *edited = {}; });
    form.preset(tr("Small garden"), [edited] { *edited = {7, 7, CatKind::plain}; });
    form.preset(tr("Wide park"), [edited] { *edited = {17, 40, CatKind::plain}; });
    form.preset(tr("Garden without escape"), [edited] { *edited = {11, 10, CatKind::plain, true}; });
    form.preset(tr("Open field"), [edited] { *edited = {11, 0, CatKind::plain}; });
    form.number(
        tr("Board size"), &edited->size, [] { return minSize; },
        [edited] { return edited->sure ? maxProofSize : maxSize; }, 2);
    form.number(
        tr("Hedges at the start"), &edited->blocks,
        [edited] {
            const int fewest = fewestSureBlocks(edited->size, edited->cat).value_or(0);
            return edited->sure ? fewest : 0;
        },
        [edited] { return maxBlocks(edited->size); });
    form.choice<CatKind>(
        tr("Cat"), &edited->cat,
        {{CatKind::plain, tr("Plain")}, {CatKind::sharp, tr("Sharp")}, {CatKind::sleepy, tr("Sleepy")}});
    form.flag(tr("Deal only boards on which the cat can be trapped, proven"), &edited->sure);
    form.enableWhile([edited] { return fewestSureBlocks(edited->size, edited->cat).has_value(); });
    form.note([edited] {
        switch (edited->cat) {
            case CatKind::sharp:
                return tr("Expects you to bar its best way at every step, and prefers ways that fork.");
            case CatKind::sleepy:
                return tr("Takes a shortest way, but one step in three goes anywhere.");
            case CatKind::plain:
                break;
        }
        return tr("Takes a shortest way to the edge; of equal ways, any. It does not look ahead.");
    });
    form.note([edited] {
        const auto fewest = fewestSureBlocks(edited->size, edited->cat);
        if (!fewest) return tr("Traps are proven on boards up to size %1.").arg(maxProofSize);
        if (!edited->sure) return QString();
        return tr("Proven boards of this size have at least %Ln hedges for this cat.",
                  "Proven boards of this size have at least one hedge for this cat.", *fewest);
    });
    form.note([edited] {
        return tr("A board of this size can have up to %Ln hedges at the start.",
                  "A board of this size can have one hedge at the start.", maxBlocks(edited->size));
    });
}

}  // namespace chat_noir

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"

// SPDX-License-Identifier: MIT
#include "slidey/view.h"

#include "common/window/options_form.h"
#include "slidey/dialogs/cut_dialog.h"
#include "slidey/dialogs/picture_row.h"
#include "slidey/tray/preview.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QMimeData>

namespace slidey {

namespace {

const auto numbersPreference = QStringLiteral("numbers");
/// The search for a solution waits until the window is shown and the player has stopped leafing through
/// deals.
constexpr int searchDelayMs = 500;
/// Below this width the tiles need all of it.
constexpr int narrow = 520;
/// The delay between two moves of a shown solution: slow enough to follow, unless it would take for ever.
constexpr int solvingMostMs = 260;
constexpr int solvingLeastMs = 15;
constexpr int solvingAllMs = 60'000;

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::shown, parent),
      pictures_([this](const QImage& image) { playPicture(image); }),
      tray_(new Tray),
      preview_(new Preview) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(tray_, 1);
    row->addWidget(preview_);
    connect(tray_, &Tray::pictureDrawn, this, [this] { preview_->showPicture(tray_->drawnPicture()); });
    connect(tray_, &Tray::slideWanted, this, [this](int cell) {
        // A click on the hole, or outside its row and column, does nothing.
        if (state().position.slides(cell) == 0) return;
        play({state().position.column(cell), state().position.row(cell)});
    });

    auto* paste = addGameAction(Menu::edit, tr("&Paste a picture"), QKeySequence::Paste);
    connect(paste, &QAction::triggered, this, &View::pastePicture);
    addDemonstration([this] { return solvingStepMs(); });

    previewShown_ = addPreferenceAction(Menu::view, tr("The &whole picture beside the tiles"),
                                        QStringLiteral("preview"), true);
    connect(previewShown_, &QAction::toggled, this, &View::showPreview);
    // Keys are not found by themselves, and a finger has none.
    wholeShown_ = addGameAction(Menu::view, tr("Show the whole &picture for a moment"));
    wholeShown_->setIconText(tr("Picture"));
    wholeShown_->setToolTip(tr("Shows the whole picture for a moment, like P while it is held"));
    connect(wholeShown_, &QAction::triggered, tray_, &Tray::showPictureForAMoment);
    addStripAction(wholeShown_);
    misplaced_ =
        addPreferenceAction(Menu::view, tr("&Mark misplaced tiles"), QStringLiteral("misplaced"), false);
    connect(misplaced_, &QAction::toggled, this, [this] { refresh(true); });
    auto* group = new QActionGroup(this);
    const std::array<QString, 3> texts{tr("&No numbers on the tiles"), tr("Numbers while N is &held"),
                                       tr("Nu&mbers on the tiles")};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        numbers_[i] = addGameAction(Menu::view, texts[i]);
        numbers_[i]->setCheckable(true);
        group->addAction(numbers_[i]);
        connect(numbers_[i], &QAction::triggered, this,
                [this, i] { preferences().setValue(numbersPreference, static_cast<int>(i)); });
    }

    searchDelay_.setSingleShot(true);
    searchDelay_.setInterval(searchDelayMs);
    connect(&searchDelay_, &QTimer::timeout, this, &View::searchShortest);
    setAcceptDrops(true);
}

View::~View() = default;

void View::ready() {
    numbers_[static_cast<std::size_t>(numbers())]->setChecked(true);
    connect(&preferences(), &plt::Preferences::changed, this, [this](const QString& key) {
        if (key != numbersPreference) return;
        numbers_[static_cast<std::size_t>(numbers())]->setChecked(true);
        refresh(false);
    });
}

Tray::Numbers View::numbers() const {
    const int chosen = preferences().value(numbersPreference, static_cast<int>(Tray::Numbers::onKey)).toInt();
    return static_cast<Tray::Numbers>(std::clamp(chosen, 0, 2));
}

QRegion View::occupiedRegion() const {
    QRegion region = tray_->occupiedRegion(*this);
    // Words may stand below the picture.
    if (preview_->isVisible())
        region = region - preview_->geometry() + preview_->frameRect().translated(preview_->pos());
    return region;
}

QRegion View::keptInSight() const {
    const bool isWhole = !session().awaitsFirst() && session().outcome() == plt::Outcome::won;
    return isWhole ? tray_->occupiedRegion(*this) : occupiedRegion();
}

QWidget* View::focusTarget() {
    return tray_;
}

void View::resizeEvent(QResizeEvent* event) {
    showPreview();
    RulesView::resizeEvent(event);
}

void View::showPreview() {
    const bool wide = width() >= narrow;
    // The tiles fill the height first.
    const int beside = width() - tray_->widthFor(height());
    // They give up a little where that makes room for the picture.
    const int given = height() / 10;
    const bool visible =
        previewShown_->isChecked() && (wide || beside + given >= Preview::smallestSide + Preview::around);
    if (visible == preview_->isHidden()) {
        preview_->setVisible(visible);
        // Queued, as the strip may take another height.
        QMetaObject::invokeMethod(this, &View::statusChanged, Qt::QueuedConnection);
    }
    preview_->setRoom({beside, height()}, wide ? Preview::leastSide : Preview::smallestSide);
    wholeShown_->setVisible(!visible);
    // At once, as a request that is posted while the window makes room for words would come too early.
    layout()->activate();
}

// The position --------------------------------------------------------------------------------------------

void View::followUp(const plt::Transition<Rules>& transition) {
    if (!transition.otherGame) return;
    search_.cancel();
    if (const auto known = shortest(); !known || !known->isProven()) searchDelay_.start();
}

void View::choosePicture() {
    const auto& wanted = options().picture;
    if (shownPicture_ == wanted) return;
    shownPicture_ = wanted;
    picture_ = gallery_.picture(wanted);
    if (!picture_.isNull()) return;
    picture_ = gallery_.picture({});
    Q_EMIT notice(tr("The picture of this game is not there any more. Another one takes its place."));
}

void View::showState(bool animated) {
    choosePicture();
    Tray::Content content;
    content.position = state().position;
    content.playable = session().outcome() == plt::Outcome::playing;
    content.numbers = numbers();
    content.markMisplaced = misplaced_->isChecked();
    if (const auto* step = hintStep()) {
        content.hint = step->marks;
        // Its words name tiles by their numbers.
        content.numbers = Tray::Numbers::always;
    }
    tray_->showTiles(picture_, content, animated);
    preview_->setShape(tray_->geometry()->bounds().size());
    showPreview();
}

QList<plt::HeaderFigure> View::figures() const {
    QList<plt::HeaderFigure> list{{tr("Moves"), locale().toString(state().moves)},
                                  {tr("Slides"), locale().toString(state().slides)}};
    if (const auto known = shortest())
        list.append({tr("Shortest"), known->isProven()
                                         ? locale().toString(known->slides)
                                         : tr("%L1 to %L2").arg(known->atLeast).arg(known->slides)});
    return list;
}

QString View::statusText() const {
    if (state().moves == 0 && !preview_->isVisibleTo(this))
        return tr("Click a tile in the row or column of the gap. Hold P to see the whole picture.");
    if (state().moves == 0) return tr("Click a tile in the row or column of the gap, or use the arrow keys.");
    const int misplaced = state().position.misplaced();
    if (misplaced == 0) return {};
    return tr("%Ln tiles are not in their places.", "One tile is not in its place.", misplaced);
}

QString View::endTitle() const {
    return tr("The picture is whole!");
}

QString View::endMessage() const {
    if (Rules::outcome(state()) == plt::Outcome::playing) return {};
    const auto known = shortest();
    if (known && known->isProven() && state().slides == known->slides)
        return tr("%Ln slides, the fewest possible.", "One slide, the fewest possible.", state().slides);
    if (known && known->isProven())
        return tr("%Ln slides; %L1 would have been enough.", "One slide; %L1 would have been enough.",
                  state().slides)
            .arg(known->slides);
    return tr("%Ln slides in %L1 moves.", "One slide in %L1 moves.", state().slides).arg(state().moves);
}

// Solutions -----------------------------------------------------------------------------------------------

std::optional<View::Shortest> View::shortest() const {
    const auto found = known_.constFind(session().longId());
    return found == known_.constEnd() ? std::nullopt : std::optional(*found);
}

void View::searchShortest() {
    const auto known = shortest();
    if (!known)
        search(Effort::second);
    else if (!known->isProven() && solvesShortest(options().columns, options().rows))
        search(Effort::unlimited);
}

void View::search(Effort effort) {
    search_.run(
        this,
        [start = session().start(), effort](std::stop_token stop) { return solve(start, stop, effort); },
        [this, key = session().longId()](const std::optional<Solution>& solution) {
            if (!solution) return;
            known_.insert(key, {solution->slides(), solution->atLeast});
            Q_EMIT statusChanged();
            // The shortest solution of a hard position is told once it is found.
            searchShortest();
        });
}

/// Slow enough to follow, unless the whole solution would take too long.
int View::solvingStepMs() const {
    const auto known = shortest();
    const int slides = known ? known->slides : state().position.distanceLeft() * 2;
    return std::clamp(solvingAllMs / std::max(slides, 1), solvingLeastMs, solvingMostMs);
}

// Pictures ------------------------------------------------------------------------------------------------

void View::playPicture(const QImage& image) {
    auto chosen = options();
    CutDialog dialog(image, {chosen.columns, chosen.rows}, this);
    if (dialog.exec() != QDialog::Accepted) return;
    chosen.columns = dialog.tiles().width();
    chosen.rows = dialog.tiles().height();
    chosen.picture = gallery_.store(image);
    beginWith(chosen);
}

void View::pastePicture() {
    if (openShared(QApplication::clipboard()->text())) return;
    const auto own = plt::pictureFromImage(QApplication::clipboard()->image(), pictureRequirements());
    if (own.problem.isEmpty()) {
        playPicture(own.image);
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("No picture can be pasted"), own.problem,
                                QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

/// Files are opened by the window. The event is handed to it directly: sent through the application, it would
/// come back to the widget under the drag.
void View::forwardToWindow(QEvent* event) {
    QObject* frame = window();
    if (frame != this) frame->event(event);
}

void View::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasImage() && !event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
        return;
    }
    forwardToWindow(event);
}

void View::dropEvent(QDropEvent* event) {
    if (event->mimeData()->hasUrls()) {
        forwardToWindow(event);
        return;
    }
    const auto own =
        plt::pictureFromImage(qvariant_cast<QImage>(event->mimeData()->imageData()), pictureRequirements());
    if (!own.problem.isEmpty()) {
        Q_EMIT notice(own.problem);
        return;
    }
    event->acceptProposedAction();
    // The dialog must not block the source of the drag.
    QMetaObject::invokeMethod(
        this, [this, image = own.image] { playPicture(image); }, Qt::QueuedConnection);
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    const auto preset = [&](const QString& label, int side) {
        form.preset(label, [&options, side] { options.columns = options.rows = side; });
    };
    preset(tr("3 × 3"), 3);
    preset(tr("4 × 4"), 4);
    preset(tr("5 × 5"), 5);
    preset(tr("8 × 8"), 8);
    form.number(tr("Tiles across"), &options.columns, fewestTiles, mostTiles);
    form.number(tr("Tiles down"), &options.rows, fewestTiles, mostTiles);
    if (form.part() == plt::OptionsForm::Part::newGame) {
        auto* row = new PictureRow(gallery_, &options.picture);
        connect(row, &PictureRow::chosen, &form, &plt::OptionsForm::changed);
        connect(&form, &plt::OptionsForm::edited, row, &PictureRow::refresh);
        form.widget(tr("Picture"), row);
    }
    form.note([&options]() -> QString {
        return solvesShortest(options.columns, options.rows)
                   ? tr("Of this size the shortest solution is known.")
                   : QString();
    });
    form.preferenceChoice(tr("Numbers on the tiles"), numbersPreference,
                          {tr("Never"), tr("While N is held"), tr("Always")},
                          static_cast<int>(Tray::Numbers::onKey));
    form.preference(tr("The whole picture beside the tiles"), QStringLiteral("preview"), true);
    form.preference(tr("Mark misplaced tiles"), QStringLiteral("misplaced"), false);
}

}  // namespace slidey

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"

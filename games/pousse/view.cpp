// SPDX-License-Identifier: MIT
#include "pousse/view.h"

#include "common/language/translated.h"
#include "common/players/turns.h"
#include "pousse/analysis/evaluation_line.h"
#include "pousse/board/notation.h"
#include "pousse/programs/program_list.h"
#include "pousse/records/exchange.h"
#include "pousse/records/move_sheet.h"
#include "pousse/scene/looks.h"
#include "pousse/scene/tray.h"
#include "pousse/scene/words.h"

#include <QAccessible>
#include <QAction>
#include <QVBoxLayout>

namespace pousse {

namespace {

const auto recordKey = QStringLiteral("record");

QString moveNowKey() {
    return QKeySequence(Qt::CTRL | Qt::Key_M).toString(QKeySequence::NativeText);
}

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent),
      tray_(new Tray),
      evaluation_(new EvaluationLine),
      programs_(new ProgramList(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tray_, 1);
    column->addWidget(evaluation_);
    exchange_ = new Exchange(*this);
    makeActions();
    connect(tray_, &Tray::pushRequested, this, &View::push);
    connect(tray_, &Tray::squareChosen, this, [this] {
        if (mayMove()) Q_EMIT notice(tr("Markers come in from the edges: click a number."));
    });
    connect(tray_, &Tray::previewChanged, this, &View::statusChanged);
    connect(&clock_, &TurnClock::ticked, this, [this] {
        if (isOn("turnClock")) Q_EMIT statusChanged();
    });
    connect(&clock_, &TurnClock::reminded, this, &View::remind);
}

plt::Analyst<Rules>& View::analyst() const {
    return evaluation_->analyst();
}

View::~View() {
    tray_->disconnect(this);
}

void View::ready() {
    // The list of moves is visible unless the player has hidden it.
    if (!preferences().value(recordKey).isValid()) preferences().setFlag(recordKey, true);
    programs_->readFrom(preferences());
}

bool View::isComputer(Mark mark) const {
    const auto seats = session().seats();
    const std::size_t seat = mark == Mark::x ? 0 : 1;
    return seat < seats.size() && !seats[seat].isPerson();
}

// Pictures --------------------------------------------------------------------------------------------------

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    if (transition.otherGame || transition.isMove()) clock_.start();
    if (endOf(state()) != End::none) clock_.stop();
    if (endOf(state()) == End::none && !clock_.isRunning()) clock_.start();
}

void View::showState(bool animated) {
    Picture picture;
    picture.state = state();
    picture.moves = session().movesMade();
    picture.isOpen = mayMove();
    picture.warns = isOn("repetitions");
    if (const auto* step = hintStep()) picture.hint = step->move;
    const auto* way = transition();
    const bool pushed = way != nullptr && way->moves.size() == 1 && !way->backwards && !way->otherGame;
    tray_->show(picture, pushed, animated);
    showSheet();
    updateActions();
    evaluation_->setVisible(isOn("analysis") && !session().awaitsFirst());
    evaluation_->setState(state());
}

void View::followUp(const plt::Transition<Rules>& transition) {
    updateAnalysis();
    if (transition.cause == plt::Cause::computer) announceReply();
    // A win against another person is celebrated, too.
    if (transition.ended && plt::people(session().seats()) == 2) celebrate();
}

void View::updateAnalysis() {
    if (!isOn("analysis")) {
        analyst().stop();
        return;
    }
    analyst().analyse(state());
    if (session().loneSeat() >= 0 && endOf(state()) == End::none) session().markHelped();
}

void View::showSheet() {
    if (sheet_ == nullptr) return;
    Sheet sheet;
    sheet.moves = session().moves();
    sheet.ply = session().moveCount();
    sheet.same = repeatedPly(state());
    std::optional<State> earlier;
    if (sheet.same) earlier = session().stateAt(static_cast<int>(*sheet.same));
    sheet_->show(sheet, earlier);
}

QWidget* View::makeRecord() {
    sheet_ = new MoveSheet;
    connect(sheet_, &MoveSheet::plyChosen, &session(), &plt::GameSession::goTo);
    return sheet_;
}

QList<plt::HeaderFigure> View::figures() const {
    QList<plt::HeaderFigure> all;
    if (session().awaitsFirst()) return all;
    for (const Mark mark : {Mark::x, Mark::o}) {
        const auto count = static_cast<int>(straightsOf(state().board, mark).size());
        const auto sign = [mark, this](QPainter& painter, const QRectF& square) {
            paintMarker(painter, square, {mark}, palette());
        };
        all.append(
            {mark == Mark::x ? tr("Straights of X") : tr("Straights of O"), locale().toString(count), sign});
    }
    if (isOn("turnClock") && clock_.isRunning())
        all.append({tr("This turn"), plt::durationText(clock_.milliseconds())});
    return all;
}

QRegion View::keptInSight() const {
    QRegion region;
    const auto add = [&](const Square& square) {
        const QRectF box = tray_->ring().cellRect(tray_->ring().cellOf(square));
        region += tray_->toWidget(box).toAlignedRect().translated(tray_->mapTo(this, QPoint()));
    };
    const int size = state().options.size;
    if (endOf(state()) == End::repetition)
        for (const Marker& marker : tray_->markers())
            if (marker.mark != winnerOf(state())) add(marker.square);
    if (endOf(state()) == End::straights)
        for (const Straight& straight : straightsOf(state().board, winnerOf(state())))
            for (int i = 0; i < size; ++i)
                add(straight.isRow ? Square{straight.line, i} : Square{i, straight.line});
    return region;
}

// Input -----------------------------------------------------------------------------------------------------

void View::push(const Move& move) {
    if (isThinking()) {
        Q_EMIT notice(tr("The computer is thinking. %1 lets it move at once.").arg(moveNowKey()));
        return;
    }
    if (endOf(state()) == End::none) play(move);
}

void View::setPaused(bool paused) {
    RulesView::setPaused(paused);
    tray_->setConcealed(paused);
    clock_.setPaused(paused);
    refresh(false);
}

void View::remind(int sounds) {
    if (!isOn("reminders") || isPaused() || isThinking()) return;
    // A sound cannot be played twice at the same time.
    constexpr int between = 260;
    for (int i = 0; i < sounds; ++i)
        QTimer::singleShot(i * between, this, [] { plt::sound::play(plt::Sound::flip); });
}

// Imported games --------------------------------------------------------------------------------------------

ContestRecord View::record() const {
    ContestRecord record;
    record.size = options().size;
    record.moves = session().movesMade();
    return record;
}

void View::showRecord(const ContestRecord& record) {
    const plt::Seats people{plt::Seat::person(), plt::Seat::person()};
    session().beginPlayed({record.size}, {}, record.moves, plt::Cause::opened, people);
    session().setRecorded();
}

// Options ---------------------------------------------------------------------------------------------------

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    for (const int size : {3, 4, 6, 8})
        form.preset(tr("%L1 x %L1").arg(size), [edited, size] { edited->size = size; });
    form.number(tr("Rows and columns"), &edited->size, smallestSize, largestSize);
    form.note([this, edited] {
        const auto& seats = editedSeats();
        if (edited->size == 3 && seats.size() == 2 && seats.front() == plt::Seat::computer("expert"))
            return tr("X can always win on 3 x 3, and the expert knows how.");
        if (plt::people(seats) == 1)
            return tr("Games against the computer are counted, each level by itself.");
        return QString();
    });
}

// Texts -----------------------------------------------------------------------------------------------------

QString View::statusText() const {
    if (session().awaitsFirst() || endOf(state()) != End::none) return {};
    if (isThinking()) return tr("%1 is thinking...").arg(moverName());
    if (const auto& move = tray_->previewed()) {
        const QString text = pushText(state(), *move, isOn("repetitions"));
        return tray_->typed().isEmpty() ? text : plt::passage({text, tr("Enter plays it.")});
    }
    if (const_cast<View*>(this)->turns()->isWaiting())
        return tr("%1 has the turn and waits. Move for it, or let it move with %2.")
            .arg(moverName(), moveNowKey());
    return plt::passage({replyText(), turnText(state(), session().seats())});
}

QString View::moverName() const {
    const Mark side = toMove(state());
    const plt::Seat seat = session().seats()[side == Mark::x ? 0 : 1];
    const QString program = programs_->nameFor(side);
    if (seat.level == "program" && !program.isEmpty()) return tr("%1 (%2)").arg(program, sideName(side));
    return tr("The computer (%1)").arg(sideName(side));
}

QString View::replyText() const {
    if (!state().last || !isComputer(other(toMove(state())))) return {};
    return tr("%1 played %2.")
        .arg(sideName(other(toMove(state()))),
             plt::isolated(QString::fromStdString(writeMove(*state().last))));
}

void View::announceReply() {
    // Announces the computer's move to users of a screen reader. Queued, because the window shows the new
    // status first.
    if (!QAccessible::isActive() || endOf(state()) != End::none) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            Q_EMIT notice(plt::passage({replyText(), turnText(state(), session().seats())}));
        },
        Qt::QueuedConnection);
}

QString View::thoughtText() const {
    const auto& thought = const_cast<View*>(this)->turns()->thought();
    return thought ? pousse::thoughtText(*thought, toMove(state())) : QString();
}

QString View::endMessage() const {
    return endText(state());
}

plt::Sound View::soundOf(const plt::Change& change) const {
    if (!change.isMove() || session().moveCount() == 0) return plt::Sound::none;
    const State before = session().stateAt(session().moveCount() - 1);
    const bool falls = state().board.markers() == before.board.markers();
    return falls ? plt::Sound::capture : plt::Sound::place;
}

QList<plt::DocumentFormat*> View::documentFormats() {
    return {&exchange_->format()};
}

QRegion View::occupiedRegion() const {
    return tray_->occupiedRegion(*this);
}

QWidget* View::focusTarget() {
    return tray_;
}

}  // namespace pousse

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"

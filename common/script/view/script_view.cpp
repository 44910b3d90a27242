// SPDX-License-Identifier: MIT
#include "common/script/view/script_view.h"

#include "common/cards/deck_chooser.h"
#include "common/language/translated.h"
#include "common/players/turns.h"
#include "common/plugin/folder/game_folder.h"
#include "common/script/rules/script_rules.h"
#include "common/script/value/value_message.h"
#include "common/script/value/value_text.h"
#include "common/script/view/failure_bar.h"
#include "common/script/view/folder_watch.h"
#include "common/script/view/picture/picture_trial.h"
#include "common/script/view/script_console.h"
#include "common/script/view/script_pages.h"
#include "common/script/view/surface/board_surface.h"
#include "common/script/view/surface/scene_surface.h"
#include "common/script/view/surface/table_surface.h"
#include "common/system/files/regular_file.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace plt::script {

namespace {

/// A session that keeps its rules: a view's own members are destroyed before its session.
struct KeptRules {
    std::shared_ptr<ScriptRules> kept;
};
class ScriptSession : private KeptRules, public GameSession {
  public:
    ScriptSession(std::shared_ptr<ScriptRules> own, bool hasClock)
        : KeptRules{std::move(own)}, GameSession(*kept, hasClock) {}
};

std::unique_ptr<GameSession> sessionFor(const std::shared_ptr<ScriptRules>& rules) {
    return std::make_unique<ScriptSession>(rules, rules->value("clock").isTrue());
}

/// Returns the text of a script; nothing if it cannot be read.
QByteArray contentOf(const QString& path) {
    return readSmallFile(path, largestScript).bytes;
}

/// Returns the arguments and variables of a failure: "cell = 3, state = {...}".
QString valuesOf(const Failure& failure) {
    constexpr int shownValues = 6;
    QStringList list;
    for (const auto& [name, text] : failure.values) {
        if (list.size() == shownValues) break;
        list << QStringLiteral("%1 = %2").arg(QString::fromStdString(name), QString::fromStdString(text));
    }
    return listed(list);
}

/// Returns a pile as scripts name it: a number if it looks like one.
Value placeValue(const QString& place) {
    bool isNumber = false;
    const auto number = place.toLongLong(&isNumber);
    return isNumber ? Value(std::int64_t{number}) : Value(place.toStdString());
}

/// Returns "Pass" for "pass", "Take two" for "take_two".
QString wordsOf(QString name) {
    name.replace(u'_', u' ');
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

}  // namespace

ScriptView::ScriptView(std::shared_ptr<ScriptRules> rules, const QString& path, QWidget* parent)
    : SessionView(sessionFor(rules), parent),
      rules_(std::move(rules)),
      path_(path),
      text_(contentOf(path)),
      drawings_(QFileInfo(path).path()),
      bar_(new FailureBar),
      stack_(new QStackedLayout),
      buttons_(new QHBoxLayout),
      watch_(new FolderWatch(path, this)),
      pages_(std::make_unique<ScriptPages>(
          [this] { return window()->windowTitle(); },
          [this] { return session().shortId().isEmpty() ? session().longId() : session().shortId(); },
          [this](QPainter& painter, const QRectF& area) {
              if (surface_ != nullptr) surface_->print(painter, area);
          })),
      failed_([this] {
          if (const auto failure = rules_->takeScriptFailure()) showFailure(*failure);
      }) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addLayout(stack_, 1);
    column->addLayout(buttons_);
    rules_->setFailed([this] { failed_.ring(); });
    connect(bar_, &FailureBar::consoleRequested, this, &ScriptView::openConsole);
    connect(watch_, &FolderWatch::changed, this, &ScriptView::readAgain);
    showMoves_ =
        addPreferenceAction(Menu::view, tr("Show &possible moves"), QStringLiteral("showMoves"), true);
    connect(showMoves_, &QAction::toggled, this, [this] { refresh(true); });
    openConsole_ = addGameAction(Menu::view, tr("&Script"));
    connect(openConsole_, &QAction::triggered, this, &ScriptView::openConsole);
    // The window is built before the first game, so the kind of board is found by another one if that is
    // quick.
    const AnyOptions usual = rules_->usualOptions();
    if (rules_->dealIsSlow(usual)) return;
    const AnyState first = rules_->begin(usual, rules_->deal(usual, 1, {}));
    if (const auto trial = rules_->call("picture", {ScriptRules::valueOf(first)}))
        if (const auto read = readPicture(trial[0]); read.problem.isEmpty()) surfaceFor(read.picture.kind);
    if (surface_ != nullptr) addGameActions(Menu::view, surface_->actions());
}

ScriptView::~ScriptView() {
    rules_->setFailed({});
}

void ScriptView::ready() {
    isReady_ = true;
    for (const auto& [kind, surface] : surfaces_) surface->readPreferences(preferences());
}

QList<HeaderFigure> ScriptView::figures() const {
    QList<HeaderFigure> list;
    for (const auto& [label, value] : shown_.picture.figures) list.append({label, value});
    return list;
}

QStringList ScriptView::seatNames() const {
    // A changed script may have other seats than the game that is still shown.
    QStringList names = SessionView::seatNames();
    return names.size() == static_cast<qsizetype>(session().seats().size()) ? names : QStringList();
}

QSize ScriptView::sizeHint() const {
    // Before the first deal, which may be slow.
    constexpr QSize usual(480, 480);
    return surface_ != nullptr ? SessionView::sizeHint() : usual;
}

QString ScriptView::statusText() const {
    if (!shown_.picture.status.isEmpty()) return shown_.picture.status;
    const int seat = session().seatToMove();
    const QStringList names = seatNames();
    if (seat < 0 || seat >= names.size() || names.size() < 2) return {};
    if (isThinking()) return tr("%1 is thinking.").arg(names[seat]);
    if (onlyPerson(session().seats()) != seat) return tr("It is %1's turn.").arg(names[seat]);
    // Scripts may call a seat "You" when it is the only person's.
    const QStringList usual = session().seatNamesFor(session().game().options, {});
    return usual.value(seat) == names[seat] ? tr("Your turn (%1).").arg(names[seat]) : tr("Your turn.");
}

QRegion ScriptView::occupiedRegion() const {
    if (surface_ == nullptr) return rect();
    QRegion region = surface_->occupiedRegion(*this);
    for (int i = 0; i < buttons_->count(); ++i)
        if (const auto* widget = buttons_->itemAt(i)->widget()) region += widget->geometry();
    if (bar_->isVisible()) region += bar_->geometry();
    return region;
}

QWidget* ScriptView::focusTarget() {
    return surface_ != nullptr ? &surface_->widget() : this;
}

QWidget* ScriptView::board() const {
    return surface_ != nullptr ? &surface_->widget() : nullptr;
}

QString ScriptView::failureText() const {
    return bar_->text();
}

Printable* ScriptView::printable() {
    return pages_.get();
}

void ScriptView::addOptionRows(OptionsForm& form) {
    SessionView::addOptionRows(form);
    if (shown_.picture.kind == Picture::Kind::cards) addDeckRows(form);
}

void ScriptView::resizeEvent(QResizeEvent* event) {
    SessionView::resizeEvent(event);
    // In a small window the view may be larger than what is seen of it.
    bar_->fitInto(std::min(height(), window()->height()));
}

// Pictures --------------------------------------------------------------------------------------------------

void ScriptView::arrive(const Change& change) {
    if (change.cause != Cause::restored) saved_ = {};
    change_ = &change;
    drawChange(change);
    change_ = nullptr;
}

Surface& ScriptView::surfaceFor(Picture::Kind kind) {
    auto& surface = surfaces_[kind];
    if (surface == nullptr) {
        switch (kind) {
            case Picture::Kind::board:
                surface = makeBoardSurface(*this, drawings_);
                break;
            case Picture::Kind::pieces:
                if (QString problem;
                    (surface = makeSceneSurface(*this, drawings_, piecesLibrary(), &problem)) == nullptr) {
                    showProblem(problem);
                    surface = makeBoardSurface(*this, drawings_);
                }
                break;
            case Picture::Kind::cards:
                surface = makeTableSurface(*this, drawings_, [this] { refresh(false); });
                break;
        }
        stack_->addWidget(&surface->widget());
        if (isReady_) addLate(*surface);
    }
    if (surface_ != surface.get()) {
        surface_ = surface.get();
        stack_->setCurrentWidget(&surface_->widget());
    }
    return *surface_;
}

void ScriptView::addLate(Surface& surface) {
    surface.readPreferences(preferences());
    for (QObject* holder : openConsole_->associatedObjects())
        if (auto* menu = qobject_cast<QMenu*>(holder)) menu->insertActions(openConsole_, surface.actions());
    surface.widget().installEventFilter(window());
    if (window()->focusWidget() == this) surface.widget().setFocus();
}

std::vector<int> ScriptView::cellsOf(const AnyMove& move) const {
    std::vector<int> cells;
    const auto gesture = gestureOf(ScriptRules::valueOf(move));
    if (!gesture) return cells;
    for (const QString& place : {gesture->from, gesture->to}) {
        const int cell = place.toInt() - 1;
        if (cell >= 0 && cell < static_cast<int>(shown_.picture.cells.size())) cells.push_back(cell);
    }
    return cells;
}

void ScriptView::addMarks() {
    if (const auto* step = session().shownStep()) {
        // A script may mark cells that do not exist.
        for (const int mark : session().hintMarks())
            if (mark < static_cast<int>(shown_.picture.cells.size())) shown_.marks.push_back(mark);
        if (shown_.marks.empty()) shown_.marks = cellsOf(step->move);
        shown_.hint = gestureOf(ScriptRules::valueOf(step->move)).value_or(Gesture());
    }
    const auto& moves = session().game().moves;
    const std::size_t ply = session().place().ply;
    if (shown_.picture.hasLast)
        shown_.last = shown_.picture.last;
    else if (ply > 0 && ply <= moves.size())
        shown_.last = cellsOf(moves[ply - 1]);
    if (change_ == nullptr || change_->otherGame) return;
    for (const AnyMove& move : change_->movesBetween) {
        const auto cells = cellsOf(move);
        if (cells.size() < 2) continue;
        change_->backwards ? shown_.moved.emplace_back(cells[1], cells[0])
                           : shown_.moved.emplace_back(cells[0], cells[1]);
    }
}

void ScriptView::showState(bool animated) {
    if (session().awaitsFirst()) return;
    const auto& state = session().anyState();
    const int lone = session().loneSeat();
    const auto called =
        rules_->call("picture", {ScriptRules::valueOf(state), lone >= 0 ? Value(lone + 1) : Value()});
    const bool wasPictureTold = std::exchange(isPictureTold_, true);
    if (!called) {
        showFailure(called.failure());
        return;
    }
    auto read = readPicture(called[0]);
    if (read.problem.isEmpty()) read.problem = drawings_.readAllOf(read.picture);
    if (!read.problem.isEmpty()) {
        showProblem(tr("The picture cannot be shown. %1").arg(read.problem));
        return;
    }
    const auto failure = rules_->takeScriptFailure();
    isPictureTold_ = false;
    // The same position is shown again also for other reasons, such as the room that the bar takes.
    if (!failure && !isUnread_ && (change_ != nullptr || wasPictureTold)) bar_->dismiss();
    shown_ = Shown();
    shown_.picture = std::move(read.picture);
    shown_.mayMove = mayMove();
    if (shown_.mayMove) shown_.moves = Moves(rules_->legalMoves(state));
    shown_.isDeal = change_ != nullptr && change_->otherGame && change_->isAnimated();
    shown_.marksMoves = shown_.picture.showsMoves && showMoves_->isChecked();
    addMarks();
    surfaceFor(shown_.picture.kind).show(shown_, animated);
    showButtons();
    if (failure) showFailure(*failure);
    if (console_ != nullptr)
        for (const auto& line : rules_->takePrinted()) console_->addLines({QString::fromStdString(line)});
}

void ScriptView::showButtons() {
    QStringList places;
    for (int cell = 0; cell < static_cast<int>(shown_.picture.cells.size()); ++cell)
        places << placeOfCell(cell);
    for (const Pile& pile : shown_.picture.piles) places << pile.id;
    QStringList named;
    std::vector<Button> wanted = shown_.picture.buttons;
    for (Button& button : wanted) {
        named << button.name;
        button.enabled = button.enabled && shown_.mayMove &&
                         (handles("button") || shown_.moves.at(button.name) != nullptr);
    }
    // A word that is a legal move has a button, even if the picture has none.
    for (const QString& word : shown_.moves.words(places))
        if (!named.contains(word)) wanted.push_back({word, wordsOf(word), {}, true});
    while (buttons_->count() > 0) {
        auto* item = buttons_->takeAt(0);
        if (item->widget() != nullptr) {
            // One of them may be the sender of the signal that is being handled.
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    if (wanted.empty()) {
        buttons_->setContentsMargins(0, 0, 0, 0);
        return;
    }
    buttons_->setContentsMargins(8, 4, 8, 6);
    buttons_->addStretch();
    for (const Button& button : wanted) {
        auto* widget = new QPushButton(button.text, this);
        widget->setObjectName(button.name);
        widget->setEnabled(button.enabled);
        widget->setAutoDefault(false);
        connect(widget, &QPushButton::clicked, this, [this, name = button.name] { this->button(name); });
        buttons_->addWidget(widget);
    }
    buttons_->addStretch();
}

// Input -----------------------------------------------------------------------------------------------------

bool ScriptView::handles(const char* function) const {
    return rules_->has(function);
}

bool ScriptView::play(const AnyMove& move) {
    if (isPaused() || isThinking()) return false;
    // The session keeps the move, while the picture with it is replaced.
    const AnyMove kept = move;
    return session().playMove(kept);
}

Results ScriptView::resultsOf(const char* member, std::vector<Value> arguments) const {
    arguments.insert(arguments.begin(), ScriptRules::valueOf(session().anyState()));
    auto called = rules_->call(member, std::move(arguments));
    if (!called) showFailure(called.failure());
    return called;
}

bool ScriptView::isTrueOf(const char* member, std::vector<Value> arguments) const {
    const auto called = resultsOf(member, std::move(arguments));
    return called && called[0].isTrue();
}

bool ScriptView::playResultOf(const char* member, std::vector<Value> arguments) {
    if (!mayMove()) return false;
    const auto called = resultsOf(member, std::move(arguments));
    if (!called) return false;
    if (!called[0].isNil()) return play(ScriptRules::moveOf(called[0]));
    if (!called[1].isNil()) refuse(translated(messageOf(called[1])));
    return false;
}

void ScriptView::press(int cell) {
    if (handles("press")) {
        playResultOf("press", {Value(cell + 1)});
        return;
    }
    if (const AnyMove* move = shown_.moves.at(placeOfCell(cell))) play(*move);
}

bool ScriptView::drag(int from, int to) {
    if (const AnyMove* move = shown_.moves.between(placeOfCell(from), placeOfCell(to))) return play(*move);
    return handles("drag") && playResultOf("drag", {Value(from + 1), Value(to + 1)});
}

bool ScriptView::key(const QString& key, int cell) {
    if (!mayMove()) return false;
    for (const Button& button : shown_.picture.buttons) {
        if (!button.enabled || button.key.isEmpty() || button.key.toLower() != key) continue;
        this->button(button.name);
        return true;
    }
    return handles("typed") &&
           playResultOf("typed", {Value(key.toStdString()), cell >= 0 ? Value(cell + 1) : Value()});
}

void ScriptView::button(const QString& name) {
    if (handles("button")) {
        playResultOf("button", {Value(name.toStdString())});
        return;
    }
    if (const AnyMove* move = shown_.moves.at(name)) play(*move);
}

bool ScriptView::mayGrab(const QString& pile, int index, int count) const {
    if (!shown_.mayMove) return false;
    if (!handles("grab")) return shown_.moves.canLift(pile, count, index + 1);
    return isTrueOf("grab", {placeValue(pile), Value(index + 1)});
}

bool ScriptView::accepts(const QString& from, int index, int count, const QString& to) const {
    if (!shown_.mayMove) return false;
    if (!handles("accepts")) return shown_.moves.between(from, to, count, index + 1) != nullptr;
    return isTrueOf("accepts", {placeValue(from), Value(index + 1), placeValue(to)});
}

void ScriptView::drop(const QString& from, int index, int count, const QString& to) {
    bool played = false;
    if (handles("drop"))
        played = playResultOf("drop", {placeValue(from), Value(index + 1), placeValue(to)});
    else if (const AnyMove* move = shown_.moves.between(from, to, count, index + 1))
        played = play(*move);
    if (!played) refresh(true);
}

bool ScriptView::canPressPile(const QString& pile, int index) const {
    Q_UNUSED(index)
    return shown_.mayMove && (handles("press") || shown_.moves.at(pile) != nullptr);
}

bool ScriptView::pressPile(const QString& pile, int index) {
    if (handles("press"))
        return playResultOf("press", {placeValue(pile), index >= 0 ? Value(index + 1) : Value()});
    if (const AnyMove* move = shown_.moves.at(pile)) return play(*move);
    return false;
}

void ScriptView::doublePress(const QString& pile, int index) {
    if (handles("double_press")) {
        playResultOf("double_press", {placeValue(pile), Value(index + 1)});
        return;
    }
    // A card goes where it will stay: to a pile that is not fanned.
    const auto& piles = shown_.picture.piles;
    const auto from =
        std::find_if(piles.begin(), piles.end(), [&pile](const Pile& one) { return one.id == pile; });
    if (from == piles.end()) return;
    const int count = static_cast<int>(from->cards.size()) - index;
    for (const Pile& to : piles)
        if (to.lie == Lie::stacked)
            if (const AnyMove* move = shown_.moves.between(pile, to.id, count, index + 1)) {
                play(*move);
                return;
            }
}

void ScriptView::refuse(const QString& sentence) {
    Q_EMIT notice(sentence);
}

// Mistakes, and changes of the files ------------------------------------------------------------------------

void ScriptView::showFailure(const Failure& failure) const {
    const QString sentence = translated(failure.sentence());
    bar_->show(sentence, valuesOf(failure));
    if (console_ != nullptr) console_->addLines({sentence});
}

void ScriptView::showProblem(const QString& sentence, const QString& values) {
    bar_->show(sentence, values);
    if (console_ != nullptr) console_->addLines({sentence});
}

void ScriptView::readAgain() {
    // A dialog shows options of the script as it is.
    if (QApplication::activeModalWidget() != nullptr) {
        watch_->wait();
        return;
    }
    drawings_.clear();
    const QByteArray text = contentOf(path_);
    // While an editor replaces the file there is none.
    if (text.isEmpty() || text == text_)
        refresh(false);
    else
        reload(text);
}

void ScriptView::reload(const QByteArray& text) {
    const bool hasGame = !session().awaitsFirst();
    if (saved_.present.isEmpty() && hasGame) {
        const auto shown = session().text();
        constexpr auto noLimit = std::numeric_limits<qint64>::max();
        saved_ = {shown.present(noLimit).object, shown.others(noLimit).object};
    }
    text_ = text;
    const auto failure = rules_->reload(text.toStdString());
    isUnread_ = failure.has_value();
    if (failure) {
        showFailure(*failure);
        return;
    }
    bar_->dismiss();
    if (!hasGame) return;
    const auto restored = session().restore(saved_.present, saved_.others);
    if (restored.problems.isEmpty()) {
        Q_EMIT notice(tr("The script was read again."));
        return;
    }
    // The failure of the script says more than what the session makes of it, and may have been shown already.
    // If the game's start is refused, none is kept.
    auto cause = rules_->takeScriptFailure();
    if (!cause && bar_->isHidden()) cause = tryPictures(*rules_, QFileInfo(path_).fileName().toStdString());
    if (cause) showFailure(*cause);
    const bool isShown = !bar_->isHidden();
    const QString sentence = isShown ? bar_->sentence() : restored.problems.first();
    const QString values = isShown ? bar_->values() : QString();
    // The game then stays as it was, for the next change.
    if (!restored.usable) refresh(false);
    showProblem(tr("The script was read again, but not all moves can be made any more. %1").arg(sentence),
                values);
}

void ScriptView::openConsole() {
    if (console_ == nullptr) {
        console_ = new ScriptConsole(
            [this](const QString& text) {
                if (session().awaitsFirst()) return tr("There is no position yet.");
                const auto results = rules_->evaluate(text.toStdString(), session().anyState());
                QStringList lines;
                for (const auto& line : rules_->takePrinted()) lines << QString::fromStdString(line);
                if (!results) {
                    lines << translated(results.failure().sentence());
                } else {
                    QStringList values;
                    constexpr std::size_t longest = 4000;
                    for (const Value& value : results.values())
                        values << QString::fromStdString(shown(value, longest));
                    if (!values.isEmpty()) lines << listed(values);
                }
                return lines.join(u'\n');
            },
            this);
        console_->setAttribute(Qt::WA_DeleteOnClose);
        for (const auto& line : rules_->takePrinted()) console_->addLines({QString::fromStdString(line)});
        if (!bar_->text().isEmpty()) console_->addLines({bar_->text()});
    }
    console_->show();
    console_->raise();
    console_->activateWindow();
}

}  // namespace plt::script

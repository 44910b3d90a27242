// SPDX-License-Identifier: MIT
#include "launcher/shelves/game_shelves.h"

#include "common/accessible/cells.h"
#include "common/keeping/daily/daily_streak.h"
#include "common/keeping/daily/daily_texts.h"
#include "common/look/first_paint.h"
#include "launcher/collection/favourites.h"
#include "launcher/controls/console_button.h"
#include "launcher/shelves/game_button.h"
#include "launcher/shelves/game_pictures.h"
#include "launcher/shelves/shelf.h"
#include "launcher/today/calendar_picture.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QStyle>
#include <QTimerEvent>

namespace plt {

namespace {

bool isBefore(const GameInfo& a, const GameInfo& b) {
    // English needs no collator, whose tables would be loaded in each start.
    const int order = QLocale().language() == QLocale::English || QLocale().language() == QLocale::C
                          ? a.label.toCaseFolded().compare(b.label.toCaseFolded())
                          : a.label.localeAwareCompare(b.label);
    return order == 0 ? a.id < b.id : order < 0;
}

}  // namespace

GameShelves::GameShelves(const QString& iconProgram, Favourites& favourites, QWidget* parent)
    : QScrollArea(parent),
      shelves_(new QWidget),
      nothing_(new QLabel(shelves_)),
      all_(new ConsoleButton(shelves_)),
      favourites_(favourites),
      pictures_(new GamePictures(iconProgram, this)) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(shelves_);
    viewport()->setBackgroundRole(QPalette::Base);
    shelves_->setBackgroundRole(QPalette::Base);
    setAccessibleName(tr("Games"));
    verticalScrollBar()->setSingleStep(2 * fontMetrics().height());
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setWordWrap(true);
    nothing_->setForegroundRole(QPalette::Text);
    nothing_->setText(tr("Looking for games..."));
    all_->setText(tr("Show all games"));
    all_->hide();
    connect(all_, &QToolButton::clicked, this, &GameShelves::allRequested);
    connect(&favourites_, &Favourites::changed, this, [this] {
        if (collection_) fill(true);
    });
    connect(pictures_, &GamePictures::changed, this, &GameShelves::showPicture);
    connect(pictures_, &GamePictures::failed, this, &GameShelves::iconFailed);
    afterFirstPaint(shelves_, [this] {
        isPainted_ = true;
        pictures_->startDrawing();
        makeOthersWhenIdle();
    });
}

GameShelves::~GameShelves() {
    // Buttons that lose the focus would still report to destroyed objects.
    for (const Place& place : std::as_const(places_))
        if (place.button) place.button->removeEventFilter(this);
}

void GameShelves::setCollection(std::shared_ptr<const Collection> collection) {
    const bool filesAreTheSame = collection_ && sameGames(*collection_, *collection);
    collection_ = std::move(collection);
    fill(filesAreTheSame);
}

/// Fills the shelves with the games of the collection and reuses existing buttons. Unless `filesAreTheSame`,
/// all pictures are requested again, as the files may have changed.
void GameShelves::fill(bool filesAreTheSame) {
    const Key kept = current_;
    const bool wasChosen = isChosen_;
    const bool hadFocus = shelves_->isAncestorOf(window()->focusWidget());
    QHash<Key, Place> before;
    for (const Place& place : std::as_const(places_))
        if (place.button) before.insert(place.key(), place);
    QHash<Key, Shelf*> oldShelves;
    for (const Group& group : std::as_const(groups_))
        if (group.shelf) oldShelves.insert({group.kind, group.name}, group.shelf);

    QHash<QString, int> labels;
    QHash<QString, GameInfo> infos;
    for (const GameSet& set : collection_->scan.sets)
        for (const GameInfo& info : set.games) {
            ++labels[info.label];
            infos.insert(info.id, info);
        }
    QList<GameInfo> favourites;
    for (const GameInfo& info : std::as_const(infos))
        if (favourites_.contains(info.id)) favourites.append(info);
    std::sort(favourites.begin(), favourites.end(), isBefore);
    progress_.clear();
    QList<GameInfo> begun;
    for (const BegunGame& game : collection_->begun) {
        progress_.insert(game.id, progressLine(game, today_));
        if (const GameInfo info = infos.value(game.id); info.available() && !info.id.isEmpty())
            begun.append(info);
    }

    if (!filesAreTheSame) pictures_->clear();
    // Disabling a focused button below moves the focus, which queries the shown games.
    shown_.clear();
    made_ = 0;
    places_.clear();
    groups_.clear();
    const auto addPlace = [&](Group& group, Kind kind, const GameInfo& info) {
        const Place old = before.take({kind, info.folder});
        const Place place{kind, info, labels.value(info.label) > 1, old.button,
                          filesAreTheSame && old.hasPicture && kind != Kind::calendar};
        group.places.append(static_cast<int>(places_.size()));
        places_.append(place);
        if (place.button) updateButton(place);
    };
    const auto add = [&](Kind kind, const QString& name, const QString& title, const QList<GameInfo>& games) {
        if (games.isEmpty()) return;
        Group group{kind, name, title, {}, 0, oldShelves.take({kind, name})};
        for (const GameInfo& info : games) addPlace(group, kind, info);
        if (kind == Kind::today) {
            // The boards of all favourites and of the last played game, and the calendar.
            const auto isOther = [&](const GameInfo& info) { return !favourites_.contains(info.id); };
            const auto others = std::count_if(games.cbegin(), games.cend(), isOther);
            group.minimum = static_cast<int>(games.size() - others) + (others > 0 ? 2 : 1);
            addPlace(group, Kind::calendar, calendarInfo());
        }
        if (group.shelf) group.shelf->setHeading(title);
        groups_.append(group);
    };
    add(Kind::today, {}, tr("Today"), gamesOfToday(infos));
    add(Kind::favourites, {}, tr("Favourites"), favourites);
    add(Kind::begun, {}, tr("Go on with"), begun);
    for (const GameSet& set : collection_->scan.sets) add(Kind::set, set.name, set.title(), set.games);
    for (const Place& gone : std::as_const(before)) delete gone.button;
    current_ = kept;
    chooseShown();
    // Only now, as a reused button may still have been their child.
    qDeleteAll(oldShelves);
    current_ = kept;
    isChosen_ = wasChosen;
    showCandidate();
    if (hadFocus && shownIndex(window()->focusWidget()) != currentShown()) focusCurrent();
}

/// Finds the boards of today, and returns their games if they are to be shown.
QList<GameInfo> GameShelves::gamesOfToday(const QHash<QString, GameInfo>& infos) {
    QStringList favourites;
    for (const GameInfo& info : infos)
        if (favourites_.contains(info.id)) favourites.append(info.id);
    std::sort(favourites.begin(), favourites.end(),
              [&](const QString& a, const QString& b) { return isBefore(infos[a], infos[b]); });
    QList<GameInfo> games;
    boards_.clear();
    for (const QString& id : plt::gamesOfToday(collection_->daily, favourites, today_)) {
        const GameInfo info = infos.value(id);
        if (info.id.isEmpty() || !info.available()) continue;
        boards_.insert(id, boardOn(today_, id, collection_->daily, collection_->begun));
        games.append(info);
    }
    hasToday_ = !games.isEmpty();
    return showsToday_ ? games : QList<GameInfo>();
}

/// Returns what the button of the calendar shows.
GameInfo GameShelves::calendarInfo() const {
    GameInfo info;
    info.label = tr("Calendar");
    info.summary = dailyStreakText(dailyStreak(collection_->daily.daysPlayed(), today_), today_);
    return info;
}

/// Passes everything about its game to a button.
void GameShelves::updateButton(const Place& place) const {
    const DayBoard board = place.kind == Kind::today ? boards_.value(place.info.id) : DayBoard();
    const bool hidesProgress = place.kind == Kind::today && !board.isBegun;
    place.button->setInfo(place.info, place.isTwin);
    place.button->setBoard(board.gameId.isEmpty() ? QString() : lineOfToday(board, today_), board.isFinished);
    place.button->setFavourite(favourites_.contains(place.info.id));
    place.button->setProgress(hidesProgress ? QString() : progress_.value(place.info.id));
    place.button->setShowsProgress(place.kind == Kind::begun);
    place.button->setBuildStatus(place.info.available() ? QString() : buildStatus_.sentence(place.info.id));
}

void GameShelves::setBuildStatus(const BuildStatus& status) {
    buildStatus_ = status;
    for (const Place& place : std::as_const(places_))
        if (place.button) updateButton(place);
}

void GameShelves::setToday(QDate today) {
    if (std::exchange(today_, today) != today && collection_) fill(true);
}

void GameShelves::setTodayShown(bool shown) {
    if (std::exchange(showsToday_, shown) != shown && collection_) fill(true);
}

void GameShelves::setFilter(const QString& text) {
    if (filter_ == text) return;
    filter_ = text;
    if (!text.isEmpty()) hand_ = Hand::keys;
    chooseShown();
    // A focused button that was hidden has passed the focus on.
    isChosen_ = false;
    verticalScrollBar()->setValue(0);
    if (const int best = bestShown(); best >= 0 && !filter_.isEmpty()) {
        const QRect& place = shown_[best].onShelves;
        const int heading = measures(viewport()->width(), iconSide_).heading;
        ensureVisible(place.center().x(), place.center().y(), 0, place.height() / 2 + heading);
    }
    showCandidate();
}

/// Returns how well each place fits the text, with the strictest reach by which any of them does.
QList<Fit> GameShelves::fitsOf(const QString& text) {
    QList<Fit> fits(places_.size(), Fit::none);
    for (const Reach reach : {Reach::wordsOfNames, Reach::allTexts, Reach::similarWords}) {
        if (reach < firstReach(text)) continue;
        bool isAnyFound = false;
        for (const Group& group : std::as_const(groups_)) {
            if (group.kind != Kind::set) continue;
            for (const int p : group.places) {
                const GameInfo& info = places_[p].info;
                SearchedGame& searched = places_[p].searched;
                if (searched.name.isEmpty())
                    searched = {searchable(info.label), searchable(group.title + u' ' + info.summary + u' ' +
                                                                   otherNames(info.folder))};
                fits[p] = fitOf(searched, text, reach);
                isAnyFound = isAnyFound || fits[p] != Fit::none;
            }
        }
        if (isAnyFound) break;
    }
    return fits;
}

/// Chooses the shown games, lays them out, and creates the visible buttons.
void GameShelves::chooseShown() {
    const QString text = searchable(filter_).simplified();
    const QList<Fit> fits = text.isEmpty() ? QList<Fit>(places_.size(), Fit()) : fitsOf(text);
    const int row = oneRow(viewport()->width());
    columns_ = shelfColumns(viewport()->width(), measures(viewport()->width()));
    shown_.clear();
    for (int g = 0; g < groups_.size(); ++g) {
        const Group& group = groups_[g];
        const int count = countOf(group, row);
        for (qsizetype i = 0; i < group.places.size(); ++i) {
            const int p = group.places[i];
            // The calendar is the last one on its shelf in any case.
            const bool isShown = text.isEmpty() ? places_[p].kind == Kind::calendar ||
                                                      i < (group.kind == Kind::today ? count - 1 : count)
                                                : group.kind == Kind::set && fits[p] != Fit::none;
            if (isShown)
                shown_.append({p, g, fits[p]});
            else if (places_[p].button)
                places_[p].button->hide();
        }
    }
    if (!collection_) {
        nothing_->setText(tr("Looking for games..."));
    } else if (places_.isEmpty()) {
        nothing_->setText(tr("No games were found. The menu Games opens the folder where yours belong."));
    } else {
        nothing_->setText(tr("No game is called \u201c%1\u201d.").arg(filter_.simplified()));
    }
    layOut();
    if (isComplete()) orderTabs();
}

/// Larger on a large screen, which is viewed from farther away.
int GameShelves::iconSideFor(int width) const {
    constexpr int wide = 1500;
    constexpr int widest = 2600;
    const int side = width < wide ? 48 : width < widest ? 64 : 96;
    // A large font needs the room for its words.
    constexpr int maximumColumns = 4;
    return side > 48 && width / maximumColumns < GameButton::sizeFor(font(), side, 2).width() * 5 / 4 ? 48
                                                                                                      : side;
}

ShelfMeasures GameShelves::measures(int width, int iconSide) const {
    constexpr int narrow = 600;
    ShelfMeasures m;
    m.cell = GameButton::sizeFor(font(), iconSide, 2);
    // Columns come when names and summaries are whole in all of them.
    m.cell.setWidth(m.cell.width() * 17 / 16);
    m.maximumCellWidth = m.cell.width() * 8 / 5;
    m.maximumColumns = 4;
    m.gap = 6;
    m.shelfGap = 10;
    m.margin = width < narrow ? 8 : 24;
    m.heading = Shelf::headingHeight(font(), iconSide);
    const int lines = GameButton::linesAt(shelfCellWidth(width, m), font(), iconSide);
    m.cell.setHeight(GameButton::sizeFor(font(), iconSide, lines).height());
    return m;
}

ShelfMeasures GameShelves::measures(int width) const {
    return measures(width, iconSideFor(width));
}

/// Returns the side of the largest icons with which all games fit into the window; at least iconSideFor().
int GameShelves::fittingIconSide(const QSize& room) const {
    int best = iconSideFor(room.width());
    const QList<int> counts = fullCounts(room.width());
    // From the smallest on, as each size asks for fonts of its own, which takes time at the start.
    for (const int side : {64, 80, 96, 112, 128}) {
        if (side <= best) continue;
        const ShelfMeasures m = measures(room.width(), side);
        // Larger icons leave less room for the words.
        const bool fits = shelfColumns(room.width(), m) == m.maximumColumns &&
                          shelfCellWidth(room.width(), m) >= m.cell.width() * 5 / 4 &&
                          layOutShelves(counts, room.width(), m).height <= room.height();
        if (!fits) break;
        best = side;
    }
    return best;
}

/// Returns the number of buttons in one row; two if they are below each other.
int GameShelves::oneRow(int width) const {
    constexpr int few = 2;
    return std::max(few, shelfColumns(width, measures(width)));
}

/// Returns the number of a group's buttons that are shown without a filter: one row of what depends on play.
int GameShelves::countOf(const Group& group, int row) {
    const auto all = static_cast<int>(group.places.size());
    const bool isLimited = group.kind == Kind::today || group.kind == Kind::begun;
    return isLimited ? std::min(all, std::max(row, group.minimum)) : all;
}

void GameShelves::layOut() {
    QList<int> counts(groups_.size(), 0);
    for (const Shown& shown : std::as_const(shown_)) ++counts[shown.group];
    const int width = viewport()->width();
    const int iconSide = iconSide_ = fittingIconSide(viewport()->size());
    const ShelfLayout layout = layOutShelves(counts, width, measures(width, iconSide));
    if (pictures_->setSize(iconSide, devicePixelRatioF()))
        for (Place& place : places_) place.hasPicture = false;
    shelfPlaces_.clear();
    for (const Shelving& shelving : layout.shelves)
        shelfPlaces_.append(QStyle::visualRect(layoutDirection(), QRect(0, 0, width, 0), shelving.box));

    QList<int> next(groups_.size(), 0);
    for (Shown& shown : shown_) {
        const Shelving& shelving = layout.shelves[shown.group];
        shown.onShelf = QStyle::visualRect(layoutDirection(), QRect(QPoint(), shelving.box.size()),
                                           shelving.buttons[next[shown.group]++]);
        shown.onShelves = shown.onShelf.translated(shelfPlaces_[shown.group].topLeft());
    }
    nothing_->setVisible(shown_.isEmpty());
    all_->setVisible(shown_.isEmpty() && !filter_.isEmpty());
    shelves_->resize(width, shown_.isEmpty() ? layOutNothing(width) : layout.height);

    for (int g = 0; g < groups_.size(); ++g) {
        Shelf* const shelf = groups_[g].shelf;
        if (!shelf) continue;
        shelf->setIconSide(iconSide);
        shelf->setGeometry(shelfPlaces_[g]);
        shelf->setVisible(counts[g] > 0);
    }
    made_ = 0;
    for (const Shown& shown : std::as_const(shown_)) {
        GameButton* const button = places_[shown.place].button;
        if (!button) continue;
        ++made_;
        Shelf* const shelf = shelfOf(shown.group);
        const bool moves = button->parentWidget() != shelf;
        const bool hadFocus = moves && button->hasFocus();
        if (moves) button->setParent(shelf);
        button->setIconSide(iconSide);
        button->setGeometry(shown.onShelf);
        button->show();
        if (hadFocus) button->setFocus(Qt::OtherFocusReason);
    }
    makeVisible();
    makeOthersWhenIdle();
    const QRect content(viewport()->x() + layout.left, 0, layout.width, 1);
    if (std::exchange(content_, content) != content) Q_EMIT contentMoved();
}

/// Puts the words for no games into the middle, with the button below them, and returns the height of all.
int GameShelves::layOutNothing(int width) {
    constexpr int edge = 12;
    const int room = width - 2 * edge;
    const int words = nothing_->heightForWidth(room);
    const QSize button = all_->isHidden() ? QSize() : all_->sizeHint();
    const int needed = words + (button.isEmpty() ? 0 : edge + button.height());
    const int height = std::max(needed + edge, viewport()->height());
    const int top = (height - needed) / 2;
    nothing_->setGeometry(edge, top, room, words);
    all_->setGeometry(QRect(QPoint((width - button.width()) / 2, top + words + edge), button));
    return height;
}

void GameShelves::makeOthersWhenIdle() {
    if (isPainted_ && made_ < shown_.size() && idleTimer_ == 0) idleTimer_ = startTimer(0);
}

QRect GameShelves::visiblePart() const {
    return {0, verticalScrollBar()->value(), viewport()->width(), viewport()->height()};
}

void GameShelves::makeVisible() {
    const QRect view = visiblePart();
    for (const Shown& shown : std::as_const(shown_)) {
        if (places_[shown.place].button)
            requestPicture(shown);
        else if (shown.onShelves.intersects(view))
            make(shown);
    }
}

void GameShelves::makeMore() {
    constexpr int budget = 6;  // milliseconds: less than a frame
    QElapsedTimer time;
    time.start();
    for (const Shown& shown : std::as_const(shown_)) {
        if (places_[shown.place].button) continue;
        make(shown);
        if (time.elapsed() >= budget) return;
    }
}

/// Returns the shelf of a group and creates it if necessary.
Shelf* GameShelves::shelfOf(int group) {
    Shelf*& shelf = groups_[group].shelf;
    if (shelf) return shelf;
    shelf = new Shelf(shelves_);
    shelf->setIconSide(iconSide_);
    shelf->setGeometry(shelfPlaces_[group]);
    shelf->setHeading(groups_[group].title);
    shelf->show();
    return shelf;
}

void GameShelves::make(const Shown& shown) {
    Place& place = places_[shown.place];
    auto* const button = new GameButton(shelfOf(shown.group));
    button->setIconSide(iconSide_);
    place.button = button;
    ++made_;
    updateButton(place);
    button->setStarting(starting_.contains(place.info.folder));
    button->setGeometry(shown.onShelf);
    button->installEventFilter(this);
    connect(button, &QPushButton::clicked, this, [this, button] { activate(shownIndex(button)); });
    connect(button, &GameButton::arrowPressed, this, [this, button](Qt::Key key) { moveFocus(button, key); });
    // Queued, because the button may be destroyed together with its star.
    connect(
        button, &GameButton::starClicked, this, [this, key = place.key()] { clickStar(key); },
        Qt::QueuedConnection);
    button->show();
    requestPicture(shown);
    if (isComplete()) orderTabs();
}

void GameShelves::orderTabs() {
    QWidget* previous = nullptr;
    for (GameButton* const button : buttons()) {
        if (previous) setTabOrder(previous, button);
        previous = button;
    }
}

void GameShelves::requestPicture(const Shown& shown) {
    Place& place = places_[shown.place];
    // Includes a page above and below: pictures are seldom missing while scrolling, and there are never
    // thousands.
    const QRect view = visiblePart();
    if (place.hasPicture || !shown.onShelves.intersects(view.adjusted(0, -view.height(), 0, view.height())))
        return;
    place.hasPicture = true;
    place.button->setPicture(place.kind == Kind::calendar
                                 ? calendarPicture(today_, iconSide_, devicePixelRatioF())
                                 : pictures_->ask(place.info.iconPath));
}

void GameShelves::showPicture(const QString& iconPath) {
    for (const Place& place : std::as_const(places_))
        if (place.button && place.hasPicture && place.kind != Kind::calendar &&
            place.info.iconPath == iconPath)
            place.button->setPicture(pictures_->picture(iconPath));
    Q_EMIT pictureChanged(iconPath);
}

QPixmap GameShelves::picture(const GameInfo& info) {
    return pictures_->ask(info.iconPath);
}

GameButton* GameShelves::buttonAt(int shown) {
    if (shown < 0) return nullptr;
    if (!places_[shown_[shown].place].button) make(shown_[shown]);
    return places_[shown_[shown].place].button;
}

GameButton* GameShelves::button(const QString& folder) {
    return buttonAt(shownIndex(Key{Kind::set, folder}));
}

QList<GameButton*> GameShelves::buttons() const {
    QList<GameButton*> out;
    for (const Shown& shown : std::as_const(shown_))
        if (places_[shown.place].button) out.append(places_[shown.place].button);
    return out;
}

QList<GameInfo> GameShelves::playable() const {
    QList<GameInfo> out;
    for (const Shown& shown : std::as_const(shown_))
        if (const Place& place = places_[shown.place]; place.kind == Kind::set && place.info.available())
            out.append(place.info);
    return out;
}

int GameShelves::shownIndex(const QObject* button) const {
    for (int i = 0; i < shown_.size(); ++i)
        if (button && places_[shown_[i].place].button == button) return i;
    return -1;
}

int GameShelves::shownIndex(const Key& key) const {
    for (int i = 0; i < shown_.size(); ++i)
        if (places_[shown_[i].place].key() == key) return i;
    return -1;
}

/// Returns the first of the available games that fit the filter best.
int GameShelves::bestShown() const {
    int best = -1;
    for (int i = 0; i < shown_.size(); ++i)
        if (places_[shown_[i].place].info.available() && (best < 0 || shown_[i].fit < shown_[best].fit))
            best = i;
    return best;
}

int GameShelves::currentShown() const {
    if (!filter_.isEmpty() && !isChosen_) return bestShown();
    if (const int same = shownIndex(current_); same >= 0) return same;
    // The game is no longer on the shelf of favourites or begun games.
    if (const int inSet = shownIndex(Key{Kind::set, current_.name}); inSet >= 0) return inSet;
    return filter_.isEmpty() ? -1 : bestShown();
}

const GameInfo* GameShelves::current() const {
    const int index = currentShown();
    if (index < 0 || places_[shown_[index].place].kind == Kind::calendar) return nullptr;
    return &places_[shown_[index].place].info;
}

void GameShelves::setCurrent(const QString& folder) {
    current_ = {Kind::set, folder};
    isChosen_ = true;
    showCandidate();
}

/// Marks the game that Enter starts while the search field has the focus.
void GameShelves::showCandidate() {
    const int candidate = filter_.isEmpty() ? -1 : currentShown();
    for (int i = 0; i < shown_.size(); ++i)
        if (GameButton* const button = places_[shown_[i].place].button) button->setDefault(i == candidate);
    Q_EMIT currentChanged();
}

void GameShelves::activate(int shown) {
    if (shown < 0) return;
    const Place& place = places_[shown_[shown].place];
    if (!place.info.available()) return;
    // A slot may change the shown games.
    const GameInfo info = place.info;
    if (place.kind == Kind::calendar)
        Q_EMIT calendarRequested();
    else if (place.kind == Kind::today)
        Q_EMIT boardActivated(info, boards_.value(info.id).gameId);
    else
        Q_EMIT activated(info);
}

void GameShelves::activateCurrent() {
    activate(currentShown());
}

void GameShelves::focus(int shown, Qt::FocusReason reason) {
    GameButton* const target = buttonAt(shown);
    if (!target) return;
    target->setFocusRingVisible(hand_ == Hand::keys);
    target->setFocus(reason);
    ensureWidgetVisible(target, 0, measures(viewport()->width(), iconSide_).heading);
}

void GameShelves::focusCurrent() {
    const int index = currentShown();
    focus(index >= 0 ? index : bestShown(), Qt::OtherFocusReason);
}

void GameShelves::focusCurrentByKey() {
    hand_ = Hand::keys;
    focusCurrent();
}

void GameShelves::focusFirstByKey() {
    hand_ = Hand::keys;
    focus(bestShown(), Qt::TabFocusReason);
}

void GameShelves::moveFocus(GameButton* from, Qt::Key key) {
    QList<QRect> rects;
    for (const Shown& shown : std::as_const(shown_))
        rects.append(places_[shown.place].info.available() ? shown.onShelves : QRect());
    int to = shownIndex(from);
    if (to < 0) return;
    const auto first = [&](int begin, int step) {
        int i = begin;
        while (i >= 0 && i < rects.size() && rects[i].isEmpty()) i += step;
        return i >= 0 && i < rects.size() ? i : -1;
    };
    switch (key) {
        case Qt::Key_Home:
            to = first(0, 1);
            break;
        case Qt::Key_End:
            to = first(static_cast<int>(rects.size()) - 1, -1);
            break;
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: {
            const int distance = viewport()->height();
            const int start = rects[to].center().y();
            const Qt::Key step = key == Qt::Key_PageUp ? Qt::Key_Up : Qt::Key_Down;
            for (int next = neighbour(rects, to, step);
                 next >= 0 && std::abs(rects[next].center().y() - start) <= distance;
                 next = neighbour(rects, to, step))
                to = next;
            break;
        }
        default:
            to = neighbour(rects, to, key);
            if (to < 0 && key == Qt::Key_Up) Q_EMIT leftUpwards();
    }
    // With this focus reason the style shows the focus ring.
    focus(to, key == Qt::Key_Up || key == Qt::Key_Left ? Qt::BacktabFocusReason : Qt::TabFocusReason);
}

void GameShelves::toggleFavourite(const GameInfo& info) {
    favourites_.set(info.id, !favourites_.contains(info.id));
}

/// Toggles the star by the pointer. The button stays where it is on the screen: no other button must come
/// under a pointer that is about to click again.
void GameShelves::clickStar(const Key& key) {
    const auto top = [&] {
        const int index = shownIndex(key);
        return index < 0 ? -1 : shown_[index].onShelves.top();
    };
    const int index = shownIndex(key);
    if (index < 0) return;
    const int before = top();
    toggleFavourite(GameInfo(places_[shown_[index].place].info));
    if (const int after = top(); after >= 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + after - before);
}

void GameShelves::toggleCurrentFavourite() {
    const GameInfo* const info = current();
    if (!info) return;
    toggleFavourite(GameInfo(*info));
    if (GameButton* const button = buttonAt(currentShown()))
        ensureWidgetVisible(button, 0, measures(viewport()->width(), iconSide_).heading);
}

void GameShelves::setStarting(const QString& folder, bool starting) {
    if (starting)
        starting_.insert(folder);
    else
        starting_.remove(folder);
    for (const Place& place : std::as_const(places_))
        if (place.button && place.info.folder == folder) place.button->setStarting(starting);
    viewport()->setCursor(starting_.isEmpty() ? Qt::ArrowCursor : Qt::BusyCursor);
}

QSize GameShelves::sizeHint() const {
    constexpr int anyNormalWidth = 1000;
    const ShelfMeasures m = measures(anyNormalWidth);
    // Somewhat more than the minimum, so that most summaries fit.
    const int cell = m.cell.width() * 3 / 2;
    const int width = m.maximumColumns * (cell + m.gap) - m.gap + 2 * m.margin;
    return {width, heightForWidth(width)};
}

/// Returns the numbers of games on all shelves, whatever the filter.
QList<int> GameShelves::fullCounts(int width) const {
    QList<int> counts;
    const int row = oneRow(width);
    for (const Group& group : groups_) counts.append(countOf(group, row));
    return counts;
}

int GameShelves::heightForWidth(int width) const {
    const ShelfMeasures m = measures(width);
    return std::max(layOutShelves(fullCounts(width), width, m).height, 3 * m.cell.height());
}

int GameShelves::firstHeight(int width) const {
    const bool hasOnlySets = std::all_of(groups_.cbegin(), groups_.cend(),
                                         [](const Group& group) { return group.kind == Kind::set; });
    const ShelfMeasures m = measures(width);
    return heightForWidth(width) + (hasOnlySets ? m.heading + m.cell.height() + m.shelfGap : 0);
}

QRect GameShelves::contentFor(int width) const {
    const ShelfLayout layout = layOutShelves({}, width, measures(width));
    return {layout.left, 0, layout.width, 1};
}

void GameShelves::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    const int width = viewport()->width();
    if (shelfColumns(width, measures(width)) == columns_) return layOut();
    chooseShown();
    showCandidate();
}

void GameShelves::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    const bool reshapes = event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
                          event->type() == QEvent::LayoutDirectionChange;
    if (reshapes && collection_) layOut();
}

void GameShelves::contextMenuEvent(QContextMenuEvent* event) {
    // A disabled button gets no events of its own, but its help can be read.
    const QPoint place = shelves_->mapFromGlobal(event->globalPos());
    for (const Shown& shown : std::as_const(shown_)) {
        if (!shown.onShelves.contains(place) || places_[shown.place].kind == Kind::calendar) continue;
        Q_EMIT menuRequested(places_[shown.place].info, event->globalPos());
        return;
    }
}

void GameShelves::timerEvent(QTimerEvent* event) {
    if (event->timerId() != idleTimer_) return QScrollArea::timerEvent(event);
    makeMore();
    if (!isComplete()) return;
    killTimer(idleTimer_);
    idleTimer_ = 0;
}

bool GameShelves::eventFilter(QObject* watched, QEvent* event) {
    auto* const button = qobject_cast<GameButton*>(watched);
    if (!button) return QScrollArea::eventFilter(watched, event);
    switch (event->type()) {
        case QEvent::FocusIn: {
            const auto reason = static_cast<QFocusEvent*>(event)->reason();
            if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason) hand_ = Hand::keys;
            button->setFocusRingVisible(hand_ == Hand::keys);
            if (const int index = shownIndex(button); index >= 0) {
                current_ = places_[shown_[index].place].key();
                isChosen_ = true;
            }
            ensureWidgetVisible(button, 0, measures(viewport()->width(), iconSide_).heading);
            showCandidate();
            break;
        }
        case QEvent::MouseButtonPress:
            hand_ = Hand::pointer;
            button->setFocusRingVisible(false);
            break;
        case QEvent::KeyPress:
            return showRingFirst(button, static_cast<QKeyEvent*>(event));
        case QEvent::ContextMenu: {
            const auto* const menuEvent = static_cast<QContextMenuEvent*>(event);
            if (button->info().id.isEmpty()) return true;
            const bool byKey = menuEvent->reason() == QContextMenuEvent::Keyboard;
            Q_EMIT menuRequested(button->info(), byKey ? button->mapToGlobal(button->rect().center())
                                                       : menuEvent->globalPos());
            return true;
        }
        default:
            break;
    }
    return QScrollArea::eventFilter(watched, event);
}

/// Shows the focus ring with the first key. A navigation key then only shows the ring, because a player would
/// not move from an invisible position. With a screen reader the key acts at once, as the position was
/// announced.
bool GameShelves::showRingFirst(GameButton* button, const QKeyEvent* key) {
    static constexpr std::array moving = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                                          Qt::Key_Down, Qt::Key_Home,  Qt::Key_Tab};
    static constexpr std::array modifying = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_Meta};
    const auto isOneOf = [key](const auto& keys) {
        return std::find(keys.begin(), keys.end(), key->key()) != keys.end();
    };
    if (isOneOf(modifying)) return false;
    const bool isFirst = std::exchange(hand_, Hand::keys) == Hand::none && !accessible::isActive();
    button->setFocusRingVisible(true);
    return isFirst && isOneOf(moving) && !(key->modifiers() & ~Qt::KeypadModifier);
}

void GameShelves::scrollContentsBy(int dx, int dy) {
    QScrollArea::scrollContentsBy(dx, dy);
    makeVisible();
}

}  // namespace plt

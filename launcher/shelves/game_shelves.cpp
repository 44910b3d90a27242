// SPDX-License-Identifier: MIT
#include "launcher/shelves/game_shelves.h"

#include "common/look/first_paint.h"
#include "launcher/shelves/game_button.h"
#include "launcher/shelves/placeholder_icon.h"

#include <algorithm>
#include <utility>

#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QGroupBox>
#include <QLabel>
#include <QScrollBar>
#include <QStyleOptionGroupBox>
#include <QTimerEvent>

namespace plt {

namespace {

QString plainTitle(QString text) {
    return text.replace(u'&', QLatin1String("&&"));
}

/// Case and accents do not matter when a game is looked for.
QString searchable(const QString& text) {
    QString out;
    const QString parts = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
    for (const QChar c : parts)
        if (!c.isMark()) out += c;
    return out;
}

}  // namespace

GameShelves::GameShelves(const QString& iconProgram, QWidget* parent)
    : QScrollArea(parent), shelves_(new QWidget), nothing_(new QLabel(shelves_)), icons_(iconProgram) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(shelves_);
    setAccessibleName(tr("Games"));
    verticalScrollBar()->setSingleStep(fontMetrics().height());
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setWordWrap(true);
    nothing_->setText(tr("Looking for games\u2026"));
    connect(&icons_, &IconDrawer::drawn, this, &GameShelves::takePicture);
    afterFirstPaint(shelves_, [this] {
        isPainted_ = true;
        askForPictures();
        makeOthersWhenIdle();
    });
}

GameShelves::~GameShelves() {
    // Losing their focus, buttons would still report to what is already gone.
    for (const Place& place : std::as_const(places_))
        if (place.button) place.button->removeEventFilter(this);
}

void GameShelves::setCollection(std::shared_ptr<const Collection> collection) {
    QHash<QString, GameButton*> oldButtons;
    for (const Place& place : std::as_const(places_))
        if (place.button) oldButtons.insert(place.info.folder, place.button);
    QHash<QString, QGroupBox*> oldBoxes;
    for (const Group& group : std::as_const(groups_))
        if (group.box) oldBoxes.insert(group.name, group.box);
    QHash<QString, int> labels;
    for (const GameSet& set : collection->scan.sets)
        for (const GameInfo& info : set.games) ++labels[info.label];

    collection_ = std::move(collection);
    pictures_.clear();
    // A focused button that is disabled below passes the focus on, and that asks what is shown.
    shown_.clear();
    made_ = 0;
    places_.clear();
    groups_.clear();
    for (const GameSet& set : collection_->scan.sets) {
        Group group{set.name, set.title(), {}, oldBoxes.take(set.name)};
        for (const GameInfo& info : set.games) {
            // The picture is asked for again: the file may hold another by now.
            Place place{info, collection_->resumable.contains(info.id), labels.value(info.label) > 1,
                        oldButtons.take(info.folder)};
            if (place.button) {
                place.button->setInfo(info, place.isTwin);
                place.button->setResumable(place.resumable);
            }
            group.places.append(static_cast<int>(places_.size()));
            places_.append(place);
        }
        groups_.append(group);
    }
    qDeleteAll(oldButtons);
    chooseShown();
    // Only now: a kept button may still have lain in one of them.
    qDeleteAll(oldBoxes);
}

void GameShelves::setFilter(const QString& text) {
    if (filter_ == text) return;
    filter_ = text;
    chooseShown();
    verticalScrollBar()->setValue(0);
}

bool GameShelves::matches(Place& place, const Group& group, const QStringList& words) {
    if (place.searched.isEmpty()) place.searched = searchable(place.info.label + u' ' + group.title);
    return std::all_of(words.cbegin(), words.cend(),
                       [&](const QString& word) { return place.searched.contains(word); });
}

/// Decides which games are shown, puts them into their places, and makes what can be seen.
void GameShelves::chooseShown() {
    const QStringList words = searchable(filter_).split(u' ', Qt::SkipEmptyParts);
    shown_.clear();
    for (int g = 0; g < groups_.size(); ++g) {
        for (const int p : std::as_const(groups_[g].places)) {
            if (words.isEmpty() || matches(places_[p], groups_[g], words))
                shown_.append({p, g, {}, {}});
            else if (places_[p].button)
                places_[p].button->hide();
        }
    }
    if (!collection_) {
        nothing_->setText(tr("Looking for games\u2026"));
    } else if (places_.isEmpty()) {
        nothing_->setText(tr("No games were found. The menu Games opens the folder where yours belong."));
    } else {
        nothing_->setText(tr("No game is called \u201c%1\u201d.").arg(filter_.simplified()));
    }
    layOut();
    markCandidate();
    Q_EMIT currentChanged();
}

ShelfMeasures GameShelves::measures() const {
    QStyleOptionGroupBox option;
    option.initFrom(this);
    constexpr int probe = 400;
    option.rect = QRect(0, 0, probe, probe);
    option.text = QStringLiteral("X");
    option.textAlignment = Qt::AlignLeft;
    option.subControls = QStyle::SC_GroupBoxFrame | QStyle::SC_GroupBoxLabel;
    const QRect inside =
        style()->subControlRect(QStyle::CC_GroupBox, &option, QStyle::SC_GroupBoxContents, this);

    ShelfMeasures m;
    m.cell = GameButton::sizeFor(fontMetrics());
    m.widestCell = m.cell.width() * 8 / 5;
    m.gap = 6;
    m.groupGap = 12;
    m.margin = 12;
    constexpr int air = 8;
    m.groupFrame = QMargins(inside.left() + air, inside.top() + air, probe - 1 - inside.right() + air,
                            probe - 1 - inside.bottom() + air);
    return m;
}

void GameShelves::layOut() {
    QList<int> counts(groups_.size(), 0);
    for (const Shown& shown : std::as_const(shown_)) ++counts[shown.group];
    const ShelfLayout layout = layOutShelves(counts, viewport()->width(), measures());
    boxRects_.clear();
    for (const ShelfGroup& group : layout.groups)
        boxRects_.append(
            QStyle::visualRect(layoutDirection(), QRect(0, 0, viewport()->width(), 0), group.box));

    QList<int> next(groups_.size(), 0);
    for (Shown& shown : shown_) {
        const ShelfGroup& group = layout.groups[shown.group];
        shown.inBox = QStyle::visualRect(layoutDirection(), QRect(QPoint(), group.box.size()),
                                         group.buttons[next[shown.group]++]);
        shown.onShelves = shown.inBox.translated(boxRects_[shown.group].topLeft());
    }
    nothing_->setVisible(shown_.isEmpty());
    const QMargins aroundWords(12, 4, 12, 4);
    const auto heightOfWords = [&] {
        const int room = viewport()->width() - aroundWords.left() - aroundWords.right();
        const int words = nothing_->heightForWidth(room) + aroundWords.top() + aroundWords.bottom();
        return std::max(words, viewport()->height());
    };
    shelves_->resize(viewport()->width(), shown_.isEmpty() ? heightOfWords() : layout.height);
    nothing_->setGeometry(shelves_->rect().marginsRemoved(aroundWords));

    for (int g = 0; g < groups_.size(); ++g) {
        QGroupBox* const box = groups_[g].box;
        if (!box) continue;
        box->setVisible(counts[g] > 0);
        box->setGeometry(boxRects_[g]);
        if (counts[g] > 0) showTitle(groups_[g]);
    }
    made_ = 0;
    for (const Shown& shown : std::as_const(shown_)) {
        GameButton* const button = places_[shown.place].button;
        if (!button) continue;
        ++made_;
        QGroupBox* const box = withBox(shown.group).box;
        const bool moves = button->parentWidget() != box;
        const bool hadFocus = moves && button->hasFocus();
        if (moves) button->setParent(box);
        button->setGeometry(shown.inBox);
        button->show();
        if (hadFocus) button->setFocus(Qt::OtherFocusReason);
    }
    makeVisible();
    makeOthersWhenIdle();
}

void GameShelves::makeOthersWhenIdle() {
    if (isPainted_ && !isComplete() && idleTimer_ == 0) idleTimer_ = startTimer(0);
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

/// A group whose box is made, if it was not.
const GameShelves::Group& GameShelves::withBox(int index) {
    Group& group = groups_[index];
    if (group.box) return group;
    group.box = new QGroupBox(shelves_);
    QFont heading = font();
    heading.setBold(true);
    group.box->setFont(heading);
    group.box->setGeometry(boxRects_[index]);
    showTitle(group);
    group.box->show();
    return group;
}

void GameShelves::make(const Shown& shown) {
    const Group& group = withBox(shown.group);
    Place& place = places_[shown.place];
    auto* const button = new GameButton(group.box);
    QFont plain = font();
    plain.setBold(false);
    button->setFont(plain);
    place.button = button;
    ++made_;
    button->setInfo(place.info, place.isTwin);
    button->setResumable(place.resumable);
    button->setStarting(starting_.contains(place.info.folder));
    button->setGeometry(shown.inBox);
    button->installEventFilter(this);
    connect(button, &QPushButton::clicked, this, [this, button] { Q_EMIT activated(button->info()); });
    connect(button, &GameButton::arrowPressed, this, [this, button](Qt::Key key) { moveFocus(button, key); });
    button->show();
    requestPicture(shown);
    if (isComplete()) orderTabs();
}

/// A group box cuts its title off without a sign that there is more.
void GameShelves::showTitle(const Group& group) const {
    const QString title =
        group.box->fontMetrics().elidedText(group.title, Qt::ElideRight, group.box->width());
    group.box->setTitle(plainTitle(title));
    group.box->setAccessibleName(group.title);
    group.box->setToolTip(title == group.title ? QString() : group.title.toHtmlEscaped());
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
    // A page more above and below: seldom is a picture missing while one scrolls, and never are a thousand
    // kept.
    const QRect view = visiblePart();
    if (place.hasPicture || !shown.onShelves.intersects(view.adjusted(0, -view.height(), 0, view.height())))
        return;
    place.hasPicture = true;
    const QString& path = place.info.iconPath;
    const auto drawn = pictures_.constFind(path);
    if (path.isEmpty() || drawn != pictures_.cend()) {
        place.button->setPicture(path.isEmpty() ? placeholder() : *drawn);
        return;
    }
    const IconRequest request = {path, buttonIconSide, devicePixelRatioF()};
    if (const auto known = requested_.contains(path) ? std::nullopt : knownIcon(request)) {
        takePicture(request, *known);
        return;
    }
    place.button->setPicture(placeholder());
    if (requested_.contains(path)) return;
    requested_.insert(path);
    wanted_.append(request);
    if (isPainted_) askForPictures();
}

/// Starting a process for them takes a moment, which the first picture of the window does not wait for.
void GameShelves::askForPictures() {
    for (const IconRequest& request : std::exchange(wanted_, {})) icons_.request(request);
}

QPixmap GameShelves::placeholder() {
    if (placeholder_.isNull() || placeholder_.devicePixelRatio() != devicePixelRatioF())
        placeholder_ = placeholderIcon(buttonIconSide, devicePixelRatioF());
    return placeholder_;
}

void GameShelves::takePicture(const IconRequest& request, const DrawnIcon& icon) {
    requested_.remove(request.path);
    if (request.pixelRatio != devicePixelRatioF()) {
        // The window has gone to another screen meanwhile.
        for (Place& place : places_)
            place.hasPicture = place.hasPicture && place.info.iconPath != request.path;
        makeVisible();
        return;
    }
    const QPixmap picture = icon.image.isNull() ? placeholder() : QPixmap::fromImage(icon.image);
    pictures_.insert(request.path, picture);
    bool isTold = icon.problem.empty();
    for (Place& place : places_) {
        if (place.info.iconPath != request.path) continue;
        if (!std::exchange(isTold, true)) Q_EMIT iconFailed(place.info, icon.problem);
        if (!place.button) continue;
        place.button->setPicture(picture);
        place.hasPicture = true;
    }
    Q_EMIT pictureChanged(request.path);
}

QPixmap GameShelves::picture(const GameInfo& info) const {
    return pictures_.value(info.iconPath, placeholder_);
}

GameButton* GameShelves::button(const QString& folder) {
    for (const Shown& shown : std::as_const(shown_)) {
        if (places_[shown.place].info.folder != folder) continue;
        if (!places_[shown.place].button) make(shown);
        return places_[shown.place].button;
    }
    return nullptr;
}

QList<GameButton*> GameShelves::buttons() const {
    QList<GameButton*> out;
    for (const Shown& shown : std::as_const(shown_))
        if (places_[shown.place].button) out.append(places_[shown.place].button);
    return out;
}

int GameShelves::shownIndex(const QObject* button) const {
    for (int i = 0; i < shown_.size(); ++i)
        if (button && places_[shown_[i].place].button == button) return i;
    return -1;
}

const GameInfo* GameShelves::current() const {
    const GameInfo* first = nullptr;
    for (const Shown& shown : std::as_const(shown_)) {
        const GameInfo& info = places_[shown.place].info;
        if (info.folder == currentFolder_) return &info;
        if (!first && info.available()) first = &info;
    }
    return filter_.isEmpty() ? nullptr : first;
}

void GameShelves::markCandidate() {
    // While the keyboard is in the search field, Enter means this game.
    const GameInfo* const candidate = filter_.isEmpty() ? nullptr : current();
    for (GameButton* const button : buttons())
        button->setDefault(candidate && button->info().folder == candidate->folder);
}

void GameShelves::activateCurrent() {
    const GameInfo* const info = current();
    if (info && info->available()) Q_EMIT activated(*info);
}

void GameShelves::focusCurrent() {
    const GameInfo* info = current();
    for (const Shown& shown : std::as_const(shown_)) {
        const GameInfo& candidate = places_[shown.place].info;
        if (!info && candidate.available()) info = &candidate;
    }
    GameButton* const target = info ? button(info->folder) : nullptr;
    if (!target) return;
    target->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(target, 0, measures().groupFrame.top());
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
    }
    if (to < 0) return;
    GameButton* const target = button(places_[shown_[to].place].info.folder);
    // By this reason the style knows to show where the keyboard is.
    target->setFocus(key == Qt::Key_Up || key == Qt::Key_Left ? Qt::BacktabFocusReason : Qt::TabFocusReason);
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
    const ShelfMeasures m = measures();
    constexpr int columns = 4;
    const int width = columns * (m.cell.width() + m.gap) - m.gap + m.groupFrame.left() +
                      m.groupFrame.right() + 2 * m.margin;
    return {width, heightForWidth(width)};
}

int GameShelves::heightForWidth(int width) const {
    QList<int> counts;
    for (const Group& group : groups_) counts.append(static_cast<int>(group.places.size()));
    const ShelfMeasures m = measures();
    return std::max(layOutShelves(counts, width, m).height, 3 * m.cell.height());
}

void GameShelves::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    layOut();
}

void GameShelves::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    const bool reshapes = event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
                          event->type() == QEvent::LayoutDirectionChange;
    if (reshapes && collection_) layOut();
}

void GameShelves::contextMenuEvent(QContextMenuEvent* event) {
    // A disabled button gets no event of its own, but its help can be read.
    const QPoint place = shelves_->mapFromGlobal(event->globalPos());
    for (const Shown& shown : std::as_const(shown_)) {
        if (!shown.onShelves.contains(place)) continue;
        Q_EMIT menuWanted(places_[shown.place].info, event->globalPos());
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
    if (button && event->type() == QEvent::FocusIn) {
        currentFolder_ = button->info().folder;
        ensureWidgetVisible(button, 0, measures().groupFrame.top());
        Q_EMIT currentChanged();
    }
    if (button && event->type() == QEvent::ContextMenu) {
        const auto* const menuEvent = static_cast<QContextMenuEvent*>(event);
        const bool byKey = menuEvent->reason() == QContextMenuEvent::Keyboard;
        Q_EMIT menuWanted(button->info(),
                          byKey ? button->mapToGlobal(button->rect().center()) : menuEvent->globalPos());
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

void GameShelves::scrollContentsBy(int dx, int dy) {
    QScrollArea::scrollContentsBy(dx, dy);
    makeVisible();
}

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/building/build_status.h"
#include "launcher/collection/games_watcher.h"
#include "launcher/shelves/search_text.h"
#include "launcher/shelves/shelf_layout.h"
#include "launcher/today/day_boards.h"

#include <memory>

#include <QDate>
#include <QHash>
#include <QPixmap>
#include <QRect>
#include <QScrollArea>
#include <QSet>

class QLabel;

namespace plt {

class ConsoleButton;
class Favourites;
class GameButton;
class GamePictures;
class Shelf;

/// All games as buttons on shelves: the boards of today with the calendar, the favourites, the begun games,
/// then the sets. The games of the first three are on the shelf of their set as well. Visible buttons are
/// created first, the others gradually when the event loop is idle, so that a thousand games are on the
/// screen as fast as twenty.
class GameShelves : public QScrollArea {
    Q_OBJECT

  public:
    /// `iconProgram` draws icons. `favourites` must outlive this object.
    GameShelves(const QString& iconProgram, Favourites& favourites, QWidget* parent = nullptr);
    ~GameShelves() override;

    /// Shows another collection. Existing buttons of remaining games are reused, with focus and scroll
    /// position.
    void setCollection(std::shared_ptr<const Collection> collection);
    /// Sets whether the boards of today are shown, once a game was played.
    void setTodayShown(bool shown);
    /// Returns true if there are boards of today, shown or not.
    bool hasToday() const { return hasToday_; }
    /// Shows on the buttons of unavailable games the progress or failure of their build.
    void setBuildStatus(const BuildStatus& status);
    /// Shows only games whose label, set, summary or other names fit `text`, each once. The best of them is the
    /// current game until the player chooses another.
    void setFilter(const QString& text);

    /// Returns the button of a game on the shelf of its set, and creates it if necessary; null if it is not
    /// shown.
    GameButton* button(const QString& folder);
    /// Returns the existing buttons in display order.
    QList<GameButton*> buttons() const;
    /// Returns the picture of a game as its button shows it. If it is not drawn yet, pictureChanged()
    /// follows.
    QPixmap picture(const GameInfo& info);
    /// Returns true if the games were looked for, and all that are shown have their buttons.
    bool isComplete() const { return collection_ && made_ == shown_.size(); }
    /// Returns the shown games that are available, each once.
    QList<GameInfo> playable() const;
    bool hasPlayable() const { return bestShown() >= 0; }

    /// Returns the current game: that of the focused button, else the best match of a filter. Null if there
    /// is none.
    const GameInfo* current() const;
    void setCurrent(const QString& folder);
    /// Starts the current game, if it is available.
    void activateCurrent();
    /// Sets the focus on the current game, or the first.
    void focusCurrent();
    /// Sets the focus on the current game and shows the focus ring.
    void focusCurrentByKey();
    /// Sets the focus on the first game, or the best match of a filter, and shows the focus ring.
    void focusFirstByKey();

    /// Toggles the star of the current game.
    void toggleCurrentFavourite();
    void setStarting(const QString& folder, bool starting);
    /// Updates everything that depends on the player's date.
    void setToday(QDate today);

    /// A size that shows the collection well.
    QSize sizeHint() const override;
    /// Returns the height that shows all games at this width.
    int heightForWidth(int width) const override;
    /// Returns the same with room for the favourites and begun games of a player who has none yet.
    int firstHeight(int width) const;
    /// Returns the horizontal extent of the content, in this widget.
    QRect content() const { return content_; }
    /// Returns the extent at this width, without a scroll bar.
    QRect contentFor(int width) const;

  Q_SIGNALS:
    void activated(const plt::GameInfo& info);
    /// Emitted when a game shall be played with the board of this ID.
    void boardActivated(const plt::GameInfo& info, const QString& gameId);
    void calendarRequested();
    void menuRequested(const plt::GameInfo& info, const QPoint& globalPosition);
    void currentChanged();
    /// Emitted when all games shall be shown instead of those that fit the filter.
    void allRequested();
    /// Emitted when the focus would move above the first row.
    void leftUpwards();
    /// Emitted when an icon could not be drawn, or took too much time or memory, with a sentence about it.
    void iconFailed(const QString& iconPath, const plt::Message& problem);
    void pictureChanged(const QString& iconPath);
    /// Emitted when content() changes.
    void contentMoved();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

  private:
    enum class Kind { today, calendar, favourites, begun, set };
    /// The player's last means of input here.
    enum class Hand { none, pointer, keys };
    /// One game on one shelf.
    struct Key {
        Kind kind = Kind::set;
        QString name = {};  ///< the game's folder, or the name of the set
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) {
            return qHashMulti(seed, static_cast<int>(key.kind), key.name);
        }
    };
    struct Place {
        Kind kind = Kind::set;
        GameInfo info;
        bool isTwin = false;
        GameButton* button = nullptr;
        bool hasPicture = false;
        SearchedGame searched = {};  ///< for filters; created on demand

        Key key() const { return {kind, info.folder}; }
    };
    struct Group {
        Kind kind = Kind::set;
        QString name;
        QString title;
        QList<int> places;
        int minimum;  ///< number of places that are shown in any case, without a filter
        Shelf* shelf = nullptr;
    };
    /// A shown button: its game and its geometry.
    struct Shown {
        int place = 0;
        int group = 0;
        Fit fit = {};
        QRect onShelf = {};
        QRect onShelves = {};
    };

    int iconSideFor(int width) const;
    ShelfMeasures measures(int width, int iconSide) const;
    ShelfMeasures measures(int width) const;
    int fittingIconSide(const QSize& room) const;
    QList<int> fullCounts(int width) const;
    int oneRow(int width) const;
    static int countOf(const Group& group, int row);
    QList<GameInfo> gamesOfToday(const QHash<QString, GameInfo>& infos);
    void fill(bool filesAreTheSame);
    GameInfo calendarInfo() const;
    void updateButton(const Place& place) const;
    void chooseShown();
    void layOut();
    int layOutNothing(int width);
    QList<Fit> fitsOf(const QString& text);
    void showCandidate();
    QRect visiblePart() const;
    void makeVisible();
    void makeOthersWhenIdle();
    void makeMore();
    Shelf* shelfOf(int group);
    void make(const Shown& shown);
    void requestPicture(const Shown& shown);
    void showPicture(const QString& iconPath);
    void moveFocus(GameButton* from, Qt::Key key);
    void toggleFavourite(const GameInfo& info);
    void clickStar(const Key& key);
    bool showRingFirst(GameButton* button, const QKeyEvent* key);
    void markCandidate();
    void activate(int shown);
    GameButton* buttonAt(int shown);
    void focus(int shown, Qt::FocusReason reason);
    int bestShown() const;
    int currentShown() const;
    int shownIndex(const QObject* button) const;
    int shownIndex(const Key& key) const;
    void orderTabs();

    QWidget* shelves_;
    QLabel* nothing_;
    ConsoleButton* all_;  ///< offered if nothing fits the filter
    Favourites& favourites_;
    GamePictures* pictures_;
    std::shared_ptr<const Collection> collection_;
    QHash<QString, QString> progress_;  ///< of begun games, by ID
    BuildStatus buildStatus_;
    QDate today_ = QDate::currentDate();
    bool showsToday_ = true;
    bool hasToday_ = false;
    QHash<QString, DayBoard> boards_;  ///< of today, by the IDs of their games
    QString filter_;
    QList<Place> places_;
    QList<Group> groups_;
    QList<Shown> shown_;
    QSet<QString> starting_;
    QList<QRect> shelfPlaces_;  ///< by group
    QRect content_;
    int columns_ = 0;
    int iconSide_ = 48;
    qsizetype made_ = 0;
    bool isPainted_ = false;
    int idleTimer_ = 0;
    Key current_;
    bool isChosen_ = false;  ///< the player has chosen the current game since the filter was set
    Hand hand_ = Hand::none;
};

}  // namespace plt

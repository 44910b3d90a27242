// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/building/build_status.h"
#include "launcher/collection/games_watcher.h"
#include "launcher/shelves/shelf_layout.h"

#include <memory>

#include <QDate>
#include <QHash>
#include <QPixmap>
#include <QRect>
#include <QScrollArea>
#include <QSet>

class QLabel;

namespace plt {

class Favourites;
class GameButton;
class GamePictures;
class Shelf;

/// All games as buttons on shelves: the favourites, those that were begun, then the sets. A game of the first
/// two is on the shelf of its set as well. Buttons are made when they come into view, the others little by
/// little when there is nothing else to do, so a thousand games are on the screen as fast as twenty.
class GameShelves : public QScrollArea {
    Q_OBJECT

  public:
    /// `iconProgram` draws icons. The favourites must outlive this.
    GameShelves(const QString& iconProgram, Favourites& favourites, QWidget* parent = nullptr);
    ~GameShelves() override;

    /// Shows another collection. Buttons of games that stay are kept, with focus and place.
    void setCollection(std::shared_ptr<const Collection> collection);
    /// Shows on the buttons of unavailable games the progress or failure of their build.
    void setBuildStatus(const BuildStatus& status);
    /// Shows only games whose label or set contains all words of `text`, each once.
    void setFilter(const QString& text);

    /// The button of a game on the shelf of its set, made if need be; null when it is not shown.
    GameButton* button(const QString& folder);
    /// Buttons that are made already, in the order they are shown.
    QList<GameButton*> buttons() const;
    /// The picture of a game as its button shows it.
    QPixmap picture(const GameInfo& info) const;
    /// Whether the button of every game that is shown exists.
    bool isComplete() const { return made_ == shown_.size(); }
    /// The games that are shown and can be played, each once.
    QList<GameInfo> playable() const;
    bool hasPlayable() const { return firstShown() >= 0; }

    /// The game that the keyboard is at: the focused button, else the first match of a filter. Null if none.
    const GameInfo* current() const;
    void setCurrent(const QString& folder);
    /// Starts the current game, if there is one that can be.
    void activateCurrent();
    /// Puts the keyboard onto the current game, or the first.
    void focusCurrent();
    /// The same because of a key, so that it is seen.
    void focusCurrentByKey();
    /// Puts the keyboard onto the first game, because of a key.
    void focusFirstByKey();

    /// Gives the current game a star, or takes it.
    void toggleCurrentFavourite();
    void setStarting(const QString& folder, bool starting);
    /// Says anew when games were played last: it may be another day.
    void tellTimes();

    /// The size in which the collection can be seen well.
    QSize sizeHint() const override;
    /// How high the shelves must be for all games to be seen at that width.
    int heightForWidth(int width) const override;
    /// The same with room for the favourites and begun games of a player who has none yet.
    int firstHeight(int width) const;
    /// Where the content lies from left to right, in this widget.
    QRect content() const { return content_; }
    /// Where it will lie at that width, without a scroll bar.
    QRect contentFor(int width) const;

  Q_SIGNALS:
    void activated(const plt::GameInfo& info);
    /// The same from the shelf of begun games: the player means that very game.
    void resumed(const plt::GameInfo& info);
    void menuWanted(const plt::GameInfo& info, const QPoint& globalPosition);
    void currentChanged();
    /// The keyboard wants to go above the first row.
    void leftUpwards();
    /// An icon could not be drawn, or took too much; `problem` says so.
    void iconFailed(const QString& iconPath, const plt::Message& problem);
    void pictureChanged(const QString& iconPath);
    /// content() is another.
    void contentMoved();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

  private:
    enum class Kind { favourites, begun, set };
    /// By what the player was here last.
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
        QString searched = {};  ///< what a filter is compared with; made when there is one

        Key key() const { return {kind, info.folder}; }
    };
    struct Group {
        Kind kind = Kind::set;
        QString name;
        QString title;
        QList<int> places;
        Shelf* shelf = nullptr;
    };
    /// A button that is shown: which game, where.
    struct Shown {
        int place = 0;
        int group = 0;
        QRect onShelf = {};
        QRect onShelves = {};
    };

    static int iconSideFor(int width);
    ShelfMeasures measures(int width) const;
    int mostBegun(int width) const;
    void fill(bool filesAreTheSame);
    void dress(const Place& place) const;
    void chooseShown();
    void layOut();
    static bool matches(Place& place, const Group& group, const QStringList& words);
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
    int firstShown() const;
    int currentShown() const;
    int shownIndex(const QObject* button) const;
    int shownIndex(const Key& key) const;
    void orderTabs();

    QWidget* shelves_;
    QLabel* nothing_;
    Favourites& favourites_;
    GamePictures* pictures_;
    std::shared_ptr<const Collection> collection_;
    QHash<QString, QString> progress_;  ///< of begun games, by id
    BuildStatus buildStatus_;
    QDate today_;  ///< for which it is told
    QString filter_;
    QList<Place> places_;
    QList<Group> groups_;
    QList<Shown> shown_;
    QSet<QString> starting_;
    QList<QRect> shelfPlaces_;  ///< of each group
    QRect content_;
    int columns_ = 0;
    qsizetype made_ = 0;
    bool isPainted_ = false;
    int idleTimer_ = 0;
    Key current_;
    Hand hand_ = Hand::none;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/icon/icon_drawer.h"
#include "launcher/collection/games_watcher.h"
#include "launcher/shelves/shelf_layout.h"

#include <memory>

#include <QHash>
#include <QPixmap>
#include <QRect>
#include <QScrollArea>

class QGroupBox;
class QLabel;

namespace plt {

class GameButton;

/// All games as buttons, in one group for each set. Buttons are made when they come into view, the others
/// little by little when there is nothing else to do, so a thousand games are on the screen as fast as
/// twenty.
class GameShelves : public QScrollArea {
    Q_OBJECT

  public:
    /// `iconProgram` draws icons.
    explicit GameShelves(const QString& iconProgram, QWidget* parent = nullptr);
    ~GameShelves() override;

    /// Shows another collection. Buttons of games that stay are kept, with focus and place.
    void setCollection(std::shared_ptr<const Collection> collection);
    /// Shows only games whose label or set contains all words of `text`.
    void setFilter(const QString& text);

    /// The button of a game, made if need be; null when it is not shown.
    GameButton* button(const QString& folder);
    /// Buttons that are made already, in the order they are shown.
    QList<GameButton*> buttons() const;
    /// The picture of a game as its button shows it.
    QPixmap picture(const GameInfo& info) const;
    /// Whether the button of every game that is shown exists.
    bool isComplete() const { return made_ == shown_.size(); }

    /// The game that the keyboard is at: the focused button, else the first match of a filter. Null if none.
    const GameInfo* current() const;
    /// Starts the current game, if there is one that can be.
    void activateCurrent();
    /// Puts the keyboard onto the current game, or the first.
    void focusCurrent();

    void setStarting(const QString& folder, bool starting);
    /// The size in which the collection can be seen well.
    QSize sizeHint() const override;
    /// How high the shelves must be for all games to be seen at that width.
    int heightForWidth(int width) const override;

  Q_SIGNALS:
    void activated(const plt::GameInfo& info);
    void menuWanted(const plt::GameInfo& info, const QPoint& globalPosition);
    void currentChanged();
    /// An icon could not be drawn, or took too much; `problem` says so.
    void iconFailed(const plt::GameInfo& info, const plt::Message& problem);
    void pictureChanged(const QString& iconPath);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

  private:
    /// One game of the collection.
    struct Place {
        GameInfo info;
        bool resumable = false;
        bool isTwin = false;
        GameButton* button = nullptr;
        bool hasPicture = false;
        QString searched = {};  ///< what a filter is compared with; made when there is one
    };
    /// One set of the collection.
    struct Group {
        QString name;
        QString title;
        QList<int> places;
        QGroupBox* box = nullptr;
    };
    /// A button that is shown: which game, where.
    struct Shown {
        int place = 0;
        int group = 0;
        QRect inBox;
        QRect onShelves;
    };

    ShelfMeasures measures() const;
    void chooseShown();
    void layOut();
    static bool matches(Place& place, const Group& group, const QStringList& words);
    QRect visiblePart() const;
    void makeVisible();
    void makeOthersWhenIdle();
    void makeMore();
    const Group& withBox(int index);
    void make(const Shown& shown);
    void requestPicture(const Shown& shown);
    void askForPictures();
    void takePicture(const IconRequest& request, const DrawnIcon& icon);
    QPixmap placeholder();
    void moveFocus(GameButton* from, Qt::Key key);
    void markCandidate();
    int shownIndex(const QObject* button) const;
    void orderTabs();
    void showTitle(const Group& group) const;

    QWidget* shelves_;
    QLabel* nothing_;
    IconDrawer icons_;
    QPixmap placeholder_;
    QHash<QString, QPixmap> pictures_;  ///< by the icon's path
    QSet<QString> requested_;           ///< icons that are being drawn
    QList<IconRequest> wanted_;         ///< icons that will be asked for when the window has been painted
    std::shared_ptr<const Collection> collection_;
    QString filter_;
    QList<Place> places_;
    QList<Group> groups_;
    QList<Shown> shown_;
    QSet<QString> starting_;
    QList<QRect> boxRects_;  ///< of each group
    qsizetype made_ = 0;
    bool isPainted_ = false;
    int idleTimer_ = 0;
    QString currentFolder_;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/window/moments/free_place.h"

#include <functional>
#include <vector>

#include <QList>
#include <QRegion>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace plt {

class GameView;
class ZoomArea;

/// Large words on a plate of paper: the aim of the game, or how it ended. It is not modal: a click hides it.
class PLT_API Plate : public QWidget {
    Q_OBJECT

  public:
    /// The plate of a game: beside the board where there is room, else above the view, which it moves down.
    /// Only in a window that is too low for that does it stand over the view, where it hides the least.
    Plate(GameView& view, ZoomArea& area);
    /// A plate over its parent: at the bottom, or where it hides less of what must be seen.
    explicit Plate(QWidget* parent);

    /// The rank of a button on the plate.
    enum class Rank {
        first,   ///< always on the plate
        second,  ///< in a low window only in the menu of the button More
        menu     ///< only in that menu
    };
    /// The label of a button and the function called after the plate is hidden.
    struct Answer {
        QString label;
        std::function<void()> run;
        Rank rank = Rank::first;
    };
    /// Shows the words and announces them to a screen reader. Either text may be empty.
    void showWords(const QString& title, const QString& text, const QList<Answer>& answers);
    /// Sets the function that returns the region to keep visible, in the parent's coordinates; called
    /// whenever the plate is placed.
    void setKeptInSight(std::function<QRegion()> region);
    /// Returns title and text as a screen reader reads them.
    QString words() const;
    /// Returns true if the window has no room for the plate but over the board, or that a low board needs.
    bool crowdsBoard() const { return crowdsBoard_; }
    /// Returns true if it stands beside the board, which it has not moved.
    bool isBeside() const { return isBeside_; }
    /// Returns true if a low window has no room for the words but over what tells why the game ended.
    bool hidesReason() const { return hidesReason_; }

    /// While the window is not painted yet, one look for a place beside the board is enough.
    void setBeforePaint(bool on) { isBeforePaint_ = on; }

    /// Hides it because the player moves: the view stays where it is as long as the pointer is over it.
    void yieldToMove();

  Q_SIGNALS:
    /// Emitted when the player has hidden the plate.
    void dismissed();
    /// Emitted when it was given its place.
    void placed();

  protected:
    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    /// Announces the words to a screen reader.
    void announce();
    void dismiss();
    void fitFonts();
    void reposition();
    /// Returns the number of columns in which the buttons fit on the board.
    int usualColumns() const;
    /// Lays out the buttons in `columns_`.
    void arrangeAnswers();
    /// Returns the width of the buttons in so many columns.
    int answersWidth(int columns) const;
    QPushButton* addButton(const QString& label);
    /// Adds the button with a menu of the answers that a low window leaves out, if there are any.
    void addMore(const QList<Answer>& answers);
    bool isLow() const;
    /// Returns the maximum width: a line that is read at a glance and fits on the board.
    int maximumLineWidth() const;
    int preferredWidth(int moreLines = 0) const;
    QSize sizeFor(int width) const;
    /// Returns the room for plates, with what they should not hide, in the parent's coordinates.
    FreePlace freePlace(const QRegion& kept) const;
    /// Returns the place where it hides the least of this region, in the parent's coordinates.
    FreePlace::Found placeOver(const QRegion& kept) const;
    /// Returns the place beside what the view occupies (in its coordinates), and lays out the buttons for it: in fewer
    /// columns if a narrow strip needs that. Empty if there is none that is wide enough for words.
    QRect placeBeside(const QRegion& occupied);
    /// Places it again if the view occupies another region than when it was placed.
    void avoidBoard();
    bool standAbove();
    QLabel* title_;
    QLabel* text_;
    QWidget* answers_;
    int columns_ = 0;  ///< of buttons; 0 for the usual number
    QGridLayout* answerRows_;
    std::vector<QPushButton*> buttons_;  ///< those of a usual window
    std::vector<QPushButton*> shown_;    ///< those that are not left out
    std::vector<QPushButton*> second_;   ///< those that a low window leaves out
    QPushButton* more_ = nullptr;        ///< the button of their menu; null without one
    QToolButton* close_;
    std::function<QRegion()> keptInSight_;
    QRegion occupied_;          ///< by the view when this was placed, in its coordinates
    QSize placedIn_;            ///< size of the parent when this was placed
    QSize wanted_;              ///< size at that time, if there is room
    GameView* view_ = nullptr;  ///< null over any other parent
    ZoomArea* area_ = nullptr;
    bool fitting_ = false;
    bool placing_ = false;
    bool yields_ = false;
    bool isBeforePaint_ = false;
    bool isBeside_ = false;
    bool isClear_ = false;  ///< it was placed where it hides nothing of the board
    bool crowdsBoard_ = false;
    bool hidesReason_ = false;
};

}  // namespace plt

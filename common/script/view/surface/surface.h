// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/picture/picture.h"
#include "common/script/view/surface/moves.h"

#include <utility>
#include <vector>

#include <QAction>
#include <QList>
#include <QRegion>
#include <QString>

class QPainter;
class QWidget;

namespace plt {
class Preferences;
}

namespace plt::script {

/// A picture with everything that the framework knows of the position.
struct Shown {
    Picture picture;
    Moves moves;             ///< those of the player; none while nobody may move
    std::vector<int> marks;  ///< cells of a hint, from 0
    std::vector<int> last;   ///< cells of the last move, from 0
    Gesture hint;            ///< the move of a hint; its places are empty if there is none
    /// Pairs of cells between which pieces have gone since the picture before.
    std::vector<std::pair<int, int>> moved;
    bool mayMove = false;
    bool isDeal = false;  ///< another game is laid out
    bool marksMoves = false;
};

/// The effects of the player's input, and questions about them to the script.
class Input {
  public:
    Input() = default;
    virtual ~Input() = default;
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    /// Returns true if the script has a function of this name.
    virtual bool handles(const char* function) const = 0;
    /// Handles a click on a cell, from 0.
    virtual void press(int cell) = 0;
    /// Handles something that was moved from a cell to another. Returns false if it goes back.
    virtual bool drag(int from, int to) = 0;
    /// Handles a key by its name ("a", "left"). Returns true if the script or a button has used it.
    virtual bool key(const QString& key, int cell) = 0;
    virtual void button(const QString& name) = 0;

    // Cards; indexes count from 0 --------------------------------------------------------------------------
    virtual bool mayGrab(const QString& pile, int index, int count) const = 0;
    virtual bool accepts(const QString& from, int index, int count, const QString& to) const = 0;
    virtual void drop(const QString& from, int index, int count, const QString& to) = 0;
    /// Handles a click. Returns false if it may pick up the card.
    virtual bool pressPile(const QString& pile, int index) = 0;
    virtual bool canPressPile(const QString& pile, int index) const = 0;
    virtual void doublePress(const QString& pile, int index) = 0;
    /// Says why nothing happened, if that is known.
    virtual void refuse(const QString& sentence) = 0;
};

/// A widget that shows pictures of one kind.
class Surface {
  public:
    Surface() = default;
    virtual ~Surface() = default;
    Surface(const Surface&) = delete;
    Surface& operator=(const Surface&) = delete;

    virtual QWidget& widget() = 0;
    virtual void show(const Shown& shown, bool animated) = 0;
    virtual QRegion occupiedRegion(const QWidget& holder) const = 0;
    /// Returns actions for the View menu.
    virtual QList<QAction*> actions() const { return {}; }
    virtual void readPreferences(Preferences& preferences) { static_cast<void>(preferences); }
    /// Paints the shown picture into a rectangle on paper.
    virtual void print(QPainter& painter, const QRectF& area);
};

/// Returns the name of a key for scripts: "a", "7", "left", "space"; empty for keys that scripts do not get.
QString keyName(int key, const QString& text);

/// Returns the content of a cell for screen readers: its name, or that of what is seen there.
QString contentName(const Cell& cell, const Piece* piece);

}  // namespace plt::script

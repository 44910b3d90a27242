// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "paint-by-numbers/design/assessment.h"
#include "paint-by-numbers/designer/designer.h"
#include "paint-by-numbers/documents/puzzle_format.h"
#include "paint-by-numbers/library/shelf.h"
#include "paint-by-numbers/printing/booklet_dialog.h"
#include "paint-by-numbers/printing/puzzle_pages.h"
#include "paint-by-numbers/storage/own_puzzles.h"

#include <functional>
#include <memory>
#include <vector>

#include <QList>
#include <QObject>
#include <QTimer>

namespace paint_by_numbers {

/// What can be done with puzzles besides playing: drawing them, files, the player's own library, paper.
class Workshop : public QObject {
    Q_OBJECT

  public:
    /// What the game that is shown lends to it.
    struct Game {
        /// The puzzle that is played, with its picture where that is known, and its title where that may be
        /// told.
        std::function<Puzzle()> puzzle;
        std::function<std::optional<Difficulty>()> grade;
        std::function<void(const Puzzle&, std::optional<Difficulty>)> play;
        /// Puts the game or the designer into the window.
        std::function<void(bool designing)> show;
    };

    /// `window`: what dialogs stand over.
    Workshop(Game game, QWidget* window);
    ~Workshop() override;

    Designer& designer();
    bool isDesigning() const { return designing_; }
    /// The designer instead of the game, with the drawing that was there last; or the game again.
    void setDesigning(bool on);

    QList<plt::DocumentFormat*> formats() const;
    PuzzlePages& pages() { return pages_; }
    OwnPuzzles& own() { return own_; }
    /// The player's own library as a shelf; none where it is empty.
    std::vector<Shelf> ownShelves();

    /// Plays or draws a puzzle, whichever is going on.
    void open(const Puzzle& puzzle);
    /// Asks how it becomes cells, and draws them.
    void openPicture(const QImage& picture, const QString& note = {});
    void pastePicture();

    /// The drawing as a picture and as text, for the clipboard.
    QImage image();
    QString text();

  Q_SIGNALS:
    /// The designer came, went or has something new to say.
    void changed();
    void notice(const QString& text);

  private:
    void test();
    void keep();
    void choosePicture();
    void chooseOwn();
    void draw(const Puzzle& puzzle, const QString& ownId = {});
    void lookAt(const Puzzle& puzzle);
    bool choosePages(QWidget* parent);
    Puzzle shown();
    void warn(const QString& title, const QString& text);

    Game game_;
    QWidget* window_;
    OwnPuzzles own_;
    PuzzleDesk desk_;
    std::vector<std::unique_ptr<plt::DocumentFormat>> formats_;
    PuzzlePages pages_;
    BookletDialog::Choice printed_;
    Designer* designer_ = nullptr;  ///< the window's, made when it is first wanted
    bool designing_ = false;
    QTimer draftDelay_;
    plt::Background<Assessment> looking_;
};

}  // namespace paint_by_numbers

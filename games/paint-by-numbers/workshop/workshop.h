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

/// All that can be done with puzzles besides playing: drawing, files, the player's own library, printing.
class Workshop : public QObject {
    Q_OBJECT

  public:
    /// The interface to the game.
    struct Game {
        /// The puzzle that is being played, with its picture if that is known, and with its title if that may
        /// be revealed.
        std::function<Puzzle()> puzzle;
        std::function<std::optional<Difficulty>()> grade;
        std::function<void(const Puzzle&, std::optional<Difficulty>)> play;
        /// Shows the game or the designer in the window.
        std::function<void(bool designing)> show;
    };

    /// `window` is the parent of dialogs.
    Workshop(Game game, QWidget* window);
    ~Workshop() override;

    Designer& designer();
    bool isDesigning() const { return designing_; }
    /// Shows the designer with the last drawing instead of the game, or the game again.
    void setDesigning(bool on);

    QList<plt::DocumentFormat*> formats() const;
    PuzzlePages& pages() { return pages_; }
    OwnPuzzles& own() { return own_; }
    /// The player's own library as a shelf; empty if there are no puzzles.
    std::vector<Shelf> ownShelves();

    /// Plays a puzzle, or opens it in the designer while that is shown.
    void open(const Puzzle& puzzle);
    /// Asks how to convert the picture to cells, and opens the result in the designer.
    void openPicture(const QImage& picture, const QString& note = {});
    void pastePicture();

    /// The drawing as a picture and as text, for the clipboard.
    QImage image();
    QString text();

  Q_SIGNALS:
    /// Emitted when the designer is shown or hidden, or when its state changes.
    void changed();
    void notice(const QString& text);

  private:
    void test();
    void keep();
    void choosePicture();
    void chooseOwn();
    void draw(const Puzzle& puzzle, const QString& ownId = {});
    void assessShown(const Puzzle& puzzle);
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
    Designer* designer_ = nullptr;  ///< owned by the window, created on first use
    bool designing_ = false;
    QTimer draftDelay_;
    plt::Background<Assessment> assessing_;
};

}  // namespace paint_by_numbers

// SPDX-License-Identifier: MIT
#pragma once

#include "common/printing/printable.h"
#include "paint-by-numbers/puzzle/clues.h"

#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QSizeF>
#include <QString>

namespace paint_by_numbers {

/// A puzzle to print.
struct PrintedPuzzle {
    Clues clues;
    QString about;  ///< above it: its size and grade; nothing that reveals the picture
    QString name;   ///< below its solution; may be empty
    std::optional<Grid> solution;
};

/// Prints puzzles in order, followed by their solutions on separate pages.
class PuzzlePages : public plt::Printable {
  public:
    /// The choices for the maximum number of puzzles on a page.
    static constexpr std::array perPageChoices{1, 2, 4, 6, 9};

    struct Content {
        QString title;  ///< of the whole document
        std::vector<PrintedPuzzle> puzzles;
        /// One of perPageChoices. Puzzles whose numbers would be too small get more room.
        int perPage = 1;
        bool solutions = true;
    };

    void show(Content content) { content_ = std::move(content); }
    const Content& content() const { return content_; }

    /// Called by prepare(); calls show() with the contents, or returns false.
    std::function<bool(QWidget*)> choose;

    /// Sets the puzzle that is being played; printing its solution counts as help.
    void setPlayed(const Clues& clues) { played_ = clues; }

    bool prepare(QWidget* parent) override { return !choose || choose(parent); }
    bool showsSolution() const override;
    QString title() const override { return content_.title; }
    int pageCount(const QSizeF& page) const override;
    void paintPage(QPainter& painter, const QRectF& page, int number) const override;

    /// The side of a puzzle's cells on paper of this size, in points (for tests).
    qreal cellSide(std::size_t puzzle, const QSizeF& page) const;

  private:
    /// A page with the puzzles first .. first + count - 1, divided into `places`.
    struct Sheet {
        std::size_t first;
        std::size_t count;
        int places;
    };
    std::vector<Sheet> sheets(const QSizeF& page) const;
    std::vector<std::size_t> solved() const;
    bool isInColours() const;
    void paintPuzzles(QPainter& painter, const QRectF& room, const Sheet& sheet) const;
    void paintPuzzle(QPainter& painter, const QRectF& place, std::size_t which) const;
    void paintSolutions(QPainter& painter, const QRectF& room, std::size_t first) const;

    Content content_;
    Clues played_;
};

}  // namespace paint_by_numbers

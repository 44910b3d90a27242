// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QTableView>
#include <QWidget>

class QToolButton;

namespace pousse {

/// The content of the list of moves.
struct Sheet {
    std::vector<Move> moves;  ///< of the whole game
    int ply = 0;              ///< number of moves made; the others were undone
    std::optional<int> same;  ///< the board is the same as after this many moves, which loses
    bool operator==(const Sheet&) const = default;
};

/// The moves of a game in two columns, in contest notation.
class MoveModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    using QAbstractTableModel::QAbstractTableModel;

    void setSheet(const Sheet& sheet);
    const Sheet& sheet() const { return sheet_; }
    /// The number of the move in this cell, from 1; 0 for an empty cell.
    int plyOf(const QModelIndex& index) const;
    /// The cell of the last move made; invalid at the beginning.
    QModelIndex current() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    Sheet sheet_;
};

/// The list of moves beside the board. Clicking a move, or Enter, goes to the position after it. After a loss
/// by repetition, the earlier position is shown small below the list.
class MoveSheet : public QWidget {
    Q_OBJECT

  public:
    explicit MoveSheet(QWidget* parent = nullptr);

    /// `earlier` is the position that recurred, after ply `sheet.same`.
    void show(const Sheet& sheet, const std::optional<State>& earlier);
    QTableView& table() const { return *table_; }
    QToolButton& earlier() const { return *earlier_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void plyChosen(int ply);

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void showEarlier();
    void choose(const QModelIndex& index);
    void drawEarlier();

    MoveModel* model_;
    QTableView* table_;
    QToolButton* earlier_;
    std::optional<State> position_;
};

}  // namespace pousse

// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"
#include "checkers/scene/looks.h"

#include <vector>

#include <QAbstractTableModel>
#include <QTableView>

namespace checkers {

/// The moves of a game in two columns, one for each side, numbered as in PDN.
class SheetModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Sets all moves of the game; those from `ply` on have been undone and can be redone.
    void setGame(Side begins, const std::vector<Move>& moves, int ply, PieceSet set);
    /// The number of moves made up to the one in this cell; 0 for an empty cell.
    int plyOf(const QModelIndex& index) const;
    /// The cell of the last move made; invalid at the beginning.
    QModelIndex current() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    std::vector<Move> moves_;
    Side begins_ = Side::first;
    int ply_ = 0;
    PieceSet set_ = PieceSet::redAndWhite;
};

/// The list of moves beside the board in the usual notation. Clicking a move, or Enter, goes to the position
/// after it.
class ScoreSheet : public QTableView {
    Q_OBJECT

  public:
    explicit ScoreSheet(QWidget* parent = nullptr);

    void show(Side begins, const std::vector<Move>& moves, int ply, PieceSet set);
    QSize sizeHint() const override;

  Q_SIGNALS:
    void plyChosen(int ply);

  private:
    void choose(const QModelIndex& index);
    SheetModel* table_;
};

}  // namespace checkers

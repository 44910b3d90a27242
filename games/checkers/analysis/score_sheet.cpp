// SPDX-License-Identifier: MIT
#include "checkers/analysis/score_sheet.h"

#include "checkers/board/notation.h"
#include "checkers/scene/words.h"
#include "common/language/translated.h"

#include <QFont>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLocale>
#include <QPalette>
#include <QScrollBar>

namespace checkers {

// SheetModel
// -------------------------------------------------------------------------------------------------

void SheetModel::setGame(Side begins, const std::vector<Move>& moves, int ply, PieceSet set) {
    if (begins == begins_ && moves == moves_ && ply == ply_ && set == set_) return;
    beginResetModel();
    begins_ = begins;
    moves_ = moves;
    ply_ = ply;
    set_ = set;
    endResetModel();
}

int SheetModel::plyOf(const QModelIndex& index) const {
    const int move = index.row() * 2 + index.column() - (begins_ == Side::second ? 1 : 0);
    return index.isValid() && move >= 0 && move < static_cast<int>(moves_.size()) ? move + 1 : 0;
}

QModelIndex SheetModel::current() const {
    if (ply_ == 0) return {};
    const int cell = ply_ - 1 + (begins_ == Side::second ? 1 : 0);
    return index(cell / 2, cell % 2);
}

int SheetModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid()) return 0;
    const int cells = static_cast<int>(moves_.size()) + (begins_ == Side::second ? 1 : 0);
    return (cells + 1) / 2;
}

int SheetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
    const int ply = plyOf(index);
    if (ply == 0) return {};
    const Move& move = moves_[ply - 1];
    // The tooltip shows long captures that do not fit into the column.
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        switch (move.kind) {
            case Move::Kind::agreeDraw:
                return tr("draw");
            case Move::Kind::resign:
                return tr("resigns");
            case Move::Kind::board:
                return plt::isolated(QString::fromStdString(writeMove(move)));
        }
    }
    if (role == Qt::FontRole && ply == ply_) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ForegroundRole && ply > ply_) return QPalette().brush(QPalette::PlaceholderText);
    return {};
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return QLocale().toString(section + 1);
    return sideName(section == 0 ? Side::first : Side::second, set_);
}

Qt::ItemFlags SheetModel::flags(const QModelIndex& index) const {
    return plyOf(index) == 0 ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

// ScoreSheet
// --------------------------------------------------------------------------------------------------

ScoreSheet::ScoreSheet(QWidget* parent) : QTableView(parent), table_(new SheetModel(this)) {
    setModel(table_);
    setAccessibleName(tr("Moves"));
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    connect(this, &QTableView::clicked, this, &ScoreSheet::choose);
    connect(this, &QTableView::activated, this, &ScoreSheet::choose);
}

void ScoreSheet::show(Side begins, const std::vector<Move>& moves, int ply, PieceSet set) {
    table_->setGame(begins, moves, ply, set);
    const QModelIndex current = table_->current();
    setCurrentIndex(current);
    if (current.isValid())
        scrollTo(current);
    else
        scrollToTop();
}

QSize ScoreSheet::sizeHint() const {
    const int text = fontMetrics().horizontalAdvance(QStringLiteral("22x15x8")) + 12;
    return {2 * text + fontMetrics().horizontalAdvance(QStringLiteral("000")) + 16 +
                verticalScrollBar()->sizeHint().width(),
            200};
}

void ScoreSheet::choose(const QModelIndex& index) {
    if (const int ply = table_->plyOf(index); ply > 0) Q_EMIT plyChosen(ply);
}

}  // namespace checkers

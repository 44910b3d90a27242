// SPDX-License-Identifier: MIT
#include "pousse/records/move_sheet.h"

#include "common/look/colours.h"
#include "pousse/board/notation.h"
#include "pousse/scene/looks.h"
#include "pousse/scene/words.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace pousse {

namespace {

constexpr int pictureSide = 92;  ///< pixels of the small board

QPixmap pictureOf(const State& state, qreal ratio, const QPalette& palette) {
    QPixmap picture((QSizeF(pictureSide, pictureSide) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const int size = state.options.size;
    const qreal rim = 5;
    const qreal cell = (pictureSide - 2 * rim) / size;
    const QRectF frame(0, 0, pictureSide, pictureSide);
    const QRectF squares = frame.adjusted(rim, rim, -rim, -rim);
    paintFrame(painter, frame, squares, palette);
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const QRectF box(rim + column * cell, rim + row * cell, cell, cell);
            const Mark mark = state.board.at(row, column);
            const bool isLast = state.last && squareOf(*state.last, 0, size) == Square{row, column};
            paintSquare(painter, box, isLast ? Ground::swept : Ground::plain, palette);
            if (mark == Mark::none) continue;
            const qreal gap = cell * 0.11;
            paintMarker(painter, box.adjusted(gap, gap, -gap, -gap), {mark}, palette);
        }
    return picture;
}

}  // namespace

// MoveModel -------------------------------------------------------------------------------------------------

void MoveModel::setSheet(const Sheet& sheet) {
    if (sheet == sheet_) return;
    beginResetModel();
    sheet_ = sheet;
    endResetModel();
}

int MoveModel::plyOf(const QModelIndex& index) const {
    const int ply = index.row() * 2 + index.column() + 1;
    return index.isValid() && ply <= static_cast<int>(sheet_.moves.size()) ? ply : 0;
}

QModelIndex MoveModel::current() const {
    if (sheet_.ply == 0) return {};
    return index((sheet_.ply - 1) / 2, (sheet_.ply - 1) % 2);
}

int MoveModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : (static_cast<int>(sheet_.moves.size()) + 1) / 2;
}

int MoveModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant MoveModel::data(const QModelIndex& index, int role) const {
    const int ply = plyOf(index);
    if (ply == 0) return {};
    const bool isSame = sheet_.same && (ply == *sheet_.same || ply == sheet_.ply);
    const QString name = QString::fromStdString(writeMove(sheet_.moves[ply - 1]));
    switch (role) {
        case Qt::DisplayRole:
            return isSame ? name + QStringLiteral(" =") : name;
        case Qt::ToolTipRole:
        case Qt::AccessibleDescriptionRole:
            return isSame ? tr("The same board as after the other move with this sign.") : QString();
        case Qt::FontRole:
            if (ply == sheet_.ply) {
                QFont bold;
                bold.setBold(true);
                return bold;
            }
            break;
        case Qt::ForegroundRole:
            if (ply > sheet_.ply) return QPalette().brush(QPalette::PlaceholderText);
            break;
        default:
            break;
    }
    return {};
}

QVariant MoveModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return QLocale().toString(section + 1);
    return sideName(section == 0 ? Mark::x : Mark::o);
}

Qt::ItemFlags MoveModel::flags(const QModelIndex& index) const {
    return plyOf(index) == 0 ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

// MoveSheet -------------------------------------------------------------------------------------------------

MoveSheet::MoveSheet(QWidget* parent)
    : QWidget(parent), model_(new MoveModel(this)), table_(new QTableView), earlier_(new QToolButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_, 1);
    column->addWidget(earlier_);
    table_->setModel(model_);
    table_->setAccessibleName(tr("Moves"));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->setCornerButtonEnabled(false);
    for (auto* corner : table_->findChildren<QAbstractButton*>()) corner->setAccessibleName(tr("Moves"));
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->verticalHeader()->setHighlightSections(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    earlier_->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    earlier_->setIconSize({pictureSide, pictureSide});
    earlier_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    earlier_->setAutoRaise(true);
    earlier_->setToolTip(tr("Goes back to the position that came again"));
    earlier_->hide();
    connect(table_, &QTableView::clicked, this, &MoveSheet::choose);
    connect(table_, &QTableView::activated, this, &MoveSheet::choose);
    connect(earlier_, &QToolButton::clicked, this, [this] {
        if (model_->sheet().same) Q_EMIT plyChosen(*model_->sheet().same);
    });
}

void MoveSheet::show(const Sheet& sheet, const std::optional<State>& earlier) {
    model_->setSheet(sheet);
    const QModelIndex current = model_->current();
    table_->setCurrentIndex(current);
    if (current.isValid())
        table_->scrollTo(current);
    else
        table_->scrollToTop();
    if (position_ != earlier) {
        position_ = earlier;
        drawEarlier();
    }
    showEarlier();
}

void MoveSheet::drawEarlier() {
    if (!position_) return;
    earlier_->setIcon(pictureOf(*position_, devicePixelRatioF(), palette()));
    earlier_->setText(tr("After move %L1").arg(position_->plies));
}

void MoveSheet::showEarlier() {
    // In a low window the list of moves needs the room.
    earlier_->setVisible(model_->sheet().same && position_ && height() >= 3 * pictureSide);
}

QSize MoveSheet::sizeHint() const {
    const int text = fontMetrics().horizontalAdvance(QStringLiteral("T10 =")) + 10;
    const int wide = 2 * text + fontMetrics().horizontalAdvance(QStringLiteral("00")) + 12 +
                     table_->verticalScrollBar()->sizeHint().width();
    return {std::max(wide, pictureSide + 16), 200};
}

QSize MoveSheet::minimumSizeHint() const {
    // The list is not shown in small windows, which must not be refused because of it.
    return {sizeHint().width(), 0};
}

void MoveSheet::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showEarlier();
}

void MoveSheet::showEvent(QShowEvent* event) {
    // Set when shown, so that no font is loaded while the window is created.
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    QWidget::showEvent(event);
}

void MoveSheet::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) drawEarlier();
}

void MoveSheet::choose(const QModelIndex& index) {
    if (const int ply = model_->plyOf(index); ply > 0) Q_EMIT plyChosen(ply);
}

}  // namespace pousse

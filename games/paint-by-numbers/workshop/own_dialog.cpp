// SPDX-License-Identifier: MIT
#include "paint-by-numbers/workshop/own_dialog.h"

#include "paint-by-numbers/painting/puzzle_painter.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace paint_by_numbers {

namespace {

constexpr int thumbnail = 72;

QIcon iconOf(const Puzzle& puzzle, const QPalette& palette, qreal ratio) {
    const int side = qRound(thumbnail * ratio);
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    if (puzzle.goal) {
        QPainter painter(&pixmap);
        drawSmallPicture(painter, pixmap.rect(), *puzzle.goal,
                         Inks::onScreen(palette).inColours(puzzle.clues.palette()));
    }
    pixmap.setDevicePixelRatio(ratio);
    return QIcon(pixmap);
}

}  // namespace

OwnDialog::OwnDialog(OwnPuzzles& own, QWidget* parent) : QDialog(parent), own_(own), list_(new QListWidget) {
    setWindowTitle(tr("My puzzles"));
    list_->setObjectName(QStringLiteral("ownPuzzles"));
    list_->setAccessibleName(tr("My puzzles"));
    list_->setIconSize({thumbnail, thumbnail});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    draw_ = buttons->addButton(tr("&Draw on"), QDialogButtonBox::AcceptRole);
    draw_->setObjectName(QStringLiteral("draw"));
    draw_->setDefault(true);
    remove_ = buttons->addButton(tr("&Remove..."), QDialogButtonBox::ActionRole);
    remove_->setObjectName(QStringLiteral("remove"));
    remove_->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(list_, 1);
    if (own_.entries().empty()) column->addWidget(new QLabel(tr("There are none yet.")));
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(remove_, &QPushButton::clicked, this, &OwnDialog::removeChosen);
    connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(list_, &QListWidget::currentRowChanged, this, &OwnDialog::updateButtons);
    fill();
    resize(420, 420);
}

void OwnDialog::fill() {
    list_->clear();
    for (const auto& entry : own_.entries()) {
        const QString size = tr("%L1 × %L2").arg(entry.puzzle.clues.width()).arg(entry.puzzle.clues.height());
        const QString title = QString::fromStdString(entry.puzzle.title);
        new QListWidgetItem(iconOf(entry.puzzle, palette(), devicePixelRatioF()),
                            title.isEmpty() ? tr("Without a title, %1").arg(size)
                                            : tr("%1, %2", "title, size").arg(title, size),
                            list_);
    }
    list_->setCurrentRow(list_->count() > 0 ? 0 : -1);
    updateButtons();
}

void OwnDialog::updateButtons() {
    draw_->setEnabled(chosen() != nullptr);
    remove_->setEnabled(chosen() != nullptr);
}

const OwnPuzzles::Entry* OwnDialog::chosen() const {
    const int row = list_->currentRow();
    const auto& entries = own_.entries();
    return row < 0 || row >= static_cast<int>(entries.size()) ? nullptr : &entries[row];
}

void OwnDialog::removeChosen() {
    const auto* entry = chosen();
    if (entry == nullptr) return;
    const QString id = entry->id;
    QMessageBox ask(QMessageBox::Question, tr("Remove"), tr("Shall this puzzle be removed for good?"),
                    QMessageBox::Cancel, this);
    ask.setInformativeText(list_->currentItem()->text());
    auto* yes = ask.addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    ask.exec();
    if (ask.clickedButton() != yes) return;
    own_.remove(id);
    fill();
}

}  // namespace paint_by_numbers

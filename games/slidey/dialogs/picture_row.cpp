// SPDX-License-Identifier: MIT
#include "slidey/dialogs/picture_row.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/marks.h"
#include "common/window/documents.h"
#include "slidey/pictures/picture_format.h"

#include <utility>

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace slidey {

namespace {

constexpr int thumbnail = 76;

QSize thumbnailSize(const Picture& picture) {
    QSizeF size(1, picture.tileAspect(1, 1));
    size.scale(thumbnail, thumbnail, Qt::KeepAspectRatio);
    return size.toSize().expandedTo({1, 1});
}

/// Paints a picture in its own colours, and a ring around the chosen one.
class PictureDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QRect box(0, 0, thumbnail, thumbnail);
        box.moveCenter(option.rect.center());
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, box);
        if (!option.state.testFlag(QStyle::State_Selected)) return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        plt::drawMarkInside(*painter, plt::Mark::focus, QRectF(option.rect).adjusted(1, 1, -1, -1), 4,
                            option.palette);
        painter->restore();
    }
};

}  // namespace

PictureRow::PictureRow(Gallery& gallery, PictureName* chosen, QWidget* parent)
    : QWidget(parent), gallery_(gallery), chosen_(chosen), list_(new QListWidget), name_(new QLabel) {
    list_->setObjectName(QStringLiteral("pictures"));
    list_->setAccessibleName(tr("Picture"));
    list_->setViewMode(QListView::IconMode);
    list_->setMovement(QListView::Static);
    list_->setIconSize({thumbnail, thumbnail});
    list_->setGridSize({thumbnail + 12, thumbnail + 12});
    list_->setResizeMode(QListView::Adjust);
    list_->setUniformItemSizes(true);
    list_->setItemDelegate(new PictureDelegate(list_));
    list_->setFixedSize(5 * (thumbnail + 12) + 24, 3 * (thumbnail + 12) + 8);
    for (const auto& picture : bundledPictures())
        add(*PictureName::read(picture.id), plt::translated(picture.name));
    auto* open = new QPushButton(tr("&Open a picture..."));
    open->setObjectName(QStringLiteral("openPicture"));
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &PictureRow::openFile);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(list_);
    auto* below = new QHBoxLayout;
    below->addWidget(name_, 1);
    below->addWidget(open);
    column->addLayout(below);
    name_->setTextFormat(Qt::PlainText);
    refresh();
    connect(list_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item == nullptr) return;
        name_->setText(item->toolTip());
        const auto name = PictureName::read(item->data(Qt::UserRole).toString().toStdString());
        if (!name || *name == *chosen_) return;
        *chosen_ = *name;
        Q_EMIT this->chosen();
    });
}

void PictureRow::add(const PictureName& name, const QString& title) {
    const auto picture = gallery_.picture(name);
    if (picture.isNull()) return;
    QPixmap plain(thumbnailSize(picture));
    plain.fill(plt::colour(plt::Role::cellRaised, palette()));
    auto* item = new QListWidgetItem(QIcon(plain), QString(), list_);
    item->setData(Qt::UserRole, QString::fromStdString(name.text));
    item->setData(Qt::AccessibleTextRole, title);
    item->setToolTip(title);
    pictures_.append(picture);
    drawNext();
}

void PictureRow::drawNext() {
    if (drawing_.isRunning() || begun_ == pictures_.size()) return;
    auto* item = list_->item(static_cast<int>(begun_));
    const Picture picture = pictures_[begun_++];
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(thumbnailSize(picture)) * ratio).toSize();
    drawing_.run(
        this, [picture, pixels](const std::stop_token& /*stop*/) { return picture.cutTo(pixels, 1, 1); },
        [this, item, ratio](QImage image) {
            image.setDevicePixelRatio(ratio);
            item->setIcon(QIcon(QPixmap::fromImage(std::move(image))));
            drawNext();
        });
}

void PictureRow::refresh() {
    const QString wanted = QString::fromStdString(chosen_->text);
    const auto rowOf = [&] {
        for (int row = 0; row < list_->count(); ++row)
            if (list_->item(row)->data(Qt::UserRole).toString() == wanted) return row;
        return -1;
    };
    if (rowOf() < 0) add(*chosen_, tr("My own picture"));
    list_->setCurrentRow(rowOf());
    name_->setText(list_->currentItem() != nullptr ? list_->currentItem()->toolTip() : QString());
}

void PictureRow::openFile() {
    const QString path = plt::chooseFileToOpen(this, tr("Open a picture"), plt::pictureFilter());
    if (!path.isEmpty()) open(path);
}

void PictureRow::open(const QString& path) {
    const auto own = plt::readPictureFile(path, pictureRequirements());
    if (!own.problem.isEmpty()) {
        QMessageBox::warning(this, tr("%1 cannot be opened").arg(QFileInfo(path).fileName()), own.problem);
        return;
    }
    *chosen_ = gallery_.store(own.image);
    refresh();
    Q_EMIT chosen();
}

}  // namespace slidey

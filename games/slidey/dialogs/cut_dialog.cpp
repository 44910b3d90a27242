// SPDX-License-Identifier: MIT
#include "slidey/dialogs/cut_dialog.h"

#include "slidey/board/position.h"
#include "slidey/pictures/picture.h"

#include <algorithm>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace slidey {

/// The picture with the lines along which it is cut; the part that is cut off is pale.
class CutDialog::Sheet : public QWidget {
  public:
    explicit Sheet(const QImage& picture) : picture_(picture) {
        setMinimumSize(200, 150);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    void cut(QSize tiles) {
        tiles_ = tiles;
        update();
    }
    QSize sizeHint() const override { return {460, 340}; }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSizeF size = QSizeF(picture_.size()).scaled(this->size(), Qt::KeepAspectRatio);
        const qreal scale = size.width() / picture_.width();
        painter.translate((width() - size.width()) / 2, (height() - size.height()) / 2);
        painter.setOpacity(0.35);
        painter.drawImage(QRectF(QPointF(), size), picture_);
        painter.setOpacity(1);
        const auto cut = Cut::of(picture_.size(), tiles_.width(), tiles_.height());
        const QSizeF whole = QSizeF(cut.whole()) * scale;
        painter.drawImage(QRectF(QPointF(), whole), picture_, QRectF(QPointF(), cut.whole()));
        for (const auto& [colour, width] : {std::pair(QColor(0, 0, 0, 140), 3), {QColor(255, 255, 255), 1}}) {
            painter.setPen(QPen(colour, width));
            for (int column = 0; column <= tiles_.width(); ++column) {
                const qreal x = column * cut.tile.width() * scale;
                painter.drawLine(QPointF(x, 0), QPointF(x, whole.height()));
            }
            for (int row = 0; row <= tiles_.height(); ++row) {
                const qreal y = row * cut.tile.height() * scale;
                painter.drawLine(QPointF(0, y), QPointF(whole.width(), y));
            }
        }
    }

  private:
    const QImage& picture_;
    QSize tiles_;
};

CutDialog::CutDialog(const QImage& picture, QSize tiles, QWidget* parent)
    : QDialog(parent),
      picture_(picture),
      sheet_(new Sheet(picture_)),
      columns_(new QSpinBox),
      rows_(new QSpinBox),
      square_(new QCheckBox(tr("&Square tiles, as nearly as can be"))),
      note_(new QLabel) {
    setWindowTitle(tr("Cut the picture"));
    for (auto* number : {columns_, rows_}) {
        number->setRange(fewestTiles, mostTiles);
        connect(number, &QSpinBox::valueChanged, this, &CutDialog::follow);
    }
    columns_->setValue(tiles.width());
    rows_->setValue(tiles.height());
    note_->setWordWrap(true);
    note_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    note_->setAlignment(Qt::AlignTop);
    auto* form = new QFormLayout;
    form->addRow(tr("Tiles a&cross:"), columns_);
    form->addRow(tr("Tiles &down:"), rows_);
    form->addRow(square_);
    connect(square_, &QCheckBox::toggled, this, [this](bool on) {
        rows_->setEnabled(!on);
        follow();
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Play"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(sheet_, 1);
    column->addLayout(form);
    column->addWidget(note_);
    column->addWidget(buttons);
    follow();
}

QSize CutDialog::tiles() const {
    return {columns_->value(), rows_->value()};
}

void CutDialog::keepSquare() {
    const double rows = double(picture_.height()) * columns_->value() / picture_.width();
    rows_->setValue(std::clamp(qRound(rows), fewestTiles, mostTiles));
}

void CutDialog::follow() {
    if (square_->isChecked()) keepSquare();
    const auto cut = Cut::of(picture_.size(), columns_->value(), rows_->value());
    QString text = tr("In pixels: picture %L1 × %L2, tile %L3 × %L4.")
                       .arg(picture_.width())
                       .arg(picture_.height())
                       .arg(cut.tile.width())
                       .arg(cut.tile.height());
    if (!cut.cutOff.isNull())
        text =
            tr("In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.")
                .arg(picture_.width())
                .arg(picture_.height())
                .arg(cut.tile.width())
                .arg(cut.tile.height())
                .arg(cut.cutOff.width())
                .arg(cut.cutOff.height());
    note_->setText(text);
    sheet_->cut(tiles());
}

}  // namespace slidey

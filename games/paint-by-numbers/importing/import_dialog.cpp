// SPDX-License-Identifier: MIT
#include "paint-by-numbers/importing/import_dialog.h"

#include "paint-by-numbers/importing/crop_sheet.h"

#include <algorithm>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

namespace paint_by_numbers {

ImportDialog::ImportDialog(const plt::PictureFile& picture, int longer, int most, QWidget* parent)
    : QDialog(parent),
      picture_(picture.image),
      most_(most),
      sheet_(new CropSheet(picture_)),
      traced_(new TracedSheet) {
    setWindowTitle(tr("From a picture"));
    auto* column = new QVBoxLayout(this);
    auto* row = new QHBoxLayout;
    row->addWidget(sheet_, 3);
    row->addWidget(traced_, 2);
    column->addLayout(row, 1);
    column->addWidget(makeControls());
    note_ = new QLabel(picture.note);
    note_->setWordWrap(true);
    note_->setVisible(!picture.note.isEmpty());
    column->addWidget(note_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Draw it"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(sheet_, &CropSheet::partChosen, this, &ImportDialog::cutTo);

    const QSize size = sizeLike(picture_.size(), std::min(longer, most_));
    following_ = true;
    columns_->setValue(size.width());
    rows_->setValue(size.height());
    following_ = false;
    chooseThreshold();
}

QWidget* ImportDialog::makeControls() {
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    // A row of several fields: the label's mnemonic leads to the first one.
    const auto addRow = [form](const QString& text, QLayout* fields, QWidget* first) {
        auto* label = new QLabel(text);
        label->setBuddy(first);
        form->addRow(label, fields);
    };
    const auto number = [&](int low, int high, const char* name, const QString& spoken) {
        auto* one = new QSpinBox;
        one->setRange(low, high);
        one->setObjectName(QLatin1String(name));
        one->setAccessibleName(spoken);
        return one;
    };
    columns_ = number(1, most_, "columns", tr("Columns"));
    rows_ = number(1, most_, "rows", tr("Rows"));
    connect(columns_, &QSpinBox::valueChanged, this, [this] { keepAspectRatio(true); });
    connect(rows_, &QSpinBox::valueChanged, this, [this] { keepAspectRatio(false); });
    aspectRatio_ = new QCheckBox(tr("&Keep its form"));
    aspectRatio_->setChecked(true);
    aspectRatio_->setObjectName(QStringLiteral("form"));
    connect(aspectRatio_, &QCheckBox::toggled, this, [this] { keepAspectRatio(true); });
    auto* size = new QHBoxLayout;
    size->addWidget(columns_);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(rows_);
    size->addWidget(aspectRatio_);
    size->addStretch(1);
    addRow(tr("Columns and &rows:"), size, columns_);

    threshold_ = new QSlider(Qt::Horizontal);
    threshold_->setRange(1, 255);
    threshold_->setObjectName(QStringLiteral("threshold"));
    connect(threshold_, &QSlider::valueChanged, this, &ImportDialog::updateTraced);
    auto* best = new QPushButton(tr("Bes&t"));
    best->setAutoDefault(false);
    best->setToolTip(tr("Where dark and light are parted best"));
    best->setObjectName(QStringLiteral("best"));
    connect(best, &QPushButton::clicked, this, &ImportDialog::chooseThreshold);
    inverted_ = new QCheckBox(tr("&Light is blue"));
    inverted_->setObjectName(QStringLiteral("inverted"));
    connect(inverted_, &QCheckBox::toggled, this, &ImportDialog::updateTraced);
    auto* dark = new QHBoxLayout;
    dark->addWidget(threshold_, 1);
    dark->addWidget(best);
    dark->addWidget(inverted_);
    addRow(tr("Blue &begins at:"), dark, threshold_);

    auto* cuts = new QHBoxLayout;
    constexpr std::array names{"cutLeft", "cutTop", "cutRight", "cutBottom"};
    const std::array spoken{tr("Cut off at the left"), tr("Cut off at the top"), tr("Cut off at the right"),
                            tr("Cut off at the bottom")};
    for (std::size_t i = 0; i < cuts_.size(); ++i) {
        const int side = i % 2 == 0 ? picture_.width() : picture_.height();
        cuts_[i] = number(0, side - 1, names[i], spoken[i]);
        cuts_[i]->setToolTip(spoken[i]);
        connect(cuts_[i], &QSpinBox::valueChanged, this, [this, i, side] {
            if (following_) return;
            // At least one pixel must remain.
            auto* opposite = cuts_[(i + 2) % cuts_.size()];
            following_ = true;
            opposite->setValue(std::min(opposite->value(), side - 1 - cuts_[i]->value()));
            following_ = false;
            keepAspectRatio(true);
        });
        cuts->addWidget(cuts_[i]);
    }
    auto* border = new QPushButton(tr("&Without its border"));
    border->setAutoDefault(false);
    border->setObjectName(QStringLiteral("border"));
    connect(border, &QPushButton::clicked, this, [this] { cutTo(withoutBorder(picture_)); });
    auto* whole = new QPushButton(tr("&All of it"));
    whole->setAutoDefault(false);
    whole->setObjectName(QStringLiteral("whole"));
    connect(whole, &QPushButton::clicked, this, [this] { cutTo(picture_.rect()); });
    cuts->addWidget(border);
    cuts->addWidget(whole);
    cuts->addStretch(1);
    addRow(tr("&Cut off (pixels):"), cuts, cuts_[0]);
    return box;
}

QRect ImportDialog::part() const {
    return picture_.rect().adjusted(cuts_[0]->value(), cuts_[1]->value(), -cuts_[2]->value(),
                                    -cuts_[3]->value());
}

void ImportDialog::cutTo(const QRect& part) {
    following_ = true;
    cuts_[0]->setValue(part.left());
    cuts_[1]->setValue(part.top());
    cuts_[2]->setValue(picture_.width() - 1 - part.right());
    cuts_[3]->setValue(picture_.height() - 1 - part.bottom());
    following_ = false;
    keepAspectRatio(true);
}

void ImportDialog::keepAspectRatio(bool columnsLead) {
    if (following_) return;
    if (aspectRatio_->isChecked()) {
        const QSize size = part().size();
        const auto other = [&](int side, int mine, int its) {
            return std::clamp(qRound(double(side) * its / mine), 1, most_);
        };
        following_ = true;
        if (columnsLead)
            rows_->setValue(other(columns_->value(), size.width(), size.height()));
        else
            columns_->setValue(other(rows_->value(), size.height(), size.width()));
        following_ = false;
    }
    updateTraced();
}

void ImportDialog::chooseThreshold() {
    following_ = true;
    threshold_->setValue(bestThreshold(picture_, part()));
    following_ = false;
    updateTraced();
}

Tracing ImportDialog::tracing() const {
    return {part(), {columns_->value(), rows_->value()}, threshold_->value(), inverted_->isChecked()};
}

void ImportDialog::updateTraced() {
    if (following_) return;
    sheet_->setPart(part());
    grid_ = traced(picture_, tracing());
    traced_->setGrid(grid_);
}

}  // namespace paint_by_numbers

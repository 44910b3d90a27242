// SPDX-License-Identifier: MIT
#include "lights-out/dialogs/level_chooser.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "lights-out/panel/lamp.h"
#include "lights-out/panel/words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace lights_out {

namespace {

constexpr int pictureSide = 72;

QPixmap pictureOf(const Level& level, const Progress& progress, const QPalette& palette, qreal ratio) {
    QPixmap picture(QSize(pictureSide, pictureSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(panelColour(palette));
    painter.drawRoundedRect(QRectF(0, 0, pictureSide, pictureSide), 6, 6);
    const auto form = level.form();
    const auto lit = level.lights();
    const qreal cell = (pictureSide - 8.0) / form.size;
    for (int i = 0; i < form.cells(); ++i) {
        const QRectF box(4 + form.column(i) * cell, 4 + form.row(i) * cell, cell, cell);
        const qreal gap = cell * (lit.test(i) ? 0.06 : 0.16);
        painter.setBrush(lit.test(i) ? QColor(0xFF, 0xC4, 0x5C) : QColor(0x44, 0x48, 0x66));
        painter.drawRoundedRect(box.adjusted(gap, gap, -gap, -gap), cell * 0.12, cell * 0.12);
    }
    if (progress.solved) {
        // A tick for a solved level, on a filled badge if it took the fewest presses.
        const bool fewest = progress.best == level.fewest;
        const QRectF badge(pictureSide - 25, pictureSide - 25, 22, 22);
        const auto good = plt::colour(plt::Role::good, palette);
        painter.setPen(QPen(fewest ? Qt::white : good, 2));
        painter.setBrush(fewest ? good : QColor(Qt::white));
        painter.drawEllipse(badge);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(fewest ? Qt::white : plt::shaded(good, -0.25), 2.6, Qt::SolidLine, Qt::RoundCap,
                            Qt::RoundJoin));
        painter.drawPolyline(QPolygonF{badge.topLeft() + QPointF(6, 11.5),
                                       badge.topLeft() + QPointF(9.8, 15.2),
                                       badge.topLeft() + QPointF(16, 7.4)});
    }
    return picture;
}

/// The line below the name of a level.
QString subtitleOf(const QString& presses, Grade grade) {
    return presses + QStringLiteral(" · ") + gradeName(grade);
}

}  // namespace

LevelChooser::LevelChooser(int current, const std::function<Progress(int)>& progress, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Levels"));
    auto* column = new QVBoxLayout(this);
    auto* heading = new QLabel;
    heading->setObjectName(QStringLiteral("heading"));
    heading->setWordWrap(true);
    column->addWidget(heading);

    list_ = new QListWidget;
    list_->setViewMode(QListView::IconMode);
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setUniformItemSizes(true);
    list_->setWordWrap(true);
    list_->setSpacing(4);
    list_->setIconSize({pictureSide, pictureSide});
    const auto metrics = list_->fontMetrics();
    int widest = 116;
    for (const auto grade : {Grade::easy, Grade::medium, Grade::hard, Grade::expert})
        widest = qMax(widest, metrics.horizontalAdvance(subtitleOf(tr("%Ln presses", "1 press", 88), grade)));
    list_->setGridSize({widest + 16, pictureSide + 3 * metrics.lineSpacing() + 14});
    list_->setAccessibleName(tr("Levels"));
    column->addWidget(list_, 1);

    int solved = 0;
    int perfect = 0;
    for (int i = 0; i < static_cast<int>(levels().size()); ++i) {
        const auto& level = levels()[i];
        const auto reached = progress(i);
        solved += reached.solved ? 1 : 0;
        perfect += reached.best == level.fewest ? 1 : 0;
        const auto name = plt::translated(plt::Message(level.name));
        const auto presses = tr("%Ln presses", "1 press", level.fewest);
        // The selection is shown on the name only, so that the picture keeps its colours.
        const auto picture = pictureOf(level, reached, palette(), devicePixelRatioF());
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected);
        auto* item = new QListWidgetItem(icon, name + QLatin1Char('\n') + subtitleOf(presses, level.grade()));
        QString tip = levelLine(level) + QLatin1Char('\n') + neighbourhoodName(level.neighbourhood);
        const QString state = !reached.solved     ? tr("Not solved yet")
                              : reached.best == 0 ? tr("Solved with help")
                              : reached.best == level.fewest
                                  ? tr("Solved in the fewest presses")
                                  : tr("Solved in %Ln presses", "Solved in one press", reached.best);
        item->setToolTip(tip + QLatin1Char('\n') + state);
        item->setData(Qt::AccessibleTextRole,
                      plt::listed({levelLine(level), neighbourhoodName(level.neighbourhood), state}));
        item->setSizeHint(list_->gridSize() - QSize(6, 6));
        list_->addItem(item);
    }
    heading->setText(tr("Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.")
                         .arg(solved)
                         .arg(levels().size())
                         .arg(perfect));

    auto* buttons = new QDialogButtonBox;
    auto* play = buttons->addButton(tr("&Play"), QDialogButtonBox::AcceptRole);
    play->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(list_, &QListWidget::currentRowChanged, play, [play](int row) { play->setEnabled(row >= 0); });
    list_->setCurrentRow(qMax(0, current));
    list_->scrollToItem(list_->currentItem(), QAbstractItemView::PositionAtCenter);
    list_->setFocus();
    // Four columns with every font.
    constexpr int aroundList = 56;
    resize(4 * list_->gridSize().width() + aroundList, 520);
}

int LevelChooser::level() const {
    return list_->currentRow();
}

}  // namespace lights_out

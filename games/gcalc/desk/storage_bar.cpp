// SPDX-License-Identifier: MIT
#include "gcalc/desk/storage_bar.h"

#include "common/look/glyph_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace gcalc {

namespace {

/// Below this width the page number is omitted; the buttons' tool tips have it as well.
constexpr int narrow = 210;

QPainterPath plus() {
    QPainterPath path;
    path.moveTo(8, 3);
    path.lineTo(8, 13);
    path.moveTo(3, 8);
    path.lineTo(13, 8);
    return path;
}

}  // namespace

StorageBar::StorageBar(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    search_ = new QLineEdit;
    search_->setPlaceholderText(tr("Search names"));
    search_->setAccessibleName(tr("Search names"));
    search_->setMinimumWidth(30);
    search_->installEventFilter(this);
    row->addWidget(search_, 1);
    const auto button = [&](const auto& sign, const QString& name) {
        auto* made = new plt::GlyphButton(sign);
        made->setAccessibleName(name);
        made->setToolTip(name);
        made->setFocusPolicy(Qt::TabFocus);
        row->addWidget(made);
        return made;
    };
    previous_ = button(plt::Glyph::previous, tr("Previous page"));
    number_ = new QLabel;
    number_->setAlignment(Qt::AlignCenter);
    row->insertWidget(2, number_);
    next_ = button(plt::Glyph::next, tr("Next page"));
    add_ = button(plus(), tr("Add a page"));
    // Set on first input: the icon is looked up in all themes of the desktop, and is invisible without text.
    connect(search_, &QLineEdit::textChanged, this, [this] { search_->setClearButtonEnabled(true); });
    connect(search_, &QLineEdit::textChanged, this, &StorageBar::searchChanged);
    connect(search_, &QLineEdit::returnPressed, this, &StorageBar::nextWanted);
    connect(previous_, &QToolButton::clicked, this, [this] { Q_EMIT pageTurned(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { Q_EMIT pageTurned(1); });
    connect(add_, &QToolButton::clicked, this, &StorageBar::pageWanted);
}

QString StorageBar::searched() const {
    return search_->text().trimmed();
}

void StorageBar::setPages(int page, int pages, bool mayAdd) {
    number_->setText(tr("%L1 of %L2").arg(page + 1).arg(pages));
    number_->setAccessibleName(tr("Page %L1 of %L2").arg(page + 1).arg(pages));
    previous_->setEnabled(page > 0);
    next_->setEnabled(page + 1 < pages);
    add_->setEnabled(mayAdd);
}

void StorageBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    number_->setVisible(width() >= narrow);
}

bool StorageBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace gcalc

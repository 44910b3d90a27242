// SPDX-License-Identifier: MIT
#include "launcher/running/trouble_list.h"

#include "launcher/controls/console_button.h"
#include "launcher/running/running_game.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QResizeEvent>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace plt {

namespace {

QToolButton* textButton(const QString& text, const QString& accessibleName, QWidget* parent) {
    auto* const button = new ConsoleButton(parent);
    button->setText(text);
    button->setAccessibleName(accessibleName);
    return button;
}

}  // namespace

TroubleRow::TroubleRow(RunningGame* game, Trouble trouble, QWidget* parent)
    : QFrame(parent),
      info_(game->info()),
      sentence_(game->sentence(trouble)),
      lastWords_(game->lastWords()),
      game_(game),
      running_(game->isRunning()),
      line_(new QBoxLayout(QBoxLayout::LeftToRight)),
      label_(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    auto* const sign = new QLabel(this);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(side, side));
    sign->setAccessibleName(tr("Warning"));
    label_->setTextFormat(Qt::PlainText);
    label_->setWordWrap(true);
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    detailsButton_ = textButton(tr("Details"), tr("Details of: %1").arg(sentence_), this);
    detailsButton_->setCheckable(true);
    connect(detailsButton_, &QToolButton::toggled, this, &TroubleRow::showDetails);
    auto* const copy = textButton(tr("Copy"), tr("Copy the report on %1").arg(info_.label), this);
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(report()); });
    auto* const again = textButton(tr("Start again"), tr("Start %1 again").arg(info_.label), this);
    again->setObjectName(QStringLiteral("startAgain"));
    connect(again, &QToolButton::clicked, this, [this] { Q_EMIT restartRequested(info_); });
    stopButton_ = textButton(tr("Stop it"), tr("Stop %1").arg(info_.label), this);
    stopButton_->setObjectName(QStringLiteral("stop"));
    connect(stopButton_, &QToolButton::clicked, this, [this] {
        if (game_) game_->stop();
        Q_EMIT dismissed();
    });
    auto* const dismiss = textButton(QStringLiteral("\u2715"), tr("Dismiss: %1").arg(sentence_), this);
    dismiss->setObjectName(QStringLiteral("dismiss"));
    dismiss->setAutoRaise(true);
    dismiss->setToolTip(tr("Dismiss"));
    connect(dismiss, &QToolButton::clicked, this, &TroubleRow::dismissed);

    auto* const what = new QHBoxLayout;
    what->addWidget(sign);
    what->addWidget(label_, 1);
    auto* const actions = new QHBoxLayout;
    actions->addStretch(1);
    for (QToolButton* const button : {stopButton_, again, detailsButton_, copy, dismiss})
        actions->addWidget(button);
    line_->addLayout(what, 1);
    line_->addLayout(actions);
    auto* const column = new QVBoxLayout(this);
    constexpr int margin = 6;
    column->setContentsMargins(margin, margin, margin, margin);
    column->addLayout(line_);
    showText();
}

void TroubleRow::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    constexpr int narrow = 520;
    line_->setDirection(width() < narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QString TroubleRow::shownSentence() const {
    return times_ > 1 ? tr("%1 (%Ln times)", "%1 (once)", times_).arg(sentence_) : sentence_;
}

QString TroubleRow::report() const {
    QString text = shownSentence();
    if (!lastWords_.isEmpty()) text += u'\n' + lastWords_;
    return text + u'\n';
}

void TroubleRow::repeat(RunningGame* game) {
    ++times_;
    game_ = game;
    running_ = game->isRunning();
    lastWords_ = game->lastWords();
    showText();
}

void TroubleRow::showText() {
    label_->setText(shownSentence());
    stopButton_->setVisible(running_);
    if (details_) details_->setPlainText(report());
    setAccessibleName(label_->text());
}

void TroubleRow::showDetails(bool shown) {
    if (!details_) {
        details_ = new QPlainTextEdit(this);
        details_->setReadOnly(true);
        details_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        details_->setLineWrapMode(QPlainTextEdit::NoWrap);
        details_->setAccessibleName(tr("Details of: %1").arg(sentence_));
        constexpr int lines = 7;
        details_->setFixedHeight(details_->fontMetrics().lineSpacing() * lines);
        details_->setPlainText(report());
        layout()->addWidget(details_);
    }
    details_->setVisible(shown);
}

TroubleList::TroubleList(QWidget* parent) : RowColumn(parent) {
    setAccessibleName(tr("Games that failed"));
    hide();
}

void TroubleList::add(RunningGame* game, Trouble trouble) {
    const QString sentence = game->sentence(trouble);
    for (TroubleRow* const row : std::as_const(rows_)) {
        if (row->info().folder != game->info().folder || row->sentence() != sentence) continue;
        row->repeat(game);
        rows_.move(rows_.indexOf(row), 0);
        moveRow(0, row);
        return;
    }
    while (rows_.size() >= maximumRows) remove(rows_.last());
    auto* const row = new TroubleRow(game, trouble, content());
    rows_.prepend(row);
    insertRow(0, row);
    connect(row, &TroubleRow::dismissed, this, [this, row] { remove(row); });
    connect(row, &TroubleRow::restartRequested, this, [this, row](const GameInfo& info) {
        // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): the row that holds it goes
        const GameInfo kept = info;
        if (!row->isAboutRunning()) remove(row);
        Q_EMIT restartRequested(kept);
    });
    show();
}

void TroubleList::remove(RunningGame* game) {
    const QList<TroubleRow*> rows = rows_;
    for (TroubleRow* const row : rows)
        if (row->isAbout(game)) remove(row);
}

void TroubleList::remove(TroubleRow* row) {
    if (!rows_.removeOne(row)) return;
    removeRow(row);
    setVisible(!rows_.isEmpty());
}

int TroubleList::maximumRowsHeight() const {
    constexpr int maximumRowsSeen = 4;
    return qMin(window()->height() / 3, maximumRowsSeen * fontMetrics().height() * 3);
}

}  // namespace plt

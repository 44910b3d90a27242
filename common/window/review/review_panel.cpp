// SPDX-License-Identifier: MIT
#include "common/window/review/review_panel.h"

#include "common/look/fitted_font.h"
#include "common/printing/loading/printing.h"
#include "common/session/game_session.h"
#include "common/session/review/review_sums.h"
#include "common/window/game_view.h"
#include "common/window/review/review_curve.h"
#include "common/window/review/review_pages.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace plt {

namespace {
/// Windows lower than this need the room of the curve for the game.
constexpr int lowWindow = 420;
}  // namespace

ReviewPanel::ReviewPanel(GameView& view, QWidget* parent)
    : QWidget(parent),
      view_(view),
      words_(view.session()),
      curve_(new ReviewCurve(view.session())),
      label_(new QLabel) {
    setAccessibleName(tr("Review"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 2, 6, 2);
    column->setSpacing(2);
    label_->setWordWrap(true);
    label_->setMinimumWidth(1);
    label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column->addWidget(curve_);
    column->addWidget(label_);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    column->addLayout(row);
    previous_ = addButton(QStringLiteral("reviewPrevious"), QString(), tr("Previous moment (Shift+F3)"));
    previous_->setArrowType(Qt::LeftArrow);
    next_ = addButton(QStringLiteral("reviewNext"), QString(), tr("Next moment (F3)"));
    next_->setArrowType(Qt::RightArrow);
    other_ = addButton(QStringLiteral("reviewOther"), tr("What was done"), {});
    try_ = addButton(QStringLiteral("reviewTry"), tr("Try it here"), tr("Play on from this position"));
    more_ = addButton(QStringLiteral("reviewMore"), tr("More"), {});
    more_->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more_);
    more_->setMenu(menu);
    connect(menu->addAction(tr("&Copy the review as text")), &QAction::triggered, this,
            &ReviewPanel::copyText);
    connect(menu->addAction(tr("&Print the review...")), &QAction::triggered, this, &ReviewPanel::printPages);
    close_ = addButton(QStringLiteral("reviewClose"), tr("Close"), tr("Close the review"));
    for (auto* button : {previous_, next_, other_, try_}) row->addWidget(button);
    row->addStretch(1);
    for (auto* button : {more_, close_}) row->addWidget(button);
    connect(previous_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { step(1); });
    connect(other_, &QToolButton::clicked, this, &ReviewPanel::showOther);
    connect(try_, &QToolButton::clicked, this, &ReviewPanel::tryOrReturn);
    connect(close_, &QToolButton::clicked, this, [this] { view_.session().closeReview(); });
    connect(curve_, &ReviewCurve::moveChosen, this, [this](std::size_t move) { choose(move, true); });
    auto* forward = new QShortcut(QKeySequence(Qt::Key_F3), this);
    connect(forward, &QShortcut::activated, this, [this] { step(1); });
    auto* back = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F3), this);
    connect(back, &QShortcut::activated, this, [this] { step(-1); });
    // Before it is laid out, as it would make a low window higher.
    fitCurve();
}

QToolButton* ReviewPanel::addButton(const QString& name, const QString& text, const QString& tip) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(text.isEmpty() ? tip : text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void ReviewPanel::refresh() {
    auto& session = view_.session();
    if (!session.isReviewOpen()) {
        chosen_.reset();
        moments_.clear();
        return;
    }
    const auto& review = session.reviewedGame().review;
    moments_ = reviewMoments(review);
    if (chosen_ && *chosen_ >= review.moves.size()) chosen_.reset();
    curve_->setMoments(moments_);
    curve_->setChosen(chosen_);
    const bool trying = session.isTrying();
    previous_->setEnabled(!moments_.empty());
    next_->setEnabled(!moments_.empty());
    other_->setEnabled(chosen_.has_value() && !trying);
    other_->setText(better_ ? tr("What was done") : tr("What was better"));
    try_->setText(trying ? tr("Back to the review") : tr("Try it here"));
    fitButtons();
    const auto moment = chosen_ ? std::find(moments_.begin(), moments_.end(), *chosen_) : moments_.end();
    if (trying)
        say(words_.tried().isEmpty() ? tr("You are trying what could have been. The reviewed game is kept.")
                                     : words_.tried());
    else if (moment != moments_.end())
        say(words_.moment(moments_, static_cast<std::size_t>(moment - moments_.begin())));
    else if (chosen_)
        say(tr("Move %L1 was as good as any.").arg(review.moves[*chosen_].ply + 1));
    else
        say(words_.summary());
}

void ReviewPanel::follow() {
    const auto& session = view_.session();
    const auto& moves = session.reviewedGame().review.moves;
    if (!session.isReviewing()) return;
    const auto shown = static_cast<std::size_t>(session.moveCount());
    const auto isShown = [&](std::size_t move) { return moves[move].ply + (better_ ? 0 : 1) == shown; };
    if (chosen_ && *chosen_ < moves.size() && isShown(*chosen_)) return;
    better_ = false;
    chosen_.reset();
    for (std::size_t move = 0; move < moves.size(); ++move)
        if (isShown(move)) chosen_ = move;
    refresh();
}

void ReviewPanel::say(const QString& sentence) {
    sentence_ = sentence;
    fitSentence();
    label_->setToolTip(sentence);
    label_->setAccessibleName(sentence);
}

void ReviewPanel::step(int by) {
    if (moments_.empty()) return;
    std::size_t index = by > 0 ? 0 : moments_.size() - 1;
    if (chosen_) {
        // The next moment after the shown move, also where that is none itself.
        if (by > 0) {
            const auto later = std::upper_bound(moments_.begin(), moments_.end(), *chosen_);
            index = later == moments_.end() ? 0 : static_cast<std::size_t>(later - moments_.begin());
        } else {
            const auto here = std::lower_bound(moments_.begin(), moments_.end(), *chosen_);
            index = here == moments_.begin() ? moments_.size() - 1
                                             : static_cast<std::size_t>(here - moments_.begin()) - 1;
        }
    }
    choose(moments_[index], true);
}

void ReviewPanel::choose(std::size_t move, bool better) {
    chosen_ = move;
    better_ = better;
    view_.session().showJudged(move, better);
    // On the way there other positions may have been shown.
    chosen_ = move;
    better_ = better;
    refresh();
}

void ReviewPanel::showOther() {
    if (chosen_) choose(*chosen_, !better_);
}

void ReviewPanel::tryOrReturn() {
    auto& session = view_.session();
    if (session.isTrying())
        session.returnToReview();
    else
        session.tryHere();
    view_.focusTarget()->setFocus();
}

void ReviewPanel::copyText() {
    QApplication::clipboard()->setText(words_.lines().join(QLatin1Char('\n')) + QLatin1Char('\n'));
    Q_EMIT view_.notice(tr("The review was copied as text."));
}

void ReviewPanel::printPages() {
    const QString problem = print(ReviewPages(words_.lines()), window());
    if (!problem.isEmpty()) Q_EMIT view_.notice(problem);
}

void ReviewPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitCurve();
    fitSentence();
    fitButtons();
}

bool ReviewPanel::isLow() const {
    return view_.window()->height() < lowWindow;
}

void ReviewPanel::fitCurve() {
    curve_->setHidden(isLow());
}

void ReviewPanel::fitSentence() {
    // One line in a low window, whose board needs the room.
    label_->setWordWrap(!isLow());
    label_->setText(isLow() ? label_->fontMetrics().elidedText(sentence_, Qt::ElideRight, label_->width())
                            : sentence_);
}

void ReviewPanel::fitButtons() {
    const std::array words{other_, try_, more_, close_};
    int around = 0;
    QString text;
    for (auto* button : {previous_, next_}) around += button->sizeHint().width();
    for (auto* button : words) {
        around += button->sizeHint().width() - button->fontMetrics().horizontalAdvance(button->text());
        text += button->text();
    }
    constexpr int gaps = 7;
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - gaps * layout()->spacing();
    const QFont fitted = fittedFont(font(), text, room - around);
    for (auto* button : words) button->setFont(fitted);
}

}  // namespace plt

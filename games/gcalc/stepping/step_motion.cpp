// SPDX-License-Identifier: MIT
#include "gcalc/stepping/step_motion.h"

#include "common/look/motion.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>

namespace gcalc {

namespace {

/// Longer than a move: several things move at once, and the player should be able to follow each.
constexpr int stepDuration = 300;
/// Several steps together take no longer.
constexpr int wholeDuration = 1'200;

}  // namespace

StepMotion::StepMotion(QObject* parent) : QObject(parent) {
    connect(&animation_, &QVariantAnimation::valueChanged, this, &StepMotion::changed);
    connect(&animation_, &QVariantAnimation::finished, this, [this] {
        if (++now_ < steps_.size())
            beginStep();
        else
            finish();
    });
}

void StepMotion::begin(std::vector<Step> steps, const Stage& stage) {
    finish();
    if (!plt::motion::isEnabled() || steps.empty()) return;
    stage_ = stage;
    steps_ = std::move(steps);
    now_ = 0;
    const int count = static_cast<int>(steps_.size());
    animation_.setEasingCurve(plt::motion::easing());
    animation_.setDuration(plt::motion::paced(std::min(stepDuration, wholeDuration / count)));
    qApp->installEventFilter(this);
    beginStep();
}

void StepMotion::beginStep() {
    const auto& step = steps_[now_];
    transition_.emplace(step, stage_.lens, stage_.cutoff);
    animation_.setStartValue(step.isTakenBack ? 1.0 : 0.0);
    animation_.setEndValue(step.isTakenBack ? 0.0 : 1.0);
    animation_.start();
}

void StepMotion::finish() {
    if (!transition_) return;
    qApp->removeEventFilter(this);
    transition_.reset();
    steps_.clear();
    animation_.stop();
    Q_EMIT changed();
}

bool StepMotion::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::KeyPress:
        case QEvent::MouseButtonPress:
        case QEvent::Wheel:
            finish();
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

void StepMotion::paint(QPainter& painter, CubePictures& pictures) const {
    if (!transition_) return;
    painter.save();
    if (transition_->isCrossFade()) {
        painter.setOpacity(1 - time());
        painter.drawPixmap(0, 0, pictures.picture(steps_[now_].before, stage_));
        painter.setOpacity(time());
        painter.drawPixmap(0, 0, pictures.picture(steps_[now_].after, stage_));
    } else {
        painter.setFont(stage_.font);
        paintScene(painter, transition_->at(time()), stage_.lens, stage_.style);
    }
    painter.restore();
}

}  // namespace gcalc

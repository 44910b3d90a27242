// SPDX-License-Identifier: MIT
#include "common/plugin/icon/icon_drawer.h"

#include "common/plugin/folder/label.h"
#include "common/plugin/icon/icon_process.h"
#include "common/system/processes/process_end.h"

#include <algorithm>

#include <QDataStream>
#include <QFileInfo>

namespace plt {

IconDrawer::IconDrawer(const QString& program, QObject* parent) : QObject(parent), program_(program) {
    // In real time; the process itself limits its processor time. A picture on a server that does not answer
    // takes none of that.
    constexpr int maximumAnswerTime = 10000;
    patience_.setSingleShot(true);
    patience_.setInterval(maximumAnswerTime);
    connect(&patience_, &QTimer::timeout, this, [this] {
        tookTooLong_ = true;
        process_->kill();
    });
    constexpr int maximumIdle = 2000;
    idle_.setSingleShot(true);
    idle_.setInterval(maximumIdle);
    connect(&idle_, &QTimer::timeout, this, &IconDrawer::closeIfIdle);
}

IconDrawer::~IconDrawer() {
    if (!process_) return;
    process_->disconnect(this);
    process_->kill();
    process_->waitForFinished();
}

void IconDrawer::request(const IconRequest& request) {
    waiting_.append(request);
    idle_.stop();
    // Queued, as more requests may follow, and an answer may come at once.
    QMetaObject::invokeMethod(
        this, [this] { process_ ? send() : start(); }, Qt::QueuedConnection);
}

void IconDrawer::start() {
    if (process_ || waiting_.isEmpty()) return;
    process_ = std::make_unique<QProcess>();
    process_->setStandardErrorFile(QProcess::nullDevice());
    connect(process_.get(), &QProcess::readyReadStandardOutput, this, &IconDrawer::read);
    connect(process_.get(), &QProcess::finished, this, &IconDrawer::finish);
    connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) return;
        process_.release()->deleteLater();
        fail();
    });
    tookTooLong_ = false;
    resting_ = false;
    process_->start(program_, {QLatin1String(drawIconsArgument), QStringLiteral("-platform"),
                               QStringLiteral("offscreen")});
    send();
}

/// Sends only a few requests ahead: enough to keep the process busy, few because a crash is blamed on the
/// first one.
void IconDrawer::send() {
    constexpr qsizetype most = 4;
    while (process_ && !resting_ && process_->state() != QProcess::NotRunning &&
           sent_ < std::min(most, waiting_.size())) {
        QByteArray message;
        QDataStream writer(&message, QIODevice::WriteOnly);
        writer << waiting_[sent_];
        QDataStream channel(process_.get());
        channel << message;
        ++sent_;
        if (!patience_.isActive()) patience_.start();
    }
}

void IconDrawer::read() {
    QDataStream in(process_.get());
    while (sent_ > 0) {
        QByteArray message;
        in.startTransaction();
        in >> message;
        if (!in.commitTransaction()) break;
        DrawnIcon icon;
        QDataStream reader(message);
        reader >> icon;
        patience_.stop();
        answer(icon);
        if (!process_) return;
        send();
    }
    if (waiting_.isEmpty()) idle_.start();
}

void IconDrawer::answer(const DrawnIcon& icon) {
    const IconRequest request = waiting_.takeFirst();
    sent_ = std::max<qsizetype>(0, sent_ - 1);
    Q_EMIT drawn(request, icon);
}

void IconDrawer::closeIfIdle() {
    if (!process_ || !waiting_.isEmpty()) return;
    resting_ = true;
    process_->closeWriteChannel();
}

void IconDrawer::finish(int exitCode, QProcess::ExitStatus status) {
    read();
    patience_.stop();
    idle_.stop();
    process_.release()->deleteLater();
    const bool isTime = tookTooLong_ || processEnd(exitCode, status) == ProcessEnd::tookTooMuchTime;
    const bool isMemory = status == QProcess::NormalExit && exitCode == iconProcessOutOfMemory;
    const bool diedAtWork = sent_ > 0;
    sent_ = 0;
    if (diedAtWork) {
        const QString name = cleanLabel(QFileInfo(waiting_.first().path).fileName());
        const DrawnIcon failed = {{},
                                  {isTime     ? PLT_TR("no icon: %1 takes too long to draw")
                                   : isMemory ? PLT_TR("no icon: %1 takes too much memory to draw")
                                              : PLT_TR("no icon: %1 cannot be drawn"),
                                   {name.toStdString()}}};
        storeIcon(waiting_.first(), failed);
        answer(failed);
    }
    start();
}

void IconDrawer::fail() {
    patience_.stop();
    sent_ = 0;
    while (!waiting_.isEmpty()) answer({});
}

}  // namespace plt

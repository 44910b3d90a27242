// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/icon/drawn_icon.h"

#include <memory>

#include <QList>
#include <QObject>
#include <QProcess>
#include <QTimer>

namespace plt {

/// Has icons drawn in a process of its own, so that whatever a picture takes, it is taken from nobody who
/// waits, and comes to an end. The process is started when there is something to draw, and goes when there is
/// not.
class PLT_API IconDrawer : public QObject {
    Q_OBJECT

  public:
    /// `program` is what draws when it is started with drawIconsArgument.
    explicit IconDrawer(const QString& program, QObject* parent = nullptr);
    ~IconDrawer() override;

    /// Answered by drawn(), later, once for each request and in any case.
    void request(const IconRequest& request);

  Q_SIGNALS:
    void drawn(const plt::IconRequest& request, const plt::DrawnIcon& icon);

  private:
    void start();
    void send();
    void read();
    void rest();
    void finish(int exitCode, QProcess::ExitStatus status);
    void giveUp();
    void answer(const DrawnIcon& icon);

    const QString program_;
    std::unique_ptr<QProcess> process_;
    QList<IconRequest> waiting_;  ///< the first `sent_` of them are with the process
    qsizetype sent_ = 0;
    QTimer patience_;  ///< for an answer
    QTimer idle_;
    bool tookTooLong_ = false;
    bool resting_ = false;  ///< the process has been told that there is nothing more
};

}  // namespace plt

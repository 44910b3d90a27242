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

/// Draws icons in another process, so that a picture cannot block this one or use its memory, and drawing
/// always ends. The process is started when there is something to draw and ends when there is not.
class PLT_API IconDrawer : public QObject {
    Q_OBJECT

  public:
    /// `program` draws icons when started with drawIconsArgument.
    explicit IconDrawer(const QString& program, QObject* parent = nullptr);
    ~IconDrawer() override;

    /// Requests a picture. drawn() is emitted later, once for each request, in any case.
    void request(const IconRequest& request);

  Q_SIGNALS:
    void drawn(const plt::IconRequest& request, const plt::DrawnIcon& icon);

  private:
    void start();
    void send();
    void read();
    void closeIfIdle();
    void finish(int exitCode, QProcess::ExitStatus status);
    void fail();
    void answer(const DrawnIcon& icon);

    const QString program_;
    std::unique_ptr<QProcess> process_;
    QList<IconRequest> waiting_;  ///< the first `sent_` have been sent to the process
    qsizetype sent_ = 0;
    QTimer patience_;  ///< time limit for an answer
    QTimer idle_;
    bool tookTooLong_ = false;
    bool resting_ = false;  ///< true once the process knows that nothing more follows
};

}  // namespace plt

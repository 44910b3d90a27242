// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace plt::script {

/// Watches the folder of a script, also when an editor replaces the file instead of writing into it.
class FolderWatch : public QObject {
    Q_OBJECT

  public:
    explicit FolderWatch(const QString& script, QObject* parent = nullptr);
    /// Emits changed() again after a moment.
    void wait() { pause_.start(); }

  Q_SIGNALS:
    /// Emitted when files of the folder may have changed, a moment after the last sign of it.
    void changed();

  private:
    void watchFiles();

    QString script_;
    QFileSystemWatcher watcher_;
    QTimer pause_;
};

}  // namespace plt::script

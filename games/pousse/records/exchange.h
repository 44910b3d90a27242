// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/documents.h"
#include "pousse/records/contest_record.h"

#include <functional>

#include <QList>
#include <QObject>
#include <QString>

class QAction;

namespace pousse {

class View;

/// Files with one game each in the format of the contest.
class ContestFormat : public plt::DocumentFormat {
  public:
    explicit ContestFormat(View& view) : view_(view) {}

    QString name() const override;
    QStringList endings() const override;
    plt::DocumentContents read(const QByteArray& bytes) override;
    bool canWrite() const override { return true; }
    plt::WrittenDocument write() override;

  private:
    View& view_;
};

/// Imports and exports games as texts.
class Exchange : public QObject {
    Q_OBJECT

  public:
    explicit Exchange(View& view);

    QList<QAction*> actions() const { return actions_; }
    ContestFormat& format() { return format_; }
    /// Shows the game in a text; reports problems in a message box.
    void importText(const QString& text);

  private:
    void add(const char* name, const QString& text, const QKeySequence& shortcut,
             const std::function<void()>& run);
    void showProblem(const QString& problem);

    View& view_;
    ContestFormat format_;
    QList<QAction*> actions_;
};

}  // namespace pousse

// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/scan/games_scan.h"

#include <QWidget>

class QPlainTextEdit;

namespace plt {

class ConsoleButton;

/// The problems of the folders in the games directories, behind one line with their number.
class ProblemPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ProblemPanel(QWidget* parent = nullptr);

    void setProblems(const QList<FolderProblem>& problems);
    void setOpen(bool open);
    QString text() const;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitList();

    ConsoleButton* heading_;
    QPlainTextEdit* list_;
};

}  // namespace plt

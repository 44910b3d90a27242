// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QPlainTextEdit;

namespace plt::script {

/// Evaluates expressions on the shown state, and shows what the script prints and its mistakes.
class ScriptConsole : public QDialog {
    Q_OBJECT

  public:
    /// `evaluate` returns the text of the value, or of the mistake.
    ScriptConsole(std::function<QString(const QString&)> evaluate, QWidget* parent);

    /// Adds lines below the others; the first ones are dropped when there are too many.
    void addLines(const QStringList& lines);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void run();

    std::function<QString(const QString&)> evaluate_;
    QPlainTextEdit* lines_;
    QLineEdit* input_;
    QStringList typed_;
    qsizetype recalled_ = 0;
};

}  // namespace plt::script

// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace plt::script {

/// A sentence about a mistake in the script, above the game, which stays as it was.
class FailureBar : public QFrame {
    Q_OBJECT

  public:
    explicit FailureBar(QWidget* parent = nullptr);
    QString text() const;
    /// Shows a sentence, with the values that led there below it.
    void show(const QString& sentence, const QString& values);
    void dismiss();

  Q_SIGNALS:
    void consoleRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* sentence_;
    QLabel* values_;
};

}  // namespace plt::script

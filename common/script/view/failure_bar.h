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
    QString sentence() const;
    QString values() const;
    /// Shows a sentence, with the values that led there below it.
    void show(const QString& sentence, const QString& values);
    void dismiss();
    /// Takes at most a quarter of this height; the rest of the words is in the tool tip.
    void fitInto(int height);

  Q_SIGNALS:
    void consoleRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* sentence_;
    QLabel* values_;
    bool hasRoom_ = true;  ///< for the values
};

}  // namespace plt::script

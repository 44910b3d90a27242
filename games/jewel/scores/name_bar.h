// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace jewel {

/// Announces a new high score and asks for a name. It blocks nothing: the line bears the last name given, and
/// the bar disappears with the next game.
class NameBar : public QWidget {
    Q_OBJECT

  public:
    explicit NameBar(QWidget* parent = nullptr);
    /// `place` counts from 1.
    void ask(int place, const QString& name);

  Q_SIGNALS:
    void named(const QString& name);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Puts the question above the name if both do not fit into one line.
    void arrange();

    QBoxLayout* lines_;
    QLabel* text_;
    QLineEdit* name_;
};

}  // namespace jewel

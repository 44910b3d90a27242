// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace jewel {

/// Tells of a score that has come among the highest, and takes a name for it. It waits for nobody: the line
/// bears the name that was given last, and is gone with the next game.
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
    /// The question above the name where both do not fit into one line.
    void arrange();

    QBoxLayout* lines_;
    QLabel* text_;
    QLineEdit* name_;
};

}  // namespace jewel

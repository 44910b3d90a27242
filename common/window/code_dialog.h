// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace plt {

/// Shows texts by which others can play the same thing, each to be copied, and takes such a text from the
/// player.
class PLT_API CodeDialog : public QDialog {
    Q_OBJECT

  public:
    CodeDialog(const QString& title, const QString& intro, QWidget* parent = nullptr);

  protected:
    /// A row with a text to be copied. `name` is the object name of its field.
    QLineEdit* addCode(const QString& label, const QString& name, const QString& code);
    /// The line into which the player puts one, named "entry".
    void addEntry(const QString& label, const QString& placeholder);
    /// A row for what belongs to it.
    void addRow(const QString& label, QWidget* field);

    /// No longer shows why the last one could not be played.
    void forgetProblem();
    /// Plays what was entered, or remembers it; empty, or why it cannot be played, which is then shown.
    virtual QString take(const QString& entered) = 0;

  private:
    void play();

    QFormLayout* form_;
    QLineEdit* entry_;
    QLabel* problem_;
};

}  // namespace plt

// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace plt {

/// A dialog that shows texts by which others can play the same game, each with a copy button, and accepts
/// such a text from the player.
class PLT_API CodeDialog : public QDialog {
    Q_OBJECT

  public:
    CodeDialog(const QString& title, const QString& intro, QWidget* parent = nullptr);

  protected:
    /// Adds a row with a text to be copied. `name` is the object name of its field.
    QLineEdit* addCode(const QString& label, const QString& name, const QString& code);
    /// Adds the line edit for the player's text, named "entry".
    void addEntry(const QString& label, const QString& placeholder);
    /// Adds a row for a field that belongs to the entry.
    void addRow(const QString& label, QWidget* field);

    /// Hides the problem of the previous entry.
    void clearProblem();
    /// Plays the entered text, or stores it. Returns the problem to be shown, or an empty string.
    virtual QString submit(const QString& entered) = 0;

  private:
    void play();

    QFormLayout* form_;
    QLineEdit* entry_;
    QLabel* problem_;
};

}  // namespace plt

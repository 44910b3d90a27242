// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/programs/program_list.h"

#include <array>
#include <functional>

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace pousse {

/// Adds, names and removes player programs, and selects those that play X and O. Changes take effect
/// immediately.
class ProgramsDialog : public QDialog {
    Q_OBJECT

  public:
    explicit ProgramsDialog(ProgramList& list, QWidget* parent = nullptr);

    /// Adds the program in this file; its initial name is that of the file.
    void add(const QString& path);
    QListWidget& entries() const { return *entries_; }

  private:
    void showList();
    void showEntry();
    void change(const std::function<void(Program&)>& edit);

    ProgramList& list_;
    QListWidget* entries_;
    QLineEdit* name_;
    QCheckBox* quit_;
    QPushButton* remove_;
    std::array<QComboBox*, 2> sides_{};
    bool showing_ = false;
};

}  // namespace pousse

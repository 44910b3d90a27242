// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/documents.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace plt {

/// Asks which of several entries of a document is to be shown, and reports the parts that could not be read.
class ContentsDialog : public QDialog {
    Q_OBJECT

  public:
    ContentsDialog(const QString& name, const DocumentContents& contents, QWidget* parent = nullptr);
    /// Returns the number of the entry; -1 if none is chosen.
    int chosen() const;

  private:
    void filter(const QString& text);
    QListWidget* list_;
    QPushButton* show_;
};

/// Returns the problems as lines of text, at most the first `most`.
QString problemsText(const std::vector<DocumentProblem>& problems, std::size_t most);

}  // namespace plt

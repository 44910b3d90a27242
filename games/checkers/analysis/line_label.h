// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace checkers {

/// One line of text below the board whose moves end in "..." where they have no room; the tooltip and the
/// spoken name have all of it.
class LineLabel : public QLabel {
    Q_OBJECT

  public:
    explicit LineLabel(QWidget* parent = nullptr);

    /// Shows `sentence`, in whose place for an argument the `moves` stand; without moves it has no such place.
    void setLine(const QString& sentence, const QString& moves = {});

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void elide();

    QString sentence_;
    QString moves_;
};

}  // namespace checkers

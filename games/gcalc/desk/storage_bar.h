// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace gcalc {

/// The row above the storage: its pages, and the search for names.
class StorageBar : public QWidget {
    Q_OBJECT

  public:
    explicit StorageBar(QWidget* parent = nullptr);

    void setPages(int page, int pages, bool mayAdd);
    QString searched() const;
    QLineEdit& field() const { return *search_; }

  Q_SIGNALS:
    /// Emitted to go forward by this many pages, or back if negative.
    void pageTurned(int by);
    void pageWanted();
    void searchChanged(const QString& text);
    /// Emitted to go to the next match.
    void nextWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QLineEdit* search_;
    QToolButton* previous_;
    QLabel* number_;
    QToolButton* next_;
    QToolButton* add_;
};

}  // namespace gcalc

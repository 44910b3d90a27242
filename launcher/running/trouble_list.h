// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_plugin.h"
#include "launcher/running/row_column.h"

#include <QFrame>
#include <QList>
#include <QPointer>

class QBoxLayout;
class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace plt {

class RunningGame;
enum class Trouble;

/// The trouble of one game, as a line with buttons.
class TroubleRow : public QFrame {
    Q_OBJECT

  public:
    TroubleRow(RunningGame* game, Trouble trouble, QWidget* parent = nullptr);

    const GameInfo& info() const { return info_; }
    QString sentence() const { return sentence_; }
    /// Returns the sentence with the game's last lines, for the clipboard.
    QString report() const;
    /// Returns true if the trouble is the current state of this process, which still runs.
    bool isAbout(const RunningGame* game) const { return running_ && game_ == game; }
    bool isAboutRunning() const { return running_; }
    /// Updates the row when the same trouble happens again.
    void repeat(RunningGame* game);

  Q_SIGNALS:
    void restartRequested(const plt::GameInfo& info);
    void dismissed();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QString shownSentence() const;
    void showText();
    void showDetails(bool shown);

    const GameInfo info_;
    const QString sentence_;
    QString lastWords_;
    int times_ = 1;
    QPointer<RunningGame> game_;
    bool running_ = false;
    QBoxLayout* line_;  ///< text and buttons; one below the other if it is narrow
    QLabel* label_;
    QToolButton* detailsButton_;
    QToolButton* stopButton_;
    QPlainTextEdit* details_ = nullptr;
};

/// The troubles of the games that the console has started: newest first, each only once, at most a few, and
/// never modal.
class TroubleList : public RowColumn {
    Q_OBJECT

  public:
    static constexpr int maximumRows = 12;

    explicit TroubleList(QWidget* parent = nullptr);

    void add(RunningGame* game, Trouble trouble);
    /// Removes the trouble of a running game: it responds again, or its process has ended.
    void remove(RunningGame* game);
    const QList<TroubleRow*>& rows() const { return rows_; }

  Q_SIGNALS:
    void restartRequested(const plt::GameInfo& info);

  protected:
    int maximumRowsHeight() const override;

  private:
    void remove(TroubleRow* row);

    QList<TroubleRow*> rows_;
};

}  // namespace plt

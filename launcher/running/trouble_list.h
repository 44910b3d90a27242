// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_info.h"
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

/// What went wrong with one game, as a line with buttons.
class TroubleRow : public QFrame {
    Q_OBJECT

  public:
    TroubleRow(RunningGame* game, Trouble trouble, QWidget* parent = nullptr);

    const GameInfo& info() const { return info_; }
    QString sentence() const { return sentence_; }
    /// The sentence with the game's last lines, for the clipboard.
    QString report() const;
    /// Whether what is reported is the present state of this process, which still runs.
    bool isAbout(const RunningGame* game) const { return running_ && game_ == game; }
    bool isAboutRunning() const { return running_; }
    /// The same happened once more.
    void repeat(RunningGame* game);

  Q_SIGNALS:
    void startAgainWanted(const plt::GameInfo& info);
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
    QBoxLayout* line_;  ///< what happened, and what can be done; one below the other when it is narrow
    QLabel* label_;
    QToolButton* detailsButton_;
    QToolButton* stopButton_;
    QPlainTextEdit* details_ = nullptr;
};

/// The troubles of the games that the console started: newest first, the same one only once, never more than
/// a few, and none of them in the player's way.
class TroubleList : public RowColumn {
    Q_OBJECT

  public:
    static constexpr int mostRows = 12;

    explicit TroubleList(QWidget* parent = nullptr);

    void add(RunningGame* game, Trouble trouble);
    /// The game is well again, or its process has ended: what was said of it while it ran goes.
    void forget(RunningGame* game);
    const QList<TroubleRow*>& rows() const { return rows_; }

  Q_SIGNALS:
    void startAgainWanted(const plt::GameInfo& info);

  protected:
    int mostHeight() const override;

  private:
    void remove(TroubleRow* row);

    QList<TroubleRow*> rows_;
};

}  // namespace plt

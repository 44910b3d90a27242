// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/lua/call.h"
#include "common/script/lua/failure.h"
#include "common/script/view/picture/drawings.h"
#include "common/script/view/surface/surface.h"
#include "common/thinking/doorbell.h"
#include "common/window/rules_view.h"

#include <map>
#include <memory>
#include <optional>

#include <QJsonObject>
#include <QPointer>
#include <QString>

class QHBoxLayout;
class QStackedLayout;

namespace plt::script {

class FailureBar;
class FolderWatch;
class ScriptConsole;
class ScriptPages;
class ScriptRules;

/// The view of every game whose rules are a script: shows what picture() returns, and turns clicks, cards and
/// keys into moves. While it is open, a change of the script's file is read at once.
class ScriptView : public SessionView, private Input {
    Q_OBJECT

  public:
    /// `path` is that of the script.
    ScriptView(std::shared_ptr<ScriptRules> rules, const QString& path, QWidget* parent = nullptr);
    ~ScriptView() override;

    using GameView::session;
    QList<HeaderFigure> figures() const override;
    QStringList seatNames() const override;
    QSize sizeHint() const override;
    QString statusText() const override;
    QString endMessage() const override { return shown_.picture.ending; }
    QRegion occupiedRegion() const override;
    QWidget* focusTarget() override;
    Printable* printable() override;

    /// The widget that shows the picture; null before the first one.
    QWidget* board() const;
    /// The failure that the window shows; empty if there is none.
    QString failureText() const;
    /// Reads the script and the drawings again, if they have changed.
    void readAgain();

  protected:
    void ready() override;
    void arrive(const Change& change) override;
    void showState(bool animated) override;
    void addOptionRows(OptionsForm& form) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    bool handles(const char* function) const override;
    void press(int cell) override;
    bool drag(int from, int to) override;
    bool key(const QString& key, int cell) override;
    void button(const QString& name) override;
    bool mayGrab(const QString& pile, int index, int count) const override;
    bool accepts(const QString& from, int index, int count, const QString& to) const override;
    void drop(const QString& from, int index, int count, const QString& to) override;
    bool pressPile(const QString& pile, int index) override;
    bool canPressPile(const QString& pile, int index) const override;
    void doublePress(const QString& pile, int index) override;
    void refuse(const QString& sentence) override;

    void showButtons();
    void addMarks();
    std::vector<int> cellsOf(const AnyMove& move) const;
    Surface& surfaceFor(Picture::Kind kind);
    /// Makes a surface part of a window that was built before it.
    void addLate(Surface& surface);
    bool play(const AnyMove& move);
    /// Calls a member with the shown state and these arguments; a failure is shown.
    Results resultsOf(const char* member, std::vector<Value> arguments) const;
    /// Calls a member that answers a question.
    bool isTrueOf(const char* member, std::vector<Value> arguments) const;
    /// Calls a member and plays the move that it returns. Returns false if it returned none.
    bool playResultOf(const char* member, std::vector<Value> arguments);
    void showFailure(const Failure& failure) const;
    void showProblem(const QString& sentence, const QString& values = {});
    void reload(const QByteArray& text);
    void openConsole();

    const std::shared_ptr<ScriptRules> rules_;
    const QString path_;
    QByteArray text_;             ///< of the script as it was read last
    bool isUnread_ = false;       ///< that text has a mistake, and the rules are those before
    bool isPictureTold_ = false;  ///< a mistake in the picture is shown
    bool isReady_ = false;        ///< preferences() are valid
    Drawings drawings_;
    FailureBar* bar_;
    QStackedLayout* stack_;
    QHBoxLayout* buttons_;
    std::map<Picture::Kind, std::unique_ptr<Surface>> surfaces_;
    Surface* surface_ = nullptr;
    FolderWatch* watch_;
    std::unique_ptr<ScriptPages> pages_;
    QPointer<ScriptConsole> console_;
    QAction* showMoves_;
    QAction* openConsole_;
    Shown shown_;
    const Change* change_ = nullptr;  ///< the change that is being shown
    /// The games as they were before the first reload without a move since.
    struct SavedGames {
        QJsonObject present;
        QJsonObject others;
    } saved_;
    Doorbell failed_;
};

}  // namespace plt::script

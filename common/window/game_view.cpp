// SPDX-License-Identifier: MIT
#include "common/window/game_view.h"

#include "common/look/celebration.h"
#include "common/players/turns.h"
#include "common/session/sharing/shared_game.h"
#include "common/window/frame/demonstration.h"
#include "common/window/options_form.h"

#include <algorithm>
#include <utility>

namespace plt {

GameView::GameView(QWidget* parent) : QWidget(parent) {}
GameView::~GameView() = default;

void GameView::setUp(const QString& gameId) {
    preferences_ = std::make_unique<Preferences>(gameId);
    for (const auto& [menu, action] : actions_) {
        Q_UNUSED(menu)
        const auto key = action->property("preference").toString();
        if (!key.isEmpty())
            action->setChecked(preferences_->flag(key, action->property("preferenceFallback").toBool()));
    }
    connect(preferences_.get(), &Preferences::changed, this, [this](const QString& key) {
        for (const auto& [menu, action] : actions_) {
            Q_UNUSED(menu)
            if (action->property("preference").toString() == key)
                action->setChecked(preferences_->flag(key, action->property("preferenceFallback").toBool()));
        }
    });
    ready();
}

QString GameView::thoughtText() const {
    const auto* turns = const_cast<GameView*>(this)->turns();
    return turns != nullptr ? turns->thoughtText() : QString();
}

bool GameView::clockMayRun() const {
    return session().moveCount() > 0;
}

void GameView::setPaused(bool paused) {
    paused_ = paused;
    if (demonstration_ != nullptr) demonstration_->updateAction();
}

bool GameView::buildOptions(OptionsForm& form) {
    Q_UNUSED(form)
    return false;
}

QString GameView::finishedLabel() const {
    return tr("Games finished");
}

QString GameView::endTitle() const {
    const auto& game = session();
    switch (game.outcome()) {
        case Outcome::playing:
            return {};
        case Outcome::won:
            return tr("You won!");
        case Outcome::lost:
            return tr("You lost");
        case Outcome::drawn:
            return tr("A draw");
        case Outcome::over:
            break;
    }
    const auto places = game.standing();
    const auto names = seatNames();
    if (places.size() < 2 || static_cast<qsizetype>(places.size()) != names.size()) return tr("Game over");
    if (std::count(places.begin(), places.end(), 1) > 1) return tr("A draw");
    const auto best = std::find(places.begin(), places.end(), 1) - places.begin();
    return tr("%1 won!").arg(names[best]);
}

Sound GameView::soundOf(const Change& change) const {
    return change.isMove() ? Sound::place : Sound::none;
}

QString GameView::boardText() const {
    return QString::fromStdString(session().rules().diagram(session().anyState()));
}

QImage GameView::boardImage() {
    constexpr int scale = 2;
    QImage image(size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(palette().color(QPalette::Window));
    render(&image);
    return image;
}

void GameView::celebrate() {
    Celebration::start(this);
}

QAction* GameView::addGameAction(Menu menu, const QString& text, const QKeySequence& shortcut) {
    auto* action = new QAction(text, this);
    action->setShortcut(shortcut);
    actions_.append({menu, action});
    return action;
}

bool GameView::openShared(const QString& pasted) {
    if (!hasSharedLine(pasted)) return false;
    Q_EMIT sharedGamePasted(pasted);
    return true;
}

QAction* GameView::addDemonstration(std::function<int()> lookMs) {
    auto* action = addGameAction(Menu::edit, tr("Show the &solution"), Qt::CTRL | Qt::SHIFT | Qt::Key_H);
    demonstration_ = new Demonstration(
        session(), *action, [this] { return !isPaused() && mayHint() && editor() == nullptr; },
        std::move(lookMs));
    connect(this, &GameView::statusChanged, demonstration_, &Demonstration::updateAction);
    return action;
}

void GameView::addGameActions(Menu menu, const QList<QAction*>& actions) {
    for (auto* action : actions) actions_.append({menu, action});
}

QAction* GameView::addPreferenceAction(Menu menu, const QString& text, const QString& key, bool fallback,
                                       const QKeySequence& shortcut) {
    auto* action = addGameAction(menu, text, shortcut);
    action->setCheckable(true);
    action->setProperty("preference", key);
    action->setProperty("preferenceFallback", fallback);
    action->setChecked(preferences_ ? preferences_->flag(key, fallback) : fallback);
    connect(action, &QAction::toggled, this, [this, key](bool on) {
        if (preferences_) preferences_->setFlag(key, on);
    });
    return action;
}

}  // namespace plt

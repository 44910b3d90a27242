// SPDX-License-Identifier: MIT
#include "common/language/translated.h"
#include "common/players/turns.h"
#include "common/window/options_form.h"
#include "common/window/players/seat_rows.h"
#include "common/window/rules_view.h"

#include <utility>

namespace plt {

SessionView::SessionView(std::unique_ptr<GameSession> session, QWidget* parent)
    : GameView(parent), session_(std::move(session)) {
    // Before the view itself: drawing asks for the computer that thinks about the position.
    if (!session_->levels().empty()) turns_ = std::make_unique<Turns>(*session_);
    connect(session_.get(), &GameSession::changed, this, &SessionView::arrive);
    connect(session_.get(), &GameSession::hintChanged, this, [this] { draw(true); });
    connect(session_.get(), &GameSession::seatsChanged, this, [this] {
        storeSeats();
        refresh(true);
    });
    if (turns_ == nullptr) return;
    connect(turns_.get(), &Turns::thinkingChanged, this, [this] { refresh(true); });
    connect(turns_.get(), &Turns::failed, this, &GameView::notice);
}

SessionView::~SessionView() = default;

bool SessionView::isThinking() const {
    return turns_ != nullptr && turns_->isThinking();
}

bool SessionView::mayMove() const {
    return !isPaused() && !session_->awaitsFirst() && !isThinking() &&
           session_->rules().outcome(session_->anyState()) == Outcome::playing;
}

QStringList SessionView::seatNames() const {
    return namesOfSeats(session_->game().options, session_->seats());
}

bool SessionView::buildOptions(OptionsForm& form) {
    editOptions(session_->game().options);
    editedSeats_ = session_->seats();
    addOptionRows(form);
    // Below the row with the number of players, which would otherwise move when it is changed.
    if (turns_ != nullptr)
        addSeatRows(
            form, &editedSeats_, [this] { return namesOfSeats(editedOptions(), editedSeats_); },
            [this](const Seat& seat) { return session_->playerName(seat); }, session_->levels());
    return form.hasOptions() || form.hasPreferences();
}

void SessionView::addOptionRows(OptionsForm& form) {
    const auto& rules = session_->rules();
    for (const auto& preset : rules.optionPresets())
        form.preset(translated(preset.label), [this, options = preset.options] { edited_ = options; });
    const auto rows = rules.optionRows(edited_);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const QString label = translated(rows[row].label);
        const auto get = [this, &rules, row] { return rules.optionValue(edited_, row); };
        const auto set = [this, &rules, row](int value) { edited_ = rules.withOption(edited_, row, value); };
        switch (rows[row].kind) {
            case OptionRow::Kind::number:
                form.addNumber(
                    label, get, set, [this, &rules, row] { return rules.optionRows(edited_).at(row).low; },
                    [this, &rules, row] { return rules.optionRows(edited_).at(row).high; });
                break;
            case OptionRow::Kind::choice: {
                QStringList values;
                for (const auto& value : rows[row].values) values << translated(value);
                form.addChoice(label, values, get, set);
                break;
            }
            case OptionRow::Kind::flag:
                form.addFlag(
                    label, [get] { return get() != 0; }, set);
                break;
        }
    }
}

QStringList SessionView::namesOfSeats(const AnyOptions& options, const Seats& seats) const {
    return session_->seatNamesFor(options, seats);
}

QString SessionView::optionsProblem() const {
    const auto& rules = session_->rules();
    const auto read = rules.readOptions(rules.write(editedOptions()));
    return read ? QString() : translated(read.problem());
}

bool SessionView::optionsDiffer() const {
    return !session_->rules().areEqual(editedOptions(), session_->game().options) ||
           editedSeats_ != session_->seats();
}

void SessionView::applyOptions() {
    beginNew(editedOptions(), editedSeats_);
}

void SessionView::beginNew(const AnyOptions& options, const Seats& seats) {
    preferences().setValue(QStringLiteral("options"),
                           QString::fromStdString(session_->rules().write(options)));
    session_->newGameWith(options, seats);
    storeSeats();
}

void SessionView::beginFirst(const QString& keptOptions, const QString& keptSeats) {
    const auto& rules = session_->rules();
    const auto text = keptOptions.toStdString();
    const auto kept = rules.readOptions(text);
    const auto options = kept ? *kept : rules.usualOptions();
    auto seats = session_->usualSeats(options);
    if (const auto read = readSeats(keptSeats.toStdString(), session_->levels()); read && !read->empty())
        seats = *read;
    else if (const auto old = rules.seatsOf(text))
        seats = *old;
    session_->beginFirst(options, GameSession::newSeed(), seats);
}

void SessionView::setPaused(bool paused) {
    GameView::setPaused(paused);
    if (turns_ != nullptr) turns_->setHeld(paused);
}

void SessionView::drawChange(const Change& change) {
    const bool isFirst = !shown_;
    shown_ = true;
    draw(change.isAnimated() && !isFirst);
}

void SessionView::refresh(bool animated) {
    if (!shown_) return;
    draw(animated);
    Q_EMIT statusChanged();
}

void SessionView::draw(bool animated) {
    if (!shown_) return;
    countPicture();
    showState(animated);
}

void SessionView::storeSeats() {
    if (session_->hasSeats())
        preferences().setValue(QStringLiteral("seats"),
                               QString::fromStdString(writeSeats(session_->seats())));
}

}  // namespace plt

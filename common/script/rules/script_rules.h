// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/lua/program.h"
#include "common/script/rules/declared.h"
#include "common/session/any_rules.h"

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace plt::script {

/// The rules of a game in Lua. A member that fails gives something neutral (no moves, a game that goes on),
/// and the failure is kept for takeFailure(). Must exist until no session uses it.
class ScriptRules final : public AnyRules {
  public:
    /// Reads rules from the text of a script; `file` is its name in messages.
    static std::variant<std::unique_ptr<ScriptRules>, Failure> load(std::string text, std::string file,
                                                                    const Limits& limits = {});
    ~ScriptRules() override;

    /// Replaces the program; if the new one fails, the old one stays. Calls that run end with the old one.
    /// Nothing if it succeeded. The traits must not change: they stay those of the first program.
    std::optional<Failure> reload(std::string text);

    bool has(std::string_view function) const;
    /// Calls a function of the script.
    Results call(std::string_view function, std::vector<Value> arguments) const;
    /// Evaluates an expression or runs statements with `state` as a variable.
    Results evaluate(std::string_view text, const AnyState& state) const;
    /// Returns the global value of this name; nil if there is none, or if it is not plain.
    Value value(std::string_view name) const;
    std::vector<std::string> takePrinted() const;
    /// Returns probable mistakes: functions whose names look like those of members, and no picture.
    std::vector<Failure> warnings() const;

    /// Returns the first failure of a member since the last call.
    std::optional<Failure> takeScriptFailure() const;
    /// The same as a sentence.
    std::optional<Message> takeFailure() const override;
    /// Sets the function that is called after each failure of a member, on any thread. It must not call these
    /// rules.
    void setFailed(std::function<void()> failed);

    // The values inside of erased ones. Options are a table by name.
    static const Value& valueOf(const AnyState& state);
    static const Value& valueOf(const AnyStart& start);
    static const Value& valueOf(const AnyMove& move);
    static const Value& valueOf(const AnyObservation& seen);
    static const Value& valueOf(const AnyOptions& options);
    static AnyMove moveOf(Value move);

    const RulesTraits& traits() const override;

    AnyOptions usualOptions() const override;
    Result<AnyOptions> readOptions(std::string_view text) const override;
    std::string write(const AnyOptions& options) const override;
    bool areEqual(const AnyOptions& one, const AnyOptions& other) const override;
    Message describe(const AnyOptions& options) const override;
    std::vector<OptionRow> optionRows(const AnyOptions& options) const override;
    int optionValue(const AnyOptions& options, std::size_t row) const override;
    AnyOptions withOption(const AnyOptions& options, std::size_t row, int value) const override;
    std::vector<OptionPreset> optionPresets() const override;

    bool dealIsSlow(const AnyOptions& options) const override;
    AnyStart deal(const AnyOptions& options, std::uint64_t seed, std::stop_token stop) const override;
    Result<AnyStart> readStart(const AnyOptions& options, std::string_view text) const override;
    std::string write(const AnyStart& start) const override;
    bool areEqual(const AnyStart& one, const AnyStart& other) const override;

    AnyState begin(const AnyOptions& options, const AnyStart& start) const override;
    Result<AnyState> apply(const AnyState& state, const AnyMove& move) const override;
    std::vector<AnyMove> legalMoves(const AnyState& state) const override;
    Outcome outcome(const AnyState& state) const override;
    bool areEqual(const AnyState& one, const AnyState& other) const override;
    std::int64_t score(const AnyState& state) const override;
    std::string key(const AnyState& state) const override;
    std::string diagram(const AnyState& state) const override;

    Result<AnyMove> readMove(std::string_view text) const override;
    std::string write(const AnyMove& move) const override;
    bool areEqual(const AnyMove& one, const AnyMove& other) const override;
    Message tell(const AnyState& before, const AnyMove& move, const AnyState& after,
                 const Seats& seats) const override;

    std::size_t seatCount(const AnyOptions& options) const override;
    std::vector<Message> seatNames(const AnyOptions& options, const Seats& seats) const override;
    int seatToMove(const AnyState& state) const override;
    std::vector<int> standing(const AnyState& state) const override;
    Seats usualSeats(const AnyOptions& options) const override;

    const std::vector<Level>& levels() const override;
    AnyObservation observe(const AnyState& state, int seat) const override;
    AnyState imagine(const AnyObservation& seen, Random& random) const override;
    Hint<AnyMove> hint(const AnyObservation& seen, std::stop_token stop) const override;
    Hint<AnyMove> hintAlong(const AnyObservation& seen, const Ways<AnyMove>& known,
                            std::stop_token stop) const override;
    AnyMove choose(const AnyObservation& seen, std::string_view level,
                   const Question& question) const override;

  private:
    ScriptRules(std::shared_ptr<const Declared> declared, std::string file, const Limits& limits);

    std::shared_ptr<const Declared> now() const;
    Hint<AnyMove> inWords(Hint<AnyMove> hint, const AnyObservation& seen) const;
    /// Calls a function; a failure is kept, and gives nothing.
    std::optional<Results> tried(const Declared& script, const Call& call) const;
    /// Keeps the failure of a member that returned something else than it should.
    void fail(const Declared& script, std::string_view member, Message what) const;
    void keep(Failure failure) const;
    Outcome outcomeOf(const Declared& script, const Value& state) const;
    /// Returns true if a start from elsewhere is one with which the script works, for a first move at least.
    static bool getsOnWith(const Declared& script, const Value& options, const Value& start);
    std::vector<AnyMove> movesOf(const Declared& script, const Value& state) const;
    /// Raises RulesTraits::stateBytes if a state takes more.
    void measure(const Value& state, const std::vector<AnyMove>& moves) const;
    std::vector<Message> namesOf(const AnyOptions& options, const Seats& seats) const;

    const std::string file_;
    const Limits limits_;
    mutable std::mutex mutex_;
    /// The present ones last: traits() gives references. Only stateBytes differs.
    mutable std::deque<RulesTraits> allTraits_;
    mutable std::atomic<const RulesTraits*> traits_;
    std::shared_ptr<const Declared> script_;
    /// Those of all scripts that were loaded, the present one last: levels() gives references.
    std::deque<std::vector<Level>> levels_;
    mutable std::optional<Failure> failure_;
    std::function<void()> failed_;
};

}  // namespace plt::script

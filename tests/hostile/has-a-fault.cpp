// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "tests/support/counting.h"

#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <vector>

/// A game with one fault of many, which the environment names, so that only one is compiled.
namespace faulty {

bool has(const char* fault) {
    static const QByteArray chosen = qgetenv("PLT_TEST_FAULT");
    return chosen == fault;
}

/// Without the last words of a sanitizer.
void crash(int signal) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void searchForEver() {
    for (volatile bool searching = true; searching;) {
    }
}

struct Rules : counting::Rules {
    using Base = counting::Rules;
    using Base::write;

    static Start deal(const Options& options, std::uint64_t seed) {
        if (has("options-crash") && options.goal == 200) crash(SIGFPE);
        static int dealt = 0;
        return has("deal-by-luck") ? Start{++dealt % 4} : Base::deal(options, seed);
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        if (has("move-eats-memory")) {
            constexpr std::size_t portion = std::size_t{8} << 20;
            static std::vector<std::vector<char>> eaten;
            eaten.emplace_back(portion, static_cast<char>(1));
        }
        if (state.sum == 7) {
            if (has("move-crashes")) crash(SIGSEGV);
            if (has("move-hangs")) searchForEver();
            if (has("move-throws")) throw std::runtime_error("the seventh stone is missing");
            if (has("move-ends-the-program")) std::exit(0);
        }
        return Base::apply(state, move);
    }
    static std::vector<Move> legalMoves(const State& state) {
        auto moves = Base::legalMoves(state);
        if (has("move-is-refused") && state.sum == 4) moves.push_back({4});
        return moves;
    }
    static std::string write(const Move& move) {
        return has("move-reads-back-wrongly") && move.add == 3 ? "2" : Base::write(move);
    }
    static plt::Result<Start> readStart(const Options& options, std::string_view text) {
        return has("start-reads-back-wrongly") ? Start{0} : Base::readStart(options, text);
    }
    static plt::Result<Move> readMove(std::string_view text) {
        if (has("damaged-text-crashes") && text.size() > 2) crash(SIGABRT);
        if (text == "4" && has("move-is-refused")) return Move{4};
        return Base::readMove(text);
    }
    static plt::Hint<Move> hint(const State& state, std::stop_token stop) {
        if (has("hint-hangs") && state.sum > 5) searchForEver();
        if (!has("hint-is-illegal")) return Base::hint(state, std::move(stop));
        plt::Hint<Move> plan;
        plan.steps.push_back({{state.sum > 5 ? 9 : 1}, "It is good.", {}});
        return plan;
    }
};

class View : public plt::RulesView<Rules> {
  public:
    explicit View(QWidget* parent) : RulesView(plt::Clock::shown, parent), label_(new QLabel(this)) {}

  protected:
    void showState(bool) override {
        if (isVisible() && transition() != nullptr && transition()->backwards) {
            if (has("view-crashes")) crash(SIGSEGV);
            if (has("view-throws")) throw std::runtime_error("no more paint");
        }
        label_->setText(QString::number(state().sum));
    }
    void describeOptions(plt::OptionsForm& form, Options& options) override {
        form.preset(QStringLiteral("Long"), [&options] { options.goal = 100; });
        form.number(QStringLiteral("Goal"), &options.goal, 5, 200);
    }

  private:
    QLabel* label_;
};

}  // namespace faulty

class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override { return new faulty::View(parent); }
};

#include "has-a-fault.moc"

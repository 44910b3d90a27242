// SPDX-License-Identifier: MIT
#include "common/script/lua/program.h"

#include "common/script/lua/machine.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace plt::script {

/// The states of Lua of a program. The first is the loading thread's, so that the window never waits for
/// workers; the others are made when they are needed.
class Program::Machines {
  public:
    Machines(std::string text, std::string file, const Limits& limits)
        : text_(std::move(text)), file_(std::move(file)), limits_(limits) {}

    std::optional<Failure> loadFirst() {
        own_ = make();
        // The other states run the same script, and would print the same once more.
        auto failure = own_->load(text_, true);
        globals_ = own_->globals();
        return failure;
    }

    /// Runs `work` with a state that nobody else uses meanwhile.
    template <class Work>
    Results with(const Work& work) {
        if (std::this_thread::get_id() == ownThread_) {
            if (own_ == nullptr) {
                own_ = make();
                if (auto failure = own_->load(text_)) return *std::move(failure);
            }
            auto results = work(*own_);
            if (!own_->isGood()) own_.reset();
            return results;
        }
        auto machine = borrow();
        if (machine == nullptr) {
            machine = make();
            if (auto failure = machine->load(text_)) {
                giveBack(nullptr);
                return *std::move(failure);
            }
        }
        auto results = work(*machine);
        giveBack(machine->isGood() ? std::move(machine) : nullptr);
        return results;
    }

    /// Runs `work` with a state that nothing else uses later.
    template <class Work>
    Results withNew(const Work& work) {
        const auto machine = make();
        if (auto failure = machine->load(text_)) return *std::move(failure);
        return work(*machine);
    }

    const std::vector<Global>& globals() const { return globals_; }

    std::vector<std::string> takePrinted() {
        const std::lock_guard lock(mutex_);
        std::vector<std::string> lines(printed_.begin(), printed_.end());
        printed_.clear();
        return lines;
    }

  private:
    std::unique_ptr<Machine> make() {
        return std::make_unique<Machine>(limits_, file_,
                                         [this](std::string line) { print(std::move(line)); });
    }

    void print(std::string line) {
        constexpr std::size_t most = 500;
        const std::lock_guard lock(mutex_);
        printed_.push_back(std::move(line));
        if (printed_.size() > most) printed_.pop_front();
    }

    /// Returns null if a new one may be made.
    std::unique_ptr<Machine> borrow() {
        std::unique_lock lock(mutex_);
        given_.wait(lock, [this] { return !free_.empty() || borrowed_ < maximumMachines - 1; });
        ++borrowed_;
        if (free_.empty()) return nullptr;
        auto machine = std::move(free_.back());
        free_.pop_back();
        return machine;
    }

    void giveBack(std::unique_ptr<Machine> machine) {
        {
            const std::lock_guard lock(mutex_);
            --borrowed_;
            if (machine != nullptr) free_.push_back(std::move(machine));
        }
        given_.notify_one();
    }

    const std::string text_;
    const std::string file_;
    const Limits limits_;
    const std::thread::id ownThread_ = std::this_thread::get_id();
    std::unique_ptr<Machine> own_;
    std::vector<Global> globals_;

    std::mutex mutex_;
    std::condition_variable given_;
    std::vector<std::unique_ptr<Machine>> free_;
    int borrowed_ = 0;
    std::deque<std::string> printed_;
};

Program::Program(std::unique_ptr<Machines> machines) : machines_(std::move(machines)) {}

Program::~Program() = default;

std::variant<std::shared_ptr<const Program>, Failure> Program::load(std::string text, std::string file,
                                                                    const Limits& limits) {
    auto machines = std::make_unique<Machines>(std::move(text), std::move(file), limits);
    if (auto failure = machines->loadFirst()) return *std::move(failure);
    return std::shared_ptr<const Program>(new Program(std::move(machines)));
}

const std::vector<Global>& Program::globals() const {
    return machines_->globals();
}

bool Program::hasFunction(std::string_view name) const {
    return std::any_of(globals().begin(), globals().end(),
                       [name](const Global& one) { return one.isFunction && one.name == name; });
}

Results Program::value(std::string_view name) const {
    return machines_->with([&](Machine& machine) { return machine.value(std::string(name)); });
}

Results Program::call(const Call& call) const {
    return machines_->with([&](Machine& machine) { return machine.call(call); });
}

Results Program::evaluate(std::string_view text,
                          const std::vector<std::pair<std::string, Value>>& names) const {
    return machines_->withNew([&](Machine& machine) { return machine.evaluate(text, names); });
}

std::vector<std::string> Program::takePrinted() const {
    return machines_->takePrinted();
}

}  // namespace plt::script

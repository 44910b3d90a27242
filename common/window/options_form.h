// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include <QWidget>

class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace plt {

class Preferences;

/// A form for a game's options and preferences: the deal, the players, and the look and behaviour. A game
/// declares all rows in a few calls; a form shows one part of them. Every row is bound to a field: it shows
/// the field's value and writes it when the player changes it. After every change all rows are refreshed, so
/// a preset or a field may change others.
class PLT_API OptionsForm : public QWidget {
    Q_OBJECT

  public:
    /// The purpose of a form. A form of presets shows nothing and is only used for presets().
    enum class Part { newGame, preferences, presets };

    explicit OptionsForm(Preferences& preferences, Part part = Part::newGame, QWidget* parent = nullptr);

    /// The part that this form shows. Rows of other parts cost nothing, but a game should not create widgets
    /// for them.
    Part part() const { return part_; }

    /// Well-known values of the fields ("Beginner"): a button at the top of the form, and an item of the Game
    /// menu. Presets of one group exclude each other.
    struct Preset {
        QString label;
        std::function<void()> set;
        int group = 0;
    };
    /// Adds a preset; `set` writes its values to the fields.
    void preset(const QString& label, std::function<void()> set, int group = 0);
    const std::vector<Preset>& presets() const { return shortcuts_; }
    /// The group of presets for the players; the others are for the deal.
    static constexpr int playerPresets = 1;

    /// Adds a whole number in low .. high in steps.
    template <std::integral T>
    void number(const QString& label, T* field, int low, int high, int step = 1) {
        addNumber(
            label, [field] { return static_cast<int>(*field); },
            [field](int value) { *field = static_cast<T>(value); }, [low] { return low; },
            [high] { return high; }, step);
    }
    /// Adds a whole number whose limits depend on other fields.
    template <std::integral T>
    void number(const QString& label, T* field, const std::function<int()>& low,
                const std::function<int()>& high, int step = 1) {
        addNumber(
            label, [field] { return static_cast<int>(*field); },
            [field](int value) { *field = static_cast<T>(value); }, low, high, step);
    }
    /// Adds a choice of one value, each with its label.
    template <class T>
    void choice(const QString& label, T* field, const std::vector<std::pair<T, QString>>& values) {
        QStringList labels;
        std::vector<T> list;
        for (const auto& [value, text] : values) {
            list.push_back(value);
            labels << text;
        }
        addChoice(
            label, labels,
            [field, list] {
                for (std::size_t i = 0; i < list.size(); ++i)
                    if (list[i] == *field) return static_cast<int>(i);
                return -1;
            },
            [field, list](int index) { *field = list[index]; });
    }
    /// Adds a check box.
    void flag(const QString& label, bool* field) {
        addFlag(
            label, [field] { return *field; }, [field](bool on) { *field = on; });
    }
    /// The same rows, bound to functions instead of fields. A choice's value is its index, -1 for none.
    void addNumber(const QString& label, const std::function<int()>& get, const std::function<void(int)>& set,
                   const std::function<int()>& low, const std::function<int()>& high, int step = 1);
    void addChoice(const QString& label, const QStringList& labels, const std::function<int()>& get,
                   const std::function<void(int)>& set);
    void addFlag(const QString& label, const std::function<bool()>& get,
                 const std::function<void(bool)>& set);

    /// Adds a line of text that depends on the fields ("10 to 71 mines fit"). An empty text hides it.
    void note(std::function<QString()> text);
    /// Disables the row added last (a number, choice or flag) while `holds` returns false.
    void enableWhile(std::function<bool()> holds);
    /// Adds any widget as a row (an editor). Call changed() when it has written to the options.
    void widget(const QString& label, QWidget* widget);

    /// Adds a check box for a preference of the screen (no part of the game), stored under `key` and applied
    /// at once.
    void preference(const QString& label, const QString& key, bool fallback);
    /// Adds a choice for a preference, stored as its index.
    void preferenceChoice(const QString& label, const QString& key, const QStringList& values, int fallback);

    /// Adds any widget that stores a preference itself and applies it at once; with a label, as a row.
    void preferenceWidget(QWidget* widget);
    void preferenceWidget(const QString& label, QWidget* widget);

    /// Refreshes all rows and emits edited().
    void changed();
    /// Returns true if there is an option row (preferences do not count).
    bool hasOptions() const { return optionRows_ > 0; }
    bool hasPreferences() const { return preferenceRows_ > 0; }

  Q_SIGNALS:
    /// Emitted when the player has changed a field.
    void edited();

  private:
    /// Counts a row of a part; returns true if this form shows it.
    bool shows(Part part);
    /// Takes ownership of a hidden widget, which its creator may still use.
    void adoptHidden(QWidget* widget);
    Preferences& preferences_;
    const Part part_;
    std::vector<Preset> shortcuts_;
    /// Lays out the buttons of presets: each group begins a line, and no line is wider than the form should
    /// be.
    void arrangePresets();
    std::vector<std::pair<int, QPushButton*>> presetButtons_;  ///< with their groups
    QVBoxLayout* presetLines_ = nullptr;
    QFormLayout* rows_ = nullptr;
    int optionRows_ = 0;
    int preferenceRows_ = 0;
    bool refreshing_ = false;
    std::vector<std::function<void()>> refreshers_;
};

}  // namespace plt

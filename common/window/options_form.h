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

/// What can be chosen of a game, built by the game from its options' fields in a few calls: what is dealt and
/// who plays, and how it looks and behaves. The game tells all of it; a form shows one part. Every row is
/// bound to a field: it shows the field's value and writes it when the player changes it; all rows show the
/// fields anew after every change (so a preset or one field may change others).
class PLT_API OptionsForm : public QWidget {
    Q_OBJECT

  public:
    /// What a form is for. A form of presets shows nothing: it is asked for presets() alone.
    enum class Part { newGame, preferences, presets };

    explicit OptionsForm(Preferences& preferences, Part part = Part::newGame, QWidget* parent = nullptr);

    /// What this form shows; rows of another part cost nothing, but a widget is better not made for it.
    Part part() const { return part_; }

    /// Something well known that the fields can be set to ("Beginner"): a button on top of the form, and an
    /// item of the Game menu. Presets of one group exclude each other.
    struct Preset {
        QString label;
        std::function<void()> set;
        int group = 0;
    };
    void preset(const QString& label, std::function<void()> set, int group = 0);
    const std::vector<Preset>& presets() const { return shortcuts_; }
    /// Presets of who plays, apart from those of what is played.
    static constexpr int playerPresets = 1;

    /// A whole number in low .. high in steps.
    template <std::integral T>
    void number(const QString& label, T* field, int low, int high, int step = 1) {
        addNumber(
            label, [field] { return static_cast<int>(*field); },
            [field](int value) { *field = static_cast<T>(value); }, [low] { return low; },
            [high] { return high; }, step);
    }
    /// A whole number whose limits depend on other fields.
    template <std::integral T>
    void number(const QString& label, T* field, const std::function<int()>& low,
                const std::function<int()>& high, int step = 1) {
        addNumber(
            label, [field] { return static_cast<int>(*field); },
            [field](int value) { *field = static_cast<T>(value); }, low, high, step);
    }
    /// One of several values, each with its label.
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
            [field, list](int index) { *field = list[static_cast<std::size_t>(index)]; });
    }
    /// Yes or no.
    void flag(const QString& label, bool* field);

    /// A line of text that follows the fields ("10 to 71 mines fit"). Empty text hides it.
    void note(std::function<QString()> text);
    /// The row that was added last, a number, a choice or a flag, means something only while this holds of
    /// the fields: otherwise it is shown, but cannot be changed.
    void appliesWhile(std::function<bool()> holds);
    /// Any widget as a row of its own (an editor). Call changed() when it wrote to the options.
    void widget(const QString& label, QWidget* widget);

    /// A yes-or-no preference of the screen (no part of the game): kept by `key`, applied at once.
    void preference(const QString& label, const QString& key, bool fallback);
    /// A choice preference, kept as the index.
    void preferenceChoice(const QString& label, const QString& key, const QStringList& values, int fallback);

    /// Any widget that keeps a preference by itself and applies it at once; with a label as a row.
    void preferenceWidget(QWidget* widget);
    void preferenceWidget(const QString& label, QWidget* widget);

    /// Shows all fields anew and tells the dialog.
    void changed();
    /// Whether any option row was added (preferences do not count), and any preference.
    bool hasOptions() const { return optionRows_ > 0; }
    bool hasPreferences() const { return preferenceRows_ > 0; }

  Q_SIGNALS:
    void edited();

  private:
    void addNumber(const QString& label, const std::function<int()>& get, const std::function<void(int)>& set,
                   const std::function<int()>& low, const std::function<int()>& high, int step);
    void addChoice(const QString& label, const QStringList& labels, const std::function<int()>& get,
                   const std::function<void(int)>& set);
    /// Counts a row of a part, and says whether it is to be shown.
    bool shows(Part part);
    /// Keeps a widget that is not shown, because whoever made it may still speak to it.
    void keepHidden(QWidget* widget);
    Preferences& preferences_;
    const Part part_;
    std::vector<Preset> shortcuts_;
    /// Lays out the buttons of presets: a group begins a line, and a line is not wider than the form is
    /// wanted.
    void arrangePresets();
    std::vector<std::pair<int, QPushButton*>> presetButtons_;  ///< each with its group
    QVBoxLayout* presetLines_ = nullptr;
    QFormLayout* rows_ = nullptr;
    int optionRows_ = 0;
    int preferenceRows_ = 0;
    bool refreshing_ = false;
    std::vector<std::function<void()>> refreshers_;
};

}  // namespace plt

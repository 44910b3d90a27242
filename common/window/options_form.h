// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include <QWidget>

class QFormLayout;
class QLabel;
class QHBoxLayout;

namespace plt {

class Preferences;

/// The form that an options dialog shows, built by a game from its options' fields in a few calls. Every row
/// is bound to a field: it shows the field's value and writes it when the player changes it; all rows show
/// the fields anew after every change (so a preset or one field may change others).
class PLT_API OptionsForm : public QWidget {
    Q_OBJECT

  public:
    explicit OptionsForm(Preferences& preferences, QWidget* parent = nullptr);

    /// A row of buttons on top, each setting the fields to something well known ("Beginner").
    void preset(const QString& label, std::function<void()> set);

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
    /// Any widget as a row of its own (an editor). Call changed() when it wrote to the options.
    void widget(const QString& label, QWidget* widget);

    /// A yes-or-no preference of the screen (no part of the game): kept by `key`, applied at once, in a group
    /// of its own below the options.
    void preference(const QString& label, const QString& key, bool fallback);
    /// A choice preference, kept as the index.
    void preferenceChoice(const QString& label, const QString& key, const QStringList& values, int fallback);

    /// Any widget that keeps a preference by itself and applies it at once; with a label as a row of that
    /// group.
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
    QFormLayout* preferenceRows();
    Preferences& preferences_;
    QHBoxLayout* presets_ = nullptr;
    QFormLayout* rows_ = nullptr;
    QFormLayout* preferenceLayout_ = nullptr;
    int optionRows_ = 0;
    int preferenceRows_ = 0;
    bool refreshing_ = false;
    std::vector<std::function<void()>> refreshers_;
};

}  // namespace plt

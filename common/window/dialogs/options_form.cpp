// SPDX-License-Identifier: MIT
#include "common/window/options_form.h"

#include "common/language/translated.h"
#include "common/storage/preferences.h"

#include <map>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace plt {

namespace {

/// The maximum width of a line of presets, in characters: wider than the rows below it, yet narrow enough for
/// a small screen.
constexpr int presetLineChars = 72;

/// A spin box that accepts only whole steps from its minimum, also when typed.
class StepSpinBox : public QSpinBox {
  public:
    using QSpinBox::QSpinBox;

  protected:
    int valueFromText(const QString& text) const override {
        const int value = QSpinBox::valueFromText(text);
        return value - (value - minimum()) % qMax(1, singleStep());
    }
};

}  // namespace

OptionsForm::OptionsForm(Preferences& preferences, Part part, QWidget* parent)
    : QWidget(parent), preferences_(preferences), part_(part) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    rows_ = new QFormLayout;
    rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addLayout(rows_);
}

bool OptionsForm::shows(Part part) {
    ++(part == Part::preferences ? preferenceRows_ : optionRows_);
    return part == part_;
}

void OptionsForm::adoptHidden(QWidget* widget) {
    widget->setParent(this);
    widget->hide();
}

void OptionsForm::preset(const QString& label, std::function<void()> set, int group) {
    shortcuts_.push_back({label, set, group});
    if (!shows(Part::newGame)) return;
    auto* button = new QPushButton(label, this);
    button->setAutoDefault(false);
    presetButtons_.emplace_back(group, button);
    arrangePresets();
    connect(button, &QPushButton::clicked, this, [this, set = std::move(set)] {
        set();
        changed();
    });
}

void OptionsForm::arrangePresets() {
    if (presetLines_ == nullptr) {
        presetLines_ = new QVBoxLayout;
        static_cast<QVBoxLayout*>(layout())->insertLayout(0, presetLines_);
    }
    while (auto* grid = presetLines_->takeAt(0)) delete grid;
    std::map<int, std::vector<QPushButton*>> groups;
    for (const auto& [group, button] : presetButtons_) groups[group].push_back(button);
    // Presets of players stand above those of options, as in the rows.
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        const auto& buttons = group->second;
        auto* grid = new QGridLayout;
        presetLines_->addLayout(grid);
        int widest = 1;
        for (const auto* button : buttons) widest = qMax(widest, button->sizeHint().width());
        const int wanted = presetLineChars * fontMetrics().averageCharWidth();
        const int count = int(buttons.size());
        const int most = qBound(1, wanted / (widest + qMax(0, grid->horizontalSpacing())), count);
        const int lines = (count + most - 1) / most;
        const int columns = (count + lines - 1) / lines;
        for (int i = 0; i < count; ++i) grid->addWidget(buttons[i], i / columns, i % columns);
    }
}

void OptionsForm::enableWhile(std::function<bool()> holds) {
    if (part_ != Part::newGame || rows_->rowCount() == 0) return;
    const int row = rows_->rowCount() - 1;
    auto* field = rows_->itemAt(row, QFormLayout::FieldRole)->widget();
    auto* label = rows_->labelForField(field);
    refreshers_.push_back([field, label, holds = std::move(holds)] {
        field->setEnabled(holds());
        if (label != nullptr) label->setEnabled(holds());
    });
    refreshers_.back()();
}

void OptionsForm::addNumber(const QString& label, const std::function<int()>& get,
                            const std::function<void(int)>& set, const std::function<int()>& low,
                            const std::function<int()>& high, int step) {
    if (!shows(Part::newGame)) return;
    auto* box = new StepSpinBox;
    box->setSingleStep(step);
    box->setAccessibleName(label);
    rows_->addRow(labelText(label), box);
    connect(box, &QSpinBox::valueChanged, this, [this, set](int value) {
        if (refreshing_) return;
        set(value);
        changed();
    });
    refreshers_.push_back([box, get, set, low, high] {
        box->setRange(low(), qMax(low(), high()));
        box->setValue(get());
        // A moved limit has clamped the value.
        if (box->value() != get()) set(box->value());
    });
    refreshing_ = true;
    refreshers_.back()();
    refreshing_ = false;
}

void OptionsForm::addChoice(const QString& label, const QStringList& labels, const std::function<int()>& get,
                            const std::function<void(int)>& set) {
    if (!shows(Part::newGame)) return;
    auto* box = new QComboBox;
    box->addItems(labels);
    box->setAccessibleName(label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    rows_->addRow(labelText(label), box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, set](int index) {
        if (refreshing_ || index < 0) return;
        set(index);
        changed();
    });
    refreshers_.push_back([box, get] { box->setCurrentIndex(get()); });
    refreshing_ = true;
    refreshers_.back()();
    refreshing_ = false;
}

void OptionsForm::addFlag(const QString& label, const std::function<bool()>& get,
                          const std::function<void(bool)>& set) {
    if (!shows(Part::newGame)) return;
    auto* box = new QCheckBox(label);
    rows_->addRow(QString(), box);
    connect(box, &QCheckBox::toggled, this, [this, set](bool on) {
        if (refreshing_) return;
        set(on);
        changed();
    });
    refreshers_.push_back([box, get] { box->setChecked(get()); });
    refreshing_ = true;
    refreshers_.back()();
    refreshing_ = false;
}

void OptionsForm::note(std::function<QString()> text) {
    if (part_ != Part::newGame) return;
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setMinimumWidth(320);
    rows_->addRow(label);
    refreshers_.push_back([label, text = std::move(text)] {
        label->setText(text());
        label->setVisible(!label->text().isEmpty());
    });
    label->setText(QString());
    refreshers_.back()();
}

void OptionsForm::widget(const QString& label, QWidget* widget) {
    if (!shows(Part::newGame))
        adoptHidden(widget);
    else if (label.isEmpty())
        rows_->addRow(widget);
    else
        rows_->addRow(labelText(label), widget);
}

void OptionsForm::preference(const QString& label, const QString& key, bool fallback) {
    if (!shows(Part::preferences)) return;
    auto* box = new QCheckBox(label);
    box->setChecked(preferences_.flag(key, fallback));
    rows_->addRow(box);
    connect(box, &QCheckBox::toggled, this, [this, key](bool on) { preferences_.setFlag(key, on); });
}

void OptionsForm::preferenceChoice(const QString& label, const QString& key, const QStringList& values,
                                   int fallback) {
    if (!shows(Part::preferences)) return;
    auto* box = new QComboBox;
    box->addItems(values);
    box->setAccessibleName(label);
    box->setCurrentIndex(qBound(0, preferences_.value(key, fallback).toInt(), int(values.size()) - 1));
    rows_->addRow(labelText(label), box);
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, key](int index) { preferences_.setValue(key, index); });
}

void OptionsForm::preferenceWidget(QWidget* widget) {
    if (shows(Part::preferences))
        static_cast<QVBoxLayout*>(layout())->addWidget(widget);
    else
        adoptHidden(widget);
}

void OptionsForm::preferenceWidget(const QString& label, QWidget* widget) {
    if (shows(Part::preferences))
        rows_->addRow(labelText(label), widget);
    else
        adoptHidden(widget);
}

void OptionsForm::changed() {
    if (refreshing_) return;
    refreshing_ = true;
    // Twice, because a limit may depend on a field in a later row.
    for (int pass = 0; pass < 2; ++pass)
        for (const auto& refresh : refreshers_) refresh();
    refreshing_ = false;
    Q_EMIT edited();
}

}  // namespace plt

// SPDX-License-Identifier: MIT
#include "gcalc/desk/preference_rows.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

namespace gcalc {

PreferenceRows::PreferenceRows(const Preferences& preferences, std::function<void(const Preferences&)> change,
                               QWidget* parent)
    : QWidget(parent), preferences_(preferences), change_(std::move(change)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    const Preferences usual;
    flag(tr("Evaluate as soon as something is applied"), &Preferences::evaluatesAtOnce);
    limit(tr("Limit the depth of evaluation"), &Preferences::depth, *usual.depth, deepestEvaluation);
    limit(tr("Leave out what has fewer pixels than"), &Preferences::cutoff, *usual.cutoff, maximumCutoff);
    flag(tr("Share an argument out by the body's halves"), &Preferences::sharesArguments);
    flag(tr("Colours are functions that mix"), &Preferences::coloursAreFunctions);
    flag(tr("Never print a picture instead of a drawing"), &Preferences::neverBitmap);
}

void PreferenceRows::flag(const QString& label, bool Preferences::*field) {
    auto* box = new QCheckBox(label);
    box->setChecked(preferences_.*field);
    layout()->addWidget(box);
    connect(box, &QCheckBox::toggled, this, [this, field](bool on) {
        preferences_.*field = on;
        change_(preferences_);
    });
}

void PreferenceRows::limit(const QString& label, std::optional<int> Preferences::*field, int usual,
                           int most) {
    auto* row = new QHBoxLayout;
    auto* box = new QCheckBox(label);
    auto* number = new QSpinBox;
    number->setRange(0, most);
    number->setAccessibleName(label);
    box->setChecked((preferences_.*field).has_value());
    number->setValue((preferences_.*field).value_or(usual));
    number->setEnabled(box->isChecked());
    row->addWidget(box, 1);
    row->addWidget(number);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    const auto update = [this, field, box, number] {
        number->setEnabled(box->isChecked());
        preferences_.*field = box->isChecked() ? std::optional(number->value()) : std::nullopt;
        change_(preferences_);
    };
    connect(box, &QCheckBox::toggled, this, update);
    connect(number, &QSpinBox::valueChanged, this, update);
}

}  // namespace gcalc

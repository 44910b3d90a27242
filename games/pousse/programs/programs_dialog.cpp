// SPDX-License-Identifier: MIT
#include "pousse/programs/programs_dialog.h"

#include "common/window/documents.h"
#include "pousse/scene/words.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace pousse {

ProgramsDialog::ProgramsDialog(ProgramList& list, QWidget* parent)
    : QDialog(parent),
      list_(list),
      entries_(new QListWidget),
      name_(new QLineEdit),
      quit_(new QCheckBox(tr("End the list of &moves with QUIT"))),
      remove_(new QPushButton(tr("&Remove"))) {
    setWindowTitle(tr("Player programs"));
    auto* column = new QVBoxLayout(this);
    auto* words = new QLabel(
        tr("Programs that speak the interface of the contest: they read the size and the moves so far, and "
           "write one move. They run with your rights, so add only programs that you trust. A side plays by "
           "one when its player is \"Player program\"."));
    words->setWordWrap(true);
    column->addWidget(words);
    entries_->setAccessibleName(tr("Player programs"));
    column->addWidget(entries_, 1);
    auto* buttons = new QHBoxLayout;
    auto* adding = new QPushButton(tr("&Add..."));
    buttons->addWidget(adding);
    buttons->addWidget(remove_);
    buttons->addStretch();
    column->addLayout(buttons);
    auto* rows = new QFormLayout;
    rows->addRow(tr("&Name:"), name_);
    rows->addRow(quit_);
    for (const Mark side : {Mark::x, Mark::o}) {
        auto* box = new QComboBox;
        sides_[side == Mark::x ? 0 : 1] = box;
        rows->addRow(side == Mark::x ? tr("Plays &X:") : tr("Plays &O:"), box);
        connect(box, &QComboBox::activated, this, [this, side](int index) { list_.choose(side, index - 1); });
    }
    column->addLayout(rows);
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    column->addWidget(close);
    // Enter in a field only ends the editing.
    for (auto* button : {adding, remove_, close->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(adding, &QPushButton::clicked, this, [this] {
        const QString path = plt::chooseFileToOpen(this, tr("Add a player program"));
        if (!path.isEmpty()) add(path);
    });
    connect(remove_, &QPushButton::clicked, this, [this] {
        const int row = entries_->currentRow();
        auto programs = list_.programs();
        if (row < 0 || row >= programs.size()) return;
        programs.removeAt(row);
        for (const Mark side : {Mark::x, Mark::o})
            if (list_.chosenFor(side) >= row)
                list_.choose(side, list_.chosenFor(side) == row ? -1 : list_.chosenFor(side) - 1);
        list_.setPrograms(programs);
    });
    connect(entries_, &QListWidget::currentRowChanged, this, &ProgramsDialog::showEntry);
    connect(name_, &QLineEdit::editingFinished, this, [this] {
        if (!name_->text().trimmed().isEmpty())
            change([this](Program& program) { program.name = name_->text().trimmed(); });
    });
    connect(quit_, &QCheckBox::toggled, this,
            [this](bool on) { change([on](Program& program) { program.endsWithQuit = on; }); });
    connect(&list_, &ProgramList::changed, this, &ProgramsDialog::showList);
    showList();
}

void ProgramsDialog::add(const QString& path) {
    auto programs = list_.programs();
    programs.append({QFileInfo(path).fileName(), path});
    const auto last = static_cast<int>(programs.size()) - 1;
    list_.setPrograms(programs);
    // A newly added program is selected for a side that has none.
    for (const Mark side : {Mark::x, Mark::o})
        if (list_.chosenFor(side) < 0) list_.choose(side, last);
    entries_->setCurrentRow(last);
}

void ProgramsDialog::change(const std::function<void(Program&)>& edit) {
    const int row = entries_->currentRow();
    auto programs = list_.programs();
    if (showing_ || row < 0 || row >= programs.size()) return;
    edit(programs[row]);
    if (programs != list_.programs()) list_.setPrograms(programs);
}

void ProgramsDialog::showList() {
    showing_ = true;
    const int row = entries_->currentRow();
    entries_->clear();
    for (const Program& program : list_.programs()) {
        auto* item = new QListWidgetItem(program.name, entries_);
        item->setToolTip(program.path);
    }
    entries_->setCurrentRow(std::min(std::max(row, 0), entries_->count() - 1));
    for (const Mark side : {Mark::x, Mark::o}) {
        auto* box = sides_[side == Mark::x ? 0 : 1];
        box->clear();
        box->addItem(tr("None"));
        for (const Program& program : list_.programs()) box->addItem(program.name);
        box->setCurrentIndex(list_.chosenFor(side) + 1);
    }
    showing_ = false;
    showEntry();
}

void ProgramsDialog::showEntry() {
    const bool before = std::exchange(showing_, true);
    const int row = entries_->currentRow();
    const bool some = row >= 0 && row < list_.programs().size();
    for (QWidget* widget :
         {static_cast<QWidget*>(name_), static_cast<QWidget*>(quit_), static_cast<QWidget*>(remove_)})
        widget->setEnabled(some);
    name_->setText(some ? list_.programs()[row].name : QString());
    quit_->setChecked(some && list_.programs()[row].endsWithQuit);
    showing_ = before;
}

}  // namespace pousse

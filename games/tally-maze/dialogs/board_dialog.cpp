// SPDX-License-Identifier: MIT
#include "tally-maze/dialogs/board_dialog.h"

#include "common/language/translated.h"
#include "common/session/game_id.h"
#include "tally-maze/maze/board_code.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tally_maze {

std::optional<NamedBoard> boardNamed(const QString& text, int size) {
    const auto wanted = text.trimmed().toStdString();
    const auto id = plt::readGameId<Rules>(wanted);
    if (id && !id->seed) return NamedBoard{id->options, id->start};
    const auto ofSize = [&wanted](int side) -> std::optional<NamedBoard> {
        auto number = readBoard(wanted, mazeCount(side, side));
        if (!number) return std::nullopt;
        return NamedBoard{{side}, {std::move(*number)}};
    };
    if (auto board = ofSize(size)) return board;
    for (int side = smallestSize; side <= largestSize; ++side)
        if (auto board = ofSize(side)) return board;
    return std::nullopt;
}

BoardDialog::BoardDialog(const Options& options, const BoardNumber& first, const BoardNumber& now,
                         QWidget* parent)
    : QDialog(parent), entry_(new QLineEdit), size_(new QSpinBox), problem_(new QLabel) {
    setWindowTitle(tr("Board code and number"));
    auto* column = new QVBoxLayout(this);
    auto* intro = new QLabel(
        tr("Every maze of a size has a number. Its code is the same number in fewer letters. Give either to "
           "somebody else, and you play the same board."));
    intro->setWordWrap(true);
    column->addWidget(intro);
    auto* form = new QFormLayout;
    const auto shown = [this, form](const QString& label, const QString& name, const std::string& value) {
        const auto text = QString::fromStdString(value);
        auto* row = new QHBoxLayout;
        auto* field = new QLineEdit(text);
        field->setReadOnly(true);
        field->setObjectName(name);
        field->setAccessibleName(label);
        field->setCursorPosition(0);
        field->setMinimumWidth(fontMetrics().averageCharWidth() * 46);
        auto* copy = new QPushButton(tr("Copy"));
        copy->setAutoDefault(false);
        copy->setAccessibleName(tr("Copy: %1").arg(label));
        connect(copy, &QPushButton::clicked, this, [text] { QApplication::clipboard()->setText(text); });
        row->addWidget(field, 1);
        row->addWidget(copy);
        form->addRow(tr("%1:").arg(label), row);
    };
    shown(tr("Code of this board"), QStringLiteral("firstCode"), boardCode(first));
    shown(tr("Its number"), QStringLiteral("firstNumber"), boardDigits(first));
    if (now != first) {
        shown(tr("Code of the maze now"), QStringLiteral("nowCode"), boardCode(now));
        shown(tr("Its number"), QStringLiteral("nowNumber"), boardDigits(now));
    }
    entry_->setObjectName(QStringLiteral("entry"));
    entry_->setClearButtonEnabled(true);
    entry_->setPlaceholderText(tr("A code or a number"));
    entry_->setMaxLength(10'000);
    form->addRow(tr("&Play this board:"), entry_);
    size_->setObjectName(QStringLiteral("size"));
    size_->setRange(smallestSize, largestSize);
    size_->setValue(options.size);
    form->addRow(tr("&Size:"), size_);
    column->addLayout(form);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setTextFormat(Qt::PlainText);
    problem_->setWordWrap(true);
    problem_->hide();
    column->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* go = buttons->addButton(tr("Play"), QDialogButtonBox::AcceptRole);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    go->setDefault(true);
    go->setEnabled(false);
    column->addWidget(buttons);
    connect(entry_, &QLineEdit::textChanged, this, [this, go](const QString& text) {
        go->setEnabled(!text.trimmed().isEmpty());
        problem_->hide();
    });
    connect(size_, &QSpinBox::valueChanged, problem_, &QLabel::hide);
    connect(buttons, &QDialogButtonBox::accepted, this, &BoardDialog::play);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    entry_->setFocus();
}

void BoardDialog::play() {
    const auto text = entry_->text().trimmed().toStdString();
    const Options options{size_->value()};
    QString problem;
    if (const auto read = Rules::readStart(options, text)) {
        board_ = {options, *read};
        accept();
        return;
    } else {
        problem = plt::translated(read.problem());
    }
    // Somebody may have copied the whole game ID, or the board is of another size.
    if (const auto other = boardNamed(entry_->text(), options.size)) {
        if (text.find(':') != std::string::npos) {
            board_ = *other;
            accept();
            return;
        }
        problem += QLatin1Char(' ') +
                   tr("It may be one of a larger size, from %L1 × %L1 on.").arg(other->options.size);
    }
    problem_->setText(problem);
    problem_->show();
    // The dialog grows by what is said: squeezed, the lines above would be cut.
    layout()->activate();
    if (const int needed = layout()->totalHeightForWidth(width()); needed > height()) resize(width(), needed);
    entry_->setFocus();
    entry_->selectAll();
}

}  // namespace tally_maze

// SPDX-License-Identifier: MIT
#include "common/script/view/script_console.h"

#include <utility>

#include <QFontDatabase>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace plt::script {

namespace {

constexpr int maximumLines = 2000;

}  // namespace

ScriptConsole::ScriptConsole(std::function<QString(const QString&)> evaluate, QWidget* parent)
    : QDialog(parent), evaluate_(std::move(evaluate)), lines_(new QPlainTextEdit), input_(new QLineEdit) {
    setWindowTitle(tr("Script"));
    setObjectName(QStringLiteral("console"));
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    lines_->setReadOnly(true);
    lines_->setFont(fixed);
    lines_->setMaximumBlockCount(maximumLines);
    lines_->setAccessibleName(tr("Values, printed lines and mistakes"));
    input_->setFont(fixed);
    input_->setPlaceholderText(QStringLiteral("legal_moves(state)"));
    input_->installEventFilter(this);
    auto* label = new QLabel(tr("&Expression with the shown state as \"state\":"));
    label->setBuddy(input_);
    auto* button = new QPushButton(tr("E&valuate"));
    button->setDefault(true);
    auto* row = new QHBoxLayout;
    row->addWidget(input_, 1);
    row->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->addWidget(lines_, 1);
    column->addWidget(label);
    column->addLayout(row);
    connect(button, &QPushButton::clicked, this, &ScriptConsole::run);
    resize(560, 360);
    input_->setFocus();
}

void ScriptConsole::addLines(const QStringList& lines) {
    for (const QString& line : lines) lines_->appendPlainText(line);
}

void ScriptConsole::run() {
    const QString text = input_->text().trimmed();
    if (text.isEmpty()) return;
    typed_.removeAll(text);
    typed_ << text;
    recalled_ = typed_.size();
    input_->clear();
    addLines({QStringLiteral("> ") + text});
    addLines({evaluate_(text)});
}

bool ScriptConsole::eventFilter(QObject* watched, QEvent* event) {
    if (watched == input_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const qsizetype to = recalled_ + (key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0);
        if (to != recalled_ && to >= 0 && to <= typed_.size()) {
            recalled_ = to;
            input_->setText(to < typed_.size() ? typed_[to] : QString());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace plt::script

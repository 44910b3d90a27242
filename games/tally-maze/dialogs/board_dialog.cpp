// SPDX-License-Identifier: MIT
#include "tally-maze/dialogs/board_dialog.h"

#include "common/language/translated.h"
#include "common/session/any_rules.h"
#include "common/session/rules_session.h"
#include "tally-maze/maze/board_code.h"

#include <QSpinBox>
#include <QStringView>

namespace tally_maze {

std::optional<NamedBoard> boardNamed(const QString& text, int size) {
    // The clipboard may hold a whole book: a text that is too long for a board is not examined.
    const auto trimmed = QStringView(text).trimmed();
    if (static_cast<std::size_t>(trimmed.size()) > maximumBoardTextLength) return std::nullopt;
    const auto wanted = trimmed.toString().toStdString();
    if (const auto id = plt::readGameId(plt::rulesOf<Rules>(), wanted)) {
        NamedBoard board{id->options.as<Options>(), {}, id->seed};
        if (!id->seed) board.start = id->start.as<Start>();
        return board;
    }
    const auto ofSize = [&wanted](int side) -> std::optional<NamedBoard> {
        auto number = readBoard(wanted, mazeCount(side, side));
        if (!number) return std::nullopt;
        return NamedBoard{{side}, {std::move(*number)}, std::nullopt};
    };
    if (auto board = ofSize(size)) return board;
    for (int side = smallestSize; side <= largestSize; ++side)
        if (auto board = ofSize(side)) return board;
    return std::nullopt;
}

BoardDialog::BoardDialog(const Options& options, const BoardNumber& first, const BoardNumber& now,
                         QWidget* parent)
    : plt::CodeDialog(tr("Board code and number"),
                      tr("Every maze of a size has a number. Its code is the same number in fewer letters. "
                         "Give either to somebody else, and you play the same board."),
                      parent),
      size_(new QSpinBox) {
    const auto show = [this](const QString& label, const QString& name, const std::string& code) {
        addCode(label, name, QString::fromStdString(code));
    };
    show(tr("Code of this board"), QStringLiteral("firstCode"), boardCode(first));
    show(tr("Its number"), QStringLiteral("firstNumber"), boardDigits(first));
    if (now != first) {
        show(tr("Code of the maze now"), QStringLiteral("nowCode"), boardCode(now));
        show(tr("Its number"), QStringLiteral("nowNumber"), boardDigits(now));
    }
    addEntry(tr("&Play this board:"), tr("A code, a number or a game ID"));
    size_->setObjectName(QStringLiteral("size"));
    size_->setRange(smallestSize, largestSize);
    size_->setValue(options.size);
    addRow(tr("&Size:"), size_);
    connect(size_, &QSpinBox::valueChanged, this, &BoardDialog::clearProblem);
}

QString BoardDialog::submit(const QString& entered) {
    const auto text = entered.trimmed().toStdString();
    const Options options{size_->value()};
    const auto read = Rules::readStart(options, text);
    if (read) {
        board_ = {options, *read, std::nullopt};
        return {};
    }
    const QString problem = plt::translated(read.problem());
    const auto other = boardNamed(entered, options.size);
    if (!other) return problem;
    // The text may be a complete game ID, or the board may have another size.
    if (text.find_first_of("#:") != std::string::npos) {
        board_ = *other;
        return {};
    }
    return plt::passage(
        {problem, tr("It may be one of a larger size, from %L1 × %L1 on.").arg(other->options.size)});
}

}  // namespace tally_maze

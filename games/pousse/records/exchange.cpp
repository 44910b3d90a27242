// SPDX-License-Identifier: MIT
#include "pousse/records/exchange.h"

#include "common/language/translated.h"
#include "pousse/view.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMessageBox>

namespace pousse {

// ContestFormat ---------------------------------------------------------------------------------------------

QString ContestFormat::name() const {
    return Exchange::tr("Games in contest notation");
}

QStringList ContestFormat::endings() const {
    return {QStringLiteral("pousse"), QStringLiteral("txt")};
}

plt::DocumentContents ContestFormat::read(const QByteArray& bytes) {
    plt::DocumentContents contents;
    const auto record = readRecord(bytes.toStdString());
    if (!record) {
        contents.problems.push_back({0, plt::translated(record.problem())});
        return contents;
    }
    const QString title =
        Exchange::tr("%L1 x %L1, %Ln moves", "%L1 x %L1, one move", static_cast<int>(record->moves.size()))
            .arg(record->size);
    contents.entries.push_back({title, [this, game = *record] { view_.showRecord(game); }});
    return contents;
}

plt::WrittenDocument ContestFormat::write() {
    return {QByteArray::fromStdString(writeRecord(view_.record())), {}};
}

// Exchange --------------------------------------------------------------------------------------------------

Exchange::Exchange(View& view) : QObject(&view), view_(view), format_(view) {
    add("copyGame", tr("&Copy the game"), QKeySequence::Copy, [this] {
        QApplication::clipboard()->setText(QString::fromStdString(writeRecord(view_.record())));
        Q_EMIT view_.notice(tr("The game was copied in contest notation."));
    });
    add("pasteGame", tr("&Paste a game"), QKeySequence::Paste, [this] {
        const QString text = QApplication::clipboard()->text();
        if (!view_.openShared(text)) importText(text);
    });
}

void Exchange::add(const char* name, const QString& text, const QKeySequence& shortcut,
                   const std::function<void()>& run) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, run);
    actions_.append(action);
}

void Exchange::importText(const QString& text) {
    if (text.trimmed().isEmpty()) {
        showProblem(
            tr("There is no text to paste. Copy a game in contest notation first: the size of the board, and "
               "then one move in each line."));
        return;
    }
    const auto record = readRecord(text.toStdString());
    if (record)
        view_.showRecord(*record);
    else
        showProblem(plt::translated(record.problem()));
}

void Exchange::showProblem(const QString& problem) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, tr("This cannot be pasted"), problem, QMessageBox::Ok, &view_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

}  // namespace pousse

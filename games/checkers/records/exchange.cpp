// SPDX-License-Identifier: MIT
#include "checkers/records/exchange.h"

#include "checkers/board/notation.h"
#include "checkers/records/dialogs.h"
#include "checkers/records/pdn.h"
#include "checkers/view.h"
#include "common/language/translated.h"
#include "common/window/documents.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMessageBox>

namespace checkers {

Exchange::Exchange(View& view) : QObject(&view), view_(view), format_(view) {
    add("copyGame", tr("&Copy the game (PDN)"), QKeySequence::Copy, &Exchange::copyGame);
    add("copyPosition", tr("Copy the position (FE&N)"), {}, &Exchange::copyPosition);
    add("paste", tr("&Paste a game or position"), QKeySequence::Paste, &Exchange::paste);
    add("enterPosition", tr("Enter a posi&tion..."), {}, &Exchange::enterPosition);
}

void Exchange::add(const char* name, const QString& text, const QKeySequence& shortcut,
                   void (Exchange::*run)()) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, run);
    texts_.append(action);
}

void Exchange::showProblem(const QString& title, const QString& problem) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, problem, QMessageBox::Ok, &view_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

// Texts -----------------------------------------------------------------------------------------------------

void Exchange::copyGame() {
    QApplication::clipboard()->setText(QString::fromStdString(writePdn(view_.record())));
    Q_EMIT view_.notice(tr("The game was copied as PDN."));
}

void Exchange::copyPosition() {
    const QString fen = QString::fromStdString(writeFen(view_.state().position));
    QApplication::clipboard()->setText(fen);
    Q_EMIT view_.notice(tr("Copied: %1").arg(fen));
}

void Exchange::paste() {
    const QString text = QApplication::clipboard()->text();
    if (!view_.openShared(text)) importText(text);
}

void Exchange::importText(const QString& text) {
    const QString title = tr("This cannot be pasted");
    if (text.trimmed().isEmpty()) {
        showProblem(title, tr("There is no text to paste. Copy a game in PDN or a position in FEN first."));
        return;
    }
    // A position is a single line that begins with the side to move.
    const QString line = text.trimmed();
    if (line.startsWith(QLatin1String("B:"), Qt::CaseInsensitive) ||
        line.startsWith(QLatin1String("W:"), Qt::CaseInsensitive)) {
        const auto position = readFen(line.toStdString());
        if (!position)
            showProblem(title, plt::translated(position.problem()));
        else if (!canMove(*position))
            showProblem(title, PositionDialog::tr("The side to move has no move in this position."));
        else
            view_.showPosition(*position, view_.session().seats());
        return;
    }
    const QString problem =
        plt::showContents(format_.read(text.toUtf8()), tr("Games from the clipboard"), &view_);
    if (!problem.isEmpty()) showProblem(title, problem);
}

void Exchange::enterPosition() {
    PositionDialog dialog(view_.state().position, view_.session(), view_.pieceSet(), &view_);
    if (dialog.exec() == QDialog::Accepted) view_.showPosition(dialog.position(), dialog.seats());
}

}  // namespace checkers

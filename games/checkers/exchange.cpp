// SPDX-License-Identifier: MIT
#include "checkers/exchange.h"

#include "checkers/dialogs.h"
#include "checkers/notation.h"
#include "checkers/pdn_file.h"
#include "checkers/view.h"
#include "common/language/translated.h"
#include "common/storage/preferences.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace checkers {

namespace {

const auto folderKey = QStringLiteral("folder");

}  // namespace

Exchange::Exchange(View& view) : QObject(&view), view_(view) {
    add(files_, "open", tr("&Open a game (PDN)..."), QKeySequence::Open, &Exchange::chooseFile);
    add(files_, "save", tr("Sa&ve the game (PDN)..."), QKeySequence::Save, &Exchange::saveAs);
    add(texts_, "copyGame", tr("&Copy the game (PDN)"), QKeySequence::Copy, &Exchange::copyGame);
    add(texts_, "copyPosition", tr("Copy the position (FE&N)"), {}, &Exchange::copyPosition);
    add(texts_, "paste", tr("&Paste a game or position"), QKeySequence::Paste, &Exchange::paste);
    add(texts_, "enterPosition", tr("Enter a posi&tion..."), {}, &Exchange::enterPosition);
}

QAction* Exchange::add(QList<QAction*>& list, const char* name, const QString& text,
                       const QKeySequence& shortcut, void (Exchange::*run)()) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, run);
    list.append(action);
    return action;
}

void Exchange::tell(const QString& title, const QString& problem) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, problem, QMessageBox::Ok, &view_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

// Files -----------------------------------------------------------------------------------------------------

void Exchange::chooseFile() {
    const QString folder = view_.preferences().value(folderKey).toString();
    const QString path = QFileDialog::getOpenFileName(&view_, tr("Open a game"), folder,
                                                      tr("Games (*.pdn *.PDN);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

void Exchange::open(const QString& path) {
    const PdnContent content = readPdnFile(path);
    if (!content.problem.isEmpty()) {
        tell(tr("This file cannot be opened"), content.problem);
        return;
    }
    view_.preferences().setValue(folderKey, QFileInfo(path).absolutePath());
    show(content);
}

void Exchange::show(const PdnContent& content) {
    std::size_t which = 0;
    if (content.games.size() > 1) {
        GameChoice choice(content.games, &view_);
        if (choice.exec() != QDialog::Accepted || choice.chosen() < 0) return;
        which = static_cast<std::size_t>(choice.chosen());
    }
    view_.showRecord(content.games[which]);
    Q_EMIT view_.notice(tr("%1. %2 goes back through it.")
                            .arg(gameTitle(content.games[which]),
                                 QKeySequence(Qt::ALT | Qt::Key_Left).toString(QKeySequence::NativeText)));
}

void Exchange::saveAs() {
    const QString folder = view_.preferences().value(folderKey).toString();
    QString path = QFileDialog::getSaveFileName(
        &view_, tr("Save the game"),
        folder.isEmpty() ? tr("checkers.pdn") : folder + QLatin1Char('/') + tr("checkers.pdn"),
        tr("Games (*.pdn)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".pdn");
    save(path);
}

void Exchange::save(const QString& path) {
    TagsDialog tags(view_.record(), view_.pieceSet(), &view_);
    if (tags.exec() != QDialog::Accepted) return;
    const QString problem = writePdnFile(path, tags.game());
    if (!problem.isEmpty()) {
        tell(tr("The game cannot be saved"), problem);
        return;
    }
    view_.preferences().setValue(folderKey, QFileInfo(path).absolutePath());
    Q_EMIT view_.notice(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
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
    take(QApplication::clipboard()->text());
}

void Exchange::take(const QString& text) {
    const QString title = tr("This cannot be pasted");
    if (text.trimmed().isEmpty()) {
        tell(title, tr("There is no text to paste. Copy a game in PDN or a position in FEN first."));
        return;
    }
    // A position is one line that begins with the side to move.
    const QString line = text.trimmed();
    if (line.startsWith(QLatin1String("B:")) || line.startsWith(QLatin1String("W:"))) {
        const auto position = readFen(line.toStdString());
        if (!position)
            tell(title, plt::translated(position.problem()));
        else if (!canMove(*position))
            tell(title, PositionDialog::tr("The side to move has no move in this position."));
        else
            view_.showPosition(*position, view_.session().seats());
        return;
    }
    const PdnContent content = readPdnBytes(text.toUtf8());
    if (content.problem.isEmpty())
        show(content);
    else
        tell(title, content.problem);
}

void Exchange::enterPosition() {
    PositionDialog dialog(view_.state().position, view_.session(), view_.pieceSet(), &view_);
    if (dialog.exec() == QDialog::Accepted) view_.showPosition(dialog.position(), dialog.seats());
}

}  // namespace checkers

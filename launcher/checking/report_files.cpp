// SPDX-License-Identifier: MIT
#include "launcher/checking/report_files.h"

#include <QFile>

namespace plt {

const QString recordFileName = QStringLiteral("record");
const QString problemsFileName = QStringLiteral("problems");
const QString notesFileName = QStringLiteral("notes");

QStringList linesOf(const QString& file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(in.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

void addLine(const QString& file, const QString& line) {
    QFile out(file);
    if (out.open(QIODevice::Append)) out.write(line.simplified().toUtf8() + '\n');
}

}  // namespace plt

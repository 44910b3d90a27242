// SPDX-License-Identifier: MIT
#include "pousse/programs/program_list.h"

#include "common/storage/preferences.h"
#include "pousse/programs/roster.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace pousse {

namespace {

const auto programsKey = QStringLiteral("programs");
const auto nameKey = QStringLiteral("name");
const auto pathKey = QStringLiteral("path");
const auto quitKey = QStringLiteral("quit");
const auto listKey = QStringLiteral("list");
const auto xKey = QStringLiteral("x");
const auto oKey = QStringLiteral("o");

}  // namespace

void ProgramList::readFrom(plt::Preferences& preferences) {
    preferences_ = &preferences;
    const auto kept = QJsonDocument::fromJson(preferences.value(programsKey).toString().toUtf8()).object();
    programs_.clear();
    for (const auto& one : kept.value(listKey).toArray()) {
        const auto object = one.toObject();
        const Program program{object.value(nameKey).toString(), object.value(pathKey).toString(),
                              object.value(quitKey).toBool()};
        if (!program.path.isEmpty()) programs_.append(program);
    }
    chosen_ = {kept.value(xKey).toInt(-1), kept.value(oKey).toInt(-1)};
    applyChanges();
}

void ProgramList::setPrograms(const QList<Program>& programs) {
    programs_ = programs;
    applyChanges();
}

void ProgramList::choose(Mark side, int number) {
    chosen_[side == Mark::x ? 0 : 1] = number;
    applyChanges();
}

QString ProgramList::nameFor(Mark side) const {
    const int number = chosenFor(side);
    return number >= 0 ? programs_[number].name : QString();
}

void ProgramList::applyChanges() {
    QJsonArray list;
    for (const Program& program : programs_)
        list.append(
            QJsonObject{{nameKey, program.name}, {pathKey, program.path}, {quitKey, program.endsWithQuit}});
    for (int& number : chosen_)
        if (number < -1 || number >= programs_.size()) number = -1;
    if (preferences_ != nullptr) {
        const QJsonObject kept{{listKey, list}, {xKey, chosen_[0]}, {oKey, chosen_[1]}};
        preferences_->setValue(programsKey,
                               QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
    }
    for (const Mark side : {Mark::x, Mark::o}) {
        const int number = chosenFor(side);
        if (number < 0) {
            setGuest(side, std::nullopt);
            continue;
        }
        const Program program = programs_[number];
        setGuest(side, Guest{program.name.toStdString(),
                             [program](const State& state, const plt::Question& question) {
                                 return askProgram(program, state, question.stop);
                             }});
    }
    Q_EMIT changed();
}

}  // namespace pousse

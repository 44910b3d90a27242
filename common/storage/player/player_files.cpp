// SPDX-License-Identifier: MIT
#include "common/storage/player/player_files.h"

#include "common/storage/files.h"
#include "common/system/broker/broker.h"

#include <QCoreApplication>

namespace plt {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PlayerFiles)

  public:
    static QString noAnswer() { return tr("The system did not hand over the file."); }
};

}  // namespace

std::unique_ptr<QFile> openPlayerFile(const QString& path, QString* problem, QWidget* parent) {
    auto file = std::make_unique<QFile>(path);
    if (file->open(QIODevice::ReadOnly)) return file;
    *problem = file->errorString();
    if (!broker::isAvailable() || file->error() != QFileDevice::OpenError) return nullptr;
    auto answer = broker::ask({{broker::requestKey, broker::read}, {broker::pathKey, path}}, parent);
    *problem = answer ? answer->words.value(broker::problemKey).toString() : Words::noAnswer();
    if (!problem->isEmpty()) return nullptr;
    file = std::make_unique<QFile>();
    if (answer->file.get() >= 0 &&
        file->open(answer->file.release(), QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return file;
    *problem = Words::noAnswer();
    return nullptr;
}

QString writePlayerFile(const QString& path, const QByteArray& bytes) {
    if (!broker::isAvailable()) return storage::writeFile(path, bytes);
    const auto content = descriptors::inMemory(bytes);
    if (content.get() < 0) return Words::noAnswer();
    const auto answer =
        broker::ask({{broker::requestKey, broker::write}, {broker::pathKey, path}}, nullptr, content.get());
    return answer ? answer->words.value(broker::problemKey).toString() : Words::noAnswer();
}

}  // namespace plt

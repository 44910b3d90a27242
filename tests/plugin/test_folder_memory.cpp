// SPDX-License-Identifier: MIT
#include "common/plugin/folder/folder_memory.h"
#include "common/plugin/folder/info_file.h"
#include "common/plugin/game_plugin.h"
#include "tests/plugin/games_dir.h"

#include <QFileInfo>

using plt::FolderMemory;
using plt::GameFolder;

namespace {

bool same(const GameFolder& a, const GameFolder& b) {
    return a.isGame == b.isGame && a.whyIgnored == b.whyIgnored && a.info == b.info &&
           a.problems == b.problems;
}

}  // namespace

/// The record of games' folders from one start to the next.
class TestFolderMemory : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        dir_ = std::make_unique<GamesDir>();
        dir_->add(QStringLiteral("good"),
                  "game: lib\nname: Good\ngame-set: Set\nsummary: One line\nicon: icon.svg\n");
        dir_->add(QStringLiteral("bad"), "game: [\n");
        dir_->add(QStringLiteral("warned"), "game: lib\nicon: nothing.svg\n");
        dir_->write(QStringLiteral("none/readme"), "no game");
        keep_ = std::make_unique<QTemporaryDir>();
        for (const QString& name : names()) {
            found_[name] = memory_.readAndStore(dir_->file(name));
            QVERIFY(same(found_[name], plt::readGameFolder(dir_->file(name))));
        }
    }
    void cleanup() {
        memory_ = {};
        found_.clear();
        dir_.reset();
        keep_.reset();
    }

    void remembersAll() {
        for (const QString& name : names()) {
            const auto known = memory_.find(dir_->file(name));
            QVERIFY2(known && same(*known, found_[name]), qPrintable(name));
        }
        QVERIFY(!memory_.find(dir_->file(QStringLiteral("other"))));
    }

    void writesAndReads() {
        memory_.save(file());
        const FolderMemory again = FolderMemory::load(file());
        for (const QString& name : names()) {
            const auto known = again.find(dir_->file(name));
            QVERIFY2(known && same(*known, found_[name]), qPrintable(name));
        }
    }

    void whatIsWrongIsKeptInNoLanguage() {
        // Sentences within sentences, numbers, counts.
        dir_->write(QStringLiteral("bad/info.yaml"), "game: lib\n" + QByteArray(70000, '#'));
        memory_.readAndStore(dir_->file(QStringLiteral("bad")));
        memory_.save(file());
        const auto known = FolderMemory::load(file()).find(dir_->file(QStringLiteral("bad")));
        QVERIFY(known);
        QCOMPARE(known->info.obstacle.fault, plt::Fault::tooLarge);
        QCOMPARE(known->info.obstacle.detail,
                 plt::Message(PLT_TR_N("more than %Ln bytes", "more than 1 byte"), plt::largestInfoFile));
        QCOMPARE(english(known->info.obstacle), QStringLiteral("too large: more than 65536 bytes"));
    }

    void anotherLanguageIsAskedForAnew() {
        const QString good = dir_->file(QStringLiteral("good"));
        dir_->write(QStringLiteral("good/info.yaml"),
                    "game: lib\nname: Good\nname[de]: Gut\nname[fr]: Bon\nicon: icon.svg\n");
        const QStringList german = {QStringLiteral("de_AT"), QStringLiteral("de")};
        const QStringList french = {QStringLiteral("fr")};
        FolderMemory memory(german);
        QCOMPARE(memory.readAndStore(good).info.label, QStringLiteral("Gut"));
        memory.save(file());
        QCOMPARE(FolderMemory::load(file(), german).find(good)->info.label, QStringLiteral("Gut"));
        const FolderMemory other = FolderMemory::load(file(), french);
        QVERIFY(!other.find(good));
        // The folder is read again, in that language.
        const auto sets = plt::scanFromMemory({dir_->path()}, other).sets;
        QStringList labels;
        for (const auto& set : sets)
            for (const auto& info : set.games) labels << info.label;
        QVERIFY2(labels.contains(QLatin1String("Bon")), qPrintable(labels.join(u',')));
    }

    void theSameIsNotWrittenTwice() {
        memory_.save(file());
        QVERIFY(QFile::setPermissions(QFileInfo(file()).path(), QFile::ReadOwner | QFile::ExeOwner));
        const auto before = QFileInfo(file()).lastModified();
        QFile out(file());
        QVERIFY(out.open(QIODevice::ReadWrite));
        QVERIFY(out.setFileTime(before.addDays(-1), QFileDevice::FileModificationTime));
        out.close();
        memory_.save(file());
        QCOMPARE(QFileInfo(file()).lastModified(), before.addDays(-1));
        QVERIFY(QFile::setPermissions(QFileInfo(file()).path(),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void changesAreNoticed() {
        const QString good = dir_->file(QStringLiteral("good"));
        // As long as before, and in the same file.
        dir_->write(QStringLiteral("good/info.yaml"),
                    "game: lib\nname: Gold\ngame-set: Set\nsummary: One line\nicon: icon.svg\n");
        QTRY_VERIFY(!memory_.find(good));
        QVERIFY(QDir(dir_->file(QStringLiteral("bad"))).removeRecursively());
        QVERIFY(!memory_.find(dir_->file(QStringLiteral("bad"))));
        QVERIFY(QFile::remove(dir_->file(QStringLiteral("warned/icon.svg"))));
        QTRY_VERIFY(!memory_.find(dir_->file(QStringLiteral("warned"))));
        dir_->write(QStringLiteral("none/info.yaml"), "game: lib\n");
        QTRY_VERIFY(!memory_.find(dir_->file(QStringLiteral("none"))));
    }

    void scansAgree() {
        FolderMemory noted;
        const plt::GamesScan all = plt::scanAndNote({dir_->path()}, noted);
        const plt::GamesScan known = plt::scanFromMemory({dir_->path()}, noted);
        const plt::GamesScan plain = dir_->scan();
        QCOMPARE(all.ignored, plain.ignored);
        QCOMPARE(known.ignored, plain.ignored);
        QCOMPARE(known.sets.size(), plain.sets.size());
        for (qsizetype i = 0; i < plain.sets.size(); ++i) {
            QCOMPARE(known.sets[i].name, plain.sets[i].name);
            QCOMPARE(known.sets[i].games.size(), plain.sets[i].games.size());
            for (qsizetype k = 0; k < plain.sets[i].games.size(); ++k)
                QCOMPARE(known.sets[i].games[k].folder, plain.sets[i].games[k].folder);
        }
        QCOMPARE(known.problems.size(), plain.problems.size());
        // A folder that is not known is read.
        dir_->add(QStringLiteral("late"), "game: lib\nname: Late\nicon: icon.svg\n");
        const plt::GamesScan later = plt::scanFromMemory({dir_->path()}, noted);
        QCOMPARE(later.ignored, plain.ignored);
        qsizetype games = 0;
        for (const plt::GameSet& set : later.sets) games += set.games.size();
        QCOMPARE(games, 4);
    }

    void brokenFiles() {
        memory_.save(file());
        QFile in(file());
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray whole = in.readAll();
        in.close();
        const QString good = dir_->file(QStringLiteral("good"));
        const auto knows = [&](const QByteArray& bytes) {
            QFile out(file());
            if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) return true;
            out.close();
            return FolderMemory::load(file()).find(good).has_value();
        };
        QVERIFY(knows(whole));
        for (qsizetype size = 0; size < whole.size(); size += 1 + size / 16)
            QVERIFY2(!knows(whole.left(size)), qPrintable(QString::number(size)));
        QVERIFY(!knows("something else"));
        QByteArray counted = whole;
        const auto at =
            whole.indexOf(QByteArray(PLT_GAME_PLUGIN_IID)) + QByteArray(PLT_GAME_PLUGIN_IID).size();
        counted.replace(at, 4, "\xff\xff\xff\xff");
        QVERIFY(!knows(counted));
        QVERIFY(QFile::remove(file()));
        QVERIFY(!FolderMemory::load(file()).find(good));
        QVERIFY(QDir().mkpath(file()));
        QVERIFY(!FolderMemory::load(file()).find(good));
        // Nothing can be written there, and nothing comes of it.
        memory_.save(file());
        QVERIFY(QFileInfo(file()).isDir());
    }

  private:
    static QStringList names() {
        return {QStringLiteral("good"), QStringLiteral("bad"), QStringLiteral("warned"),
                QStringLiteral("none")};
    }
    QString file() const { return keep_->filePath(QStringLiteral("cache/folders")); }

    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<QTemporaryDir> keep_;
    FolderMemory memory_;
    QMap<QString, GameFolder> found_;
};

QTEST_GUILESS_MAIN(TestFolderMemory)
#include "test_folder_memory.moc"

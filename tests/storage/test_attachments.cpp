// SPDX-License-Identifier: MIT
#include "common/storage/attachments.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

QString folder() {
    return plt::storage::folder(QStringLiteral("attachments/nim"));
}

QStringList files() {
    return QDir(folder()).entryList(QDir::Files);
}

}  // namespace

class TestAttachments : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cleanup() {
        plt::FileWriter::shared().finish();
        QDir(folder()).removeRecursively();
    }

    void whatIsKeptIsReadAtOnceAndLater() {
        const QByteArray bytes("a picture");
        QString name;
        {
            plt::Attachments attachments(QStringLiteral("nim"));
            name = attachments.store(bytes);
            QCOMPARE(name.size(), 32);
            QCOMPARE(attachments.read(name), bytes);
            QCOMPARE(attachments.store(bytes), name);
            QVERIFY(attachments.store("another") != name);
        }
        plt::FileWriter::shared().finish();
        QCOMPARE(files().size(), 2);
        QCOMPARE(plt::Attachments(QStringLiteral("nim")).read(name), bytes);
        QVERIFY(plt::Attachments(QStringLiteral("chess")).read(name).isEmpty());
    }

    void whatIsDamagedOrForeignIsNotRead() {
        plt::Attachments writing(QStringLiteral("nim"));
        const QString name = writing.store("whole");
        plt::FileWriter::shared().finish();
        QFile file(folder() + QLatin1Char('/') + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("damaged");
        file.close();
        const plt::Attachments attachments(QStringLiteral("nim"));
        QVERIFY(attachments.read(name).isEmpty());
        for (const char* wrong : {"", "..", "../../secret", "0123", "0123456789ABCDEF0123456789ABCDEF"})
            QVERIFY2(attachments.read(QString::fromLatin1(wrong)).isEmpty(), wrong);
    }

    void theOldestGoFirst() {
        plt::Attachments attachments(QStringLiteral("nim"));
        const auto ageOf = [](const QString& name, int days) {
            QFile file(folder() + QLatin1Char('/') + name);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-days),
                                     QFileDevice::FileModificationTime));
        };
        QStringList names;
        for (int i = 0; i < plt::Attachments::maximumCount; ++i) {
            names << attachments.store(QByteArray::number(i));
            plt::FileWriter::shared().finish();
            ageOf(names.last(), 100 - i);
        }
        // The oldest is used again, so that the next one is the oldest.
        QCOMPARE(plt::Attachments(QStringLiteral("nim")).read(names[0]), QByteArray("0"));
        names << attachments.store("one more");
        plt::FileWriter::shared().finish();
        QCOMPARE(files().size(), plt::Attachments::maximumCount);
        QVERIFY(files().contains(names[0]));
        QVERIFY(!files().contains(names[1]));
        QVERIFY(files().contains(names.last()));
    }
};

QTEST_GUILESS_MAIN(TestAttachments)
#include "test_attachments.moc"

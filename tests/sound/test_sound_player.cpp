// SPDX-License-Identifier: MIT
#include "common/sound/sound.h"
#include "common/testing/clean_home.h"

#include <algorithm>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

static plt::testing::CleanHome home;

/// libpltgames-sound.so on a device that writes what it is given to a file.
class TestSoundPlayer : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QByteArray played() const {
        QFile file(folder_.filePath(QStringLiteral("played")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

  private Q_SLOTS:
    void initTestCase() {
        QFile settings(folder_.filePath(QStringLiteral("asound.conf")));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write("pcm.!default { type file slave.pcm { type null } format raw file \"" +
                       folder_.filePath(QStringLiteral("played")).toUtf8() + "\" }\n");
        qputenv("ALSA_CONFIG_PATH", settings.fileName().toUtf8());
        QVERIFY(plt::sound::isAvailable());
    }

    void isSilentUnlessThePlayerWantsSounds() {
        plt::sound::play(plt::Sound::won);
        QTest::qWait(100);
        QVERIFY(played().isEmpty());
    }

    void playsTheWholeSound() {
        plt::sound::setEnabled(true);
        plt::sound::play(plt::Sound::won);
        // Four notes: 0.86 s of 22,050 samples of two bytes.
        constexpr qsizetype size = 37'926;
        QTRY_VERIFY2(played().size() >= size, QByteArray::number(played().size()).constData());
        const QByteArray samples = played();
        // The first and the last sample are silent, and in between it is heard.
        QCOMPARE(samples.first(2), QByteArray(2, '\0'));
        QVERIFY(std::count(samples.begin(), samples.end(), '\0') < samples.size() / 10);
    }
};

QTEST_GUILESS_MAIN(TestSoundPlayer)
#include "test_sound_player.moc"

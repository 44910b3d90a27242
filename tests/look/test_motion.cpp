// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"

#include <QTest>

using namespace plt::motion;

const plt::testing::CleanHome home;

class TestMotion : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cleanup() { setPace(Pace::normal); }

    void paceScalesDurations() {
        setPace(Pace::normal);
        QCOMPARE(paced(180), 180);
        setPace(Pace::slow);
        QCOMPARE(pace(), Pace::slow);
        QCOMPARE(paced(180), 360);
        setPace(Pace::fast);
        QCOMPARE(paced(180), 90);
        QCOMPARE(paced(0), 0);
    }

    /// An unknown word in an edited file is no pace.
    void nonsenseIsNormal() {
        for (const QVariant& value : {QVariant(QStringLiteral("quick")), QVariant(77), QVariant(-1)}) {
            plt::Preferences::shared().setValue(QStringLiteral("animationPace"), value);
            QCOMPARE(pace(), Pace::normal);
        }
    }

    void offIsOff() {
        setEnabled(false);
        QVERIFY(!isEnabled());
        setEnabled(true);
        QVERIFY(isEnabledByUser());
    }
};

QTEST_MAIN(TestMotion)
#include "test_motion.moc"

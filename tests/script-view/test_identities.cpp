// SPDX-License-Identifier: MIT
#include "common/script/view/surface/identities.h"

#include <QTest>

using plt::script::Identities;
using plt::script::Piece;
using plt::script::Shape;
using plt::script::Tint;

namespace {

using Pairs = std::vector<std::pair<int, int>>;
using Numbers = std::vector<int>;

Piece piece(int cell, Tint tint, const QString& id = {}) {
    Piece made;
    made.cell = cell;
    made.drawn.shape = Shape::disc;
    made.drawn.tint = tint;
    made.id = id;
    return made;
}

constexpr Tint black = Tint::black;
constexpr Tint white = Tint::white;

}  // namespace

class TestIdentities : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aMoveSaysWhichPieceWent() {
        Identities identities;
        QCOMPARE(identities.find({piece(0, black), piece(1, black), piece(5, white)}, 4, {}),
                 Numbers({0, 1, 2}));
        // The farther one moves, and takes the white one.
        QCOMPARE(identities.find({piece(1, black), piece(5, black)}, 4, Pairs{{0, 5}}), Numbers({1, 0}));
        // Taken back, the white one is another piece.
        QCOMPARE(identities.find({piece(0, black), piece(1, black), piece(5, white)}, 4, Pairs{{5, 0}}),
                 Numbers({0, 1, 3}));
    }

    void withoutAMoveTheNearestOfItsLookWent() {
        Identities identities;
        QCOMPARE(identities.find({piece(0, black), piece(10, black)}, 4, {}), Numbers({0, 1}));
        QCOMPARE(identities.find({piece(0, black), piece(11, black)}, 4, {}), Numbers({0, 1}));
        QCOMPARE(identities.find({piece(11, black), piece(4, black)}, 4, {}), Numbers({1, 0}));
    }

    void whatTurnsOverStaysThere() {
        Identities identities;
        QCOMPARE(identities.find({piece(5, white), piece(6, black)}, 4, {}), Numbers({0, 1}));
        // A new black disc at 4 turns the white one over.
        QCOMPARE(identities.find({piece(4, black), piece(5, black), piece(6, black)}, 4, {}),
                 Numbers({2, 0, 1}));
        QCOMPARE(identities.find({piece(5, white), piece(6, black)}, 4, {}), Numbers({0, 1}));
    }

    void anIdIsKeptWhateverChanges() {
        Identities identities;
        QCOMPARE(identities.find({piece(0, black, QStringLiteral("a")), piece(1, black, QStringLiteral("b"))},
                                 4, {}),
                 Numbers({0, 1}));
        QCOMPARE(identities.find({piece(0, white, QStringLiteral("b"))}, 4, {}), Numbers({1}));
        QCOMPARE(identities.find({piece(3, white, QStringLiteral("b")), piece(0, black, QStringLiteral("a"))},
                                 4, {}),
                 Numbers({1, 0}));
    }
};

QTEST_APPLESS_MAIN(TestIdentities)
#include "test_identities.moc"

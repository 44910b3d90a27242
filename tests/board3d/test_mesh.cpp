// SPDX-License-Identifier: MIT
#include "common/board3d/model/board_mesh.h"
#include "common/board3d/model/piece_mesh.h"
#include "common/board3d/model/slab.h"
#include "common/board3d/model/wood_grain.h"
#include "tests/board3d/scenes_for_tests.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QTest>
#include <QVector3D>

using namespace plt;
using namespace plt::test;

namespace {

QVector3D vector(const std::array<float, 3>& values) {
    return {values[0], values[1], values[2]};
}

/// Returns true if the triangle is seen from the side to which its corners' normals point.
template <typename Corner>
bool facesItsNormals(const Corner& a, const Corner& b, const Corner& c) {
    const QVector3D face = QVector3D::crossProduct(vector(b.position) - vector(a.position),
                                                   vector(c.position) - vector(a.position));
    const QVector3D normals = vector(a.normal) + vector(b.normal) + vector(c.normal);
    // Some triangles have no area where sides meet in a mitre.
    return QVector3D::dotProduct(face, normals) > -1e-7F;
}

}  // namespace

class TestMesh : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void piecesFillTheirCylinderAndFaceOutwards_data() {
        QTest::addColumn<PieceForm>("form");
        for (const bool hollow : {false, true}) {
            for (int rings = 0; rings <= 3; ++rings) {
                for (const auto& [radius, height] :
                     {std::pair(0.35, 0.2), {0.35, 0.4}, {0.15, 0.45}, {0.4, 1.2}})
                    QTest::addRow("%d rings, %g x %g%s", rings, radius, height, hollow ? ", hollow" : "")
                        << PieceForm{radius, height, rings, hollow};
            }
        }
    }
    void piecesFillTheirCylinderAndFaceOutwards() {
        QFETCH(PieceForm, form);
        const PieceMesh piece = pieceMesh(form);
        const Mesh& mesh = piece.mesh;
        QVERIFY(roundSides >= 40);
        double widest = 0;
        double highest = 0;
        for (const Vertex& vertex : mesh.vertices) {
            widest = std::max(widest, std::hypot(double(vertex.position[0]), double(vertex.position[1])));
            highest = std::max(highest, double(vertex.position[2]));
            QVERIFY(vertex.position[2] >= -1e-6F);
            QVERIFY(std::abs(vector(vertex.normal).length() - 1) < 0.01F);
        }
        // The hit test uses the cylinder, so the form must not leave it.
        QVERIFY(std::abs(widest - form.radius) < 1e-6);
        QVERIFY(std::abs(highest - form.height) < 1e-6);
        QCOMPARE(mesh.indices.size() % 3, std::size_t(0));
        QVERIFY(piece.underside > 0 && piece.underside < int(mesh.indices.size()) &&
                piece.underside % 3 == 0);
        // The mesh of a form on the board leaves out only the faces that point down.
        for (int i = 0; i < int(mesh.indices.size()); ++i) {
            const float up = mesh.vertices.at(mesh.indices[std::size_t(i)]).normal[2];
            if (i >= piece.underside) QVERIFY(up > -0.8F);
        }
        for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
            const Vertex& a = mesh.vertices.at(mesh.indices[i]);
            const Vertex& b = mesh.vertices.at(mesh.indices[i + 1]);
            const Vertex& c = mesh.vertices.at(mesh.indices[i + 2]);
            QVERIFY2(facesItsNormals(a, b, c), qPrintable(QString::number(i)));
        }
    }

    void thePictureOfTheTopEndsInsideTheRings() {
        for (int rings = 0; rings <= 3; ++rings) {
            const Mesh mesh = pieceMesh({0.35, 0.2, rings, false}).mesh;
            for (const Vertex& vertex : mesh.vertices) {
                const double r = std::hypot(double(vertex.position[0]), double(vertex.position[1]));
                const double u = std::hypot(vertex.texture[0] - 0.5, vertex.texture[1] - 0.5);
                if (vertex.position[2] < 0.18F || u > 1.5) continue;
                QVERIFY(std::abs(u - 0.5 * r / (0.35 * emblemRadius(rings))) < 1e-4);
            }
            QVERIFY(emblemRadius(rings) > 0.25 && emblemRadius(rings) < 0.85);
        }
    }

    void boardsLieFlatAndFaceOutwards() {
        for (const BoardScene& scene : {checkers(), gobblet()}) {
            const auto vertices = boardMesh(scene, QColor(0x7E, 0x52, 0x32)).vertices;
            QCOMPARE(vertices.size() % 3, std::size_t(0));
            QRectF reached;
            for (std::size_t i = 0; i < vertices.size(); i += 3) {
                QVERIFY2(facesItsNormals(vertices[i], vertices[i + 1], vertices[i + 2]),
                         qPrintable(QString::number(i)));
                for (std::size_t corner = i; corner < i + 3; ++corner) {
                    const auto& at = vertices[corner].position;
                    // No part of it may cover the things that lie on it.
                    QVERIFY(at[2] <= 0.02F && at[2] >= -float(slabThickness) - 1e-6F);
                    const QRectF point(at[0] - 1e-3, at[1] - 1e-3, 2e-3, 2e-3);
                    reached = reached.isNull() ? point : reached.united(point);
                }
            }
            const QRectF outline = slabOutline(scene);
            QVERIFY(outline.contains(scene.visible));
            QVERIFY(std::abs(reached.width() - outline.width()) < 0.01);
            QVERIFY(std::abs(reached.height() - outline.height()) < 0.01);
        }
    }

    void grainRepeatsWithoutASeam() {
        const QImage grain = woodGrain();
        QCOMPARE(grain.width() & (grain.width() - 1), 0);
        QCOMPARE(grain.height() & (grain.height() - 1), 0);
        // The most that any pixel differs between two columns.
        const auto step = [&grain](int a, int b) {
            int most = 0;
            for (int row = 0; row < grain.height(); ++row)
                most = std::max(most, std::abs(qAlpha(grain.pixel(a, row)) - qAlpha(grain.pixel(b, row))));
            return most;
        };
        int within = 0;
        for (int column = 1; column < grain.width(); ++column)
            within = std::max(within, step(column - 1, column));
        QVERIFY(within > 0);
        QVERIFY2(step(grain.width() - 1, 0) <= within, qPrintable(QString::number(within)));
    }
};

QTEST_APPLESS_MAIN(TestMesh)
#include "test_mesh.moc"

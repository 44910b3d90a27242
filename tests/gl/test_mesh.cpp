// SPDX-License-Identifier: MIT
#include "common/gl/gl_drawing.h"

#include <cmath>
#include <numbers>

#include <QTest>

using namespace plt;

namespace {

QVector3D vector(const std::array<float, 3>& values) {
    return {values[0], values[1], values[2]};
}

/// The volume within a closed mesh: only right if all triangles face outwards.
double volume(const Mesh& mesh) {
    double sum = 0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto at = [&](std::size_t corner) {
            return vector(mesh.vertices[mesh.indices[i + corner]].position);
        };
        sum += QVector3D::dotProduct(at(0), QVector3D::crossProduct(at(1), at(2))) / 6.0;
    }
    return sum;
}

void checkNormals(const Mesh& mesh) {
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto& a = mesh.vertices.at(mesh.indices[i]);
        const auto& b = mesh.vertices.at(mesh.indices[i + 1]);
        const auto& c = mesh.vertices.at(mesh.indices[i + 2]);
        const QVector3D face = QVector3D::crossProduct(vector(b.position) - vector(a.position),
                                                       vector(c.position) - vector(a.position));
        for (const Vertex& corner : {a, b, c}) {
            QVERIFY(std::abs(vector(corner.normal).length() - 1) < 1e-4F);
            QVERIFY(QVector3D::dotProduct(face, vector(corner.normal)) > -1e-6F);
        }
    }
}

}  // namespace

class TestGlMesh : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aTurnedOutlineIsASolid() {
        // A cylinder with radius 2 and height 3.
        const Mesh mesh = turnedMesh(
            {{0, 0, 0, -1}, {2, 0, 0, -1}, {2, 0, 1, 0}, {2, 3, 1, 0}, {2, 3, 0, 1}, {0, 3, 0, 1}}, 240);
        checkNormals(mesh);
        QVERIFY(std::abs(volume(mesh) - std::numbers::pi * 4 * 3) < 0.01);
        QCOMPARE(mesh.vertices.size(), std::size_t(6 * 241));
        for (const Vertex& vertex : mesh.vertices) {
            for (const float part : vertex.texture) QVERIFY(part >= 0 && part <= 1);
        }
        // Nothing is drawn between two points in one place, nor where a triangle would have no area.
        QCOMPARE(mesh.indices.size(), std::size_t(3 * 240 * (1 + 2 + 1)));
    }

    void facesAreFlat() {
        const std::vector<QVector3D> corners{{-1, -1, -1}, {1, -1, -1}, {1, 1, -1}, {-1, 1, -1},
                                             {-1, -1, 1},  {1, -1, 1},  {1, 1, 1},  {-1, 1, 1}};
        const Mesh cube = facetedMesh(
            corners, {{3, 2, 1, 0}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}});
        checkNormals(cube);
        QCOMPARE(cube.vertices.size(), std::size_t(24));
        QCOMPARE(cube.indices.size(), std::size_t(36));
        QVERIFY(std::abs(volume(cube) - 8) < 1e-5);
        // Each face has one normal and a picture of its own.
        for (std::size_t face = 0; face < 6; ++face) {
            const QVector3D normal = vector(cube.vertices[4 * face].normal);
            for (std::size_t corner = 0; corner < 4; ++corner) {
                const Vertex& vertex = cube.vertices[4 * face + corner];
                QCOMPARE(vector(vertex.normal), normal);
                QVERIFY(std::abs(std::hypot(vertex.texture[0] - 0.5F, vertex.texture[1] - 0.5F) - 0.5F) <
                        1e-5F);
            }
        }
    }

    void aLineIsNoFace() {
        const Mesh mesh = facetedMesh({{0, 0, 0}, {1, 0, 0}}, {{0, 1}, {}});
        QVERIFY(mesh.vertices.empty() && mesh.indices.empty());
    }

    void twoBecomeOne() {
        Mesh mesh = facetedMesh({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}});
        const Mesh other = facetedMesh({{0, 0, 1}, {1, 0, 1}, {0, 1, 1}}, {{0, 1, 2}});
        mesh.append(other);
        QCOMPARE(mesh.vertices.size(), std::size_t(6));
        QCOMPARE(mesh.indices, std::vector<std::uint16_t>({0, 1, 2, 3, 4, 5}));
        QCOMPARE(mesh.vertices[3].position[2], 1.0F);
    }
};

QTEST_APPLESS_MAIN(TestGlMesh)
#include "test_mesh.moc"

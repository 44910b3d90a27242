// SPDX-License-Identifier: MIT
#include "common/gl/gl_drawing.h"

#include <cstddef>

#include <QOpenGLBuffer>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace plt {
namespace {

template <typename Item>
void fill(QOpenGLBuffer& buffer, const std::vector<Item>& items) {
    if (!buffer.isCreated()) buffer.create();
    buffer.bind();
    buffer.allocate(items.data(), static_cast<int>(items.size() * sizeof(Item)));
    buffer.release();
}

const void* offset(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);
}

}  // namespace

struct GlMesh::Private {
    QOpenGLBuffer vertices{QOpenGLBuffer::VertexBuffer};
    QOpenGLBuffer indices{QOpenGLBuffer::IndexBuffer};
    int count = 0;
    bool indexed = false;
};

GlMesh::GlMesh() : d(std::make_unique<Private>()) {}
GlMesh::~GlMesh() = default;
GlMesh::GlMesh(GlMesh&&) noexcept = default;
GlMesh& GlMesh::operator=(GlMesh&&) noexcept = default;

void GlMesh::load(const Mesh& mesh) {
    fill(d->vertices, mesh.vertices);
    d->indexed = !mesh.indices.empty();
    if (d->indexed) fill(d->indices, mesh.indices);
    d->count = static_cast<int>(d->indexed ? mesh.indices.size() : mesh.vertices.size());
}

bool GlMesh::isEmpty() const {
    return d->count == 0;
}

void GlMesh::bind() {
    auto* const gl = QOpenGLContext::currentContext()->functions();
    constexpr GLsizei stride = sizeof(Vertex);
    d->vertices.bind();
    if (d->indexed) d->indices.bind();
    gl->glVertexAttribPointer(GlProgram::position, 3, GL_FLOAT, GL_FALSE, stride,
                              offset(offsetof(Vertex, position)));
    gl->glVertexAttribPointer(GlProgram::normal, 3, GL_FLOAT, GL_FALSE, stride,
                              offset(offsetof(Vertex, normal)));
    gl->glVertexAttribPointer(GlProgram::texture, 2, GL_FLOAT, GL_FALSE, stride,
                              offset(offsetof(Vertex, texture)));
    gl->glVertexAttribPointer(GlProgram::vertexColour, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride,
                              offset(offsetof(Vertex, colour)));
    for (const auto attribute :
         {GlProgram::position, GlProgram::normal, GlProgram::texture, GlProgram::vertexColour})
        gl->glEnableVertexAttribArray(attribute);
}

void GlMesh::draw(int skipped) {
    if (skipped >= d->count) return;
    auto* const gl = QOpenGLContext::currentContext()->functions();
    if (d->indexed) {
        gl->glDrawElements(GL_TRIANGLES, d->count - skipped, GL_UNSIGNED_SHORT,
                           offset(static_cast<std::size_t>(skipped) * sizeof(std::uint16_t)));
    } else {
        gl->glDrawArrays(GL_TRIANGLES, skipped, d->count - skipped);
    }
}

void GlMesh::release() {
    auto* const gl = QOpenGLContext::currentContext()->functions();
    for (const auto attribute :
         {GlProgram::position, GlProgram::normal, GlProgram::texture, GlProgram::vertexColour})
        gl->glDisableVertexAttribArray(attribute);
    d->vertices.release();
    if (d->indexed) d->indices.release();
}

}  // namespace plt

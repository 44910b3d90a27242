// SPDX-License-Identifier: MIT
#include "common/gl/gl_drawing.h"

#include <QOpenGLShaderProgram>

namespace plt {

struct GlProgram::Private {
    QOpenGLShaderProgram program;
};

GlProgram::GlProgram() : d(std::make_unique<Private>()) {}

GlProgram::~GlProgram() = default;

QString GlProgram::build(const char* vertex, const char* fragment, Attributes attributes) {
    auto& program = d->program;
    program.removeAllShaders();
    if (!program.addShaderFromSourceCode(QOpenGLShader::Vertex, vertex) ||
        !program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragment))
        return program.log();
    for (const auto& [name, number] : attributes)
        program.bindAttributeLocation(name, static_cast<int>(number));
    return program.link() ? QString() : program.log();
}

QString GlProgram::build(const char* vertex, const char* fragment) {
    return build(
        vertex, fragment,
        {{"position", position}, {"normal", normal}, {"texture", texture}, {"colour", vertexColour}});
}

void GlProgram::bind() {
    d->program.bind();
}

void GlProgram::release() {
    d->program.release();
}

int GlProgram::uniform(const char* name) const {
    return d->program.uniformLocation(name);
}

void GlProgram::set(int uniform, int value) {
    d->program.setUniformValue(uniform, static_cast<GLint>(value));
}

void GlProgram::set(int uniform, float value) {
    d->program.setUniformValue(uniform, value);
}

void GlProgram::set(int uniform, const QVector3D& value) {
    d->program.setUniformValue(uniform, value);
}

void GlProgram::set(int uniform, const QVector4D& value) {
    d->program.setUniformValue(uniform, value);
}

void GlProgram::set(int uniform, const QMatrix4x4& value) {
    d->program.setUniformValue(uniform, value);
}

void GlProgram::set(int uniform, const QColor& value) {
    d->program.setUniformValue(uniform, value);
}

}  // namespace plt

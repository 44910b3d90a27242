// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_shaders.h"

namespace plt::shaders {

const char* const boardVertex = R"(
attribute highp vec3 position;
attribute highp vec3 normal;
attribute highp vec2 texture;
attribute lowp vec4 colour;
uniform highp mat4 matrix;
uniform mediump vec3 lamp;
uniform mediump vec3 sideLamp;
uniform mediump vec3 darkest;
varying highp vec2 spot;
varying mediump vec3 tone;
varying mediump vec3 grain;
void main() {
    spot = texture;
    mediump float light = 0.31 + 0.06 * normal.z + 0.72 * max(dot(normal, lamp), 0.0)
        + 0.16 * max(dot(normal, sideLamp), 0.0);
    tone = colour.rgb * light;
    grain = tone * darkest * colour.a;
    gl_Position = matrix * vec4(position, 1.0);
}
)";

const char* const boardFragment = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
varying highp vec2 spot;
varying mediump vec3 tone;
varying mediump vec3 grain;
void main() {
    gl_FragColor = vec4(tone - grain * texture2D(picture, spot).a, 1.0);
}
)";

const char* const solidVertex = R"(
attribute highp vec3 position;
attribute highp vec3 normal;
attribute highp vec2 texture;
attribute lowp vec4 colour;
uniform highp mat4 matrix;
uniform highp vec4 place;
uniform highp float flip;
varying highp vec3 surface;
varying mediump vec3 upright;
varying highp vec2 spot;
varying lowp vec4 shade;
void main() {
    surface = position * place.w + place.xyz;
    upright = normal;
    spot = (texture - vec2(0.5)) * flip + vec2(0.5);
    shade = colour;
    gl_Position = matrix * vec4(surface, 1.0);
}
)";

const char* const solidFragment = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
uniform vec4 tone;
uniform vec3 inkColour;
uniform float glow;
uniform highp vec3 eye;
uniform vec3 lamp;
uniform vec3 sideLamp;
varying highp vec3 surface;
varying mediump vec3 upright;
varying highp vec2 spot;
varying lowp vec4 shade;
void main() {
    vec3 n = normalize(upright);
    vec3 base = tone.rgb * shade.rgb;
    base = mix(base, inkColour * shade.g, texture2D(picture, spot).a * shade.a);
    float direct = max(dot(n, lamp), 0.0);
    float side = max(dot(n, sideLamp), 0.0);
    float light = 0.3 + 0.06 * n.z + 0.72 * direct + 0.16 * side + glow;
    vec3 toEye = normalize(eye - surface);
    float shine = max(dot(n, normalize(toEye + lamp)), 0.0);
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    gl_FragColor = vec4(base * light + vec3(1.0, 0.97, 0.9) * (0.27 * shine), 1.0) * tone.a;
}
)";

const char* const flatVertex = R"(
attribute highp vec3 position;
attribute highp vec2 texture;
attribute lowp vec4 colour;
uniform highp mat4 matrix;
varying highp vec2 spot;
varying lowp vec4 tone;
void main() {
    spot = texture;
    tone = colour;
    gl_Position = matrix * vec4(position, 1.0);
}
)";

const char* const flatFragment = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
varying highp vec2 spot;
varying lowp vec4 tone;
void main() {
    vec4 part = texture2D(picture, spot);
    gl_FragColor = vec4(tone.rgb * (part.r - part.g) + vec3(part.g), part.a) * tone.a;
}
)";

const char* const shadowVertex = R"(
attribute highp vec2 position;
attribute highp vec3 foot;
attribute highp vec3 top;
attribute mediump vec2 edge;
uniform highp mat4 matrix;
varying highp vec2 spot;
varying highp vec3 lower;
varying highp vec3 upper;
varying mediump vec2 soft;
void main() {
    spot = position - foot.xy;
    lower = foot;
    upper = vec3(top.xy - foot.xy, top.z - foot.z);
    soft = edge;
    gl_Position = matrix * vec4(position, 0.0, 1.0);
}
)";

const char* const shadowFragment = R"(
#ifdef GL_ES
precision highp float;
#endif
varying highp vec2 spot;
varying highp vec3 lower;
varying highp vec3 upper;
varying mediump vec2 soft;
void main() {
    float along = clamp(dot(spot, upper.xy) / max(dot(upper.xy, upper.xy), 1e-5), 0.0, 1.0);
    float outside = length(spot - along * upper.xy) - lower.z - along * upper.z;
    float part = clamp(0.5 - 0.5 * outside / soft.x, 0.0, 1.0);
    gl_FragColor = vec4(0.0, 0.0, 0.0, soft.y * part * part * (3.0 - 2.0 * part));
}
)";

}  // namespace plt::shaders

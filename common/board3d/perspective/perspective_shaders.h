// SPDX-License-Identifier: MIT
#pragma once

namespace plt::shaders {

// In the language that OpenGL 2.1 and OpenGL ES 2 have in common.

/// The board: matt wood, lit by a lamp over the viewer's left shoulder and a weak one from the right. All
/// that can be is done for each corner and not for each pixel, because the board has most of the pixels.
extern const char* const boardVertex;
extern const char* const boardFragment;
/// Pieces: smooth and shining, in the same light.
extern const char* const solidVertex;
extern const char* const solidFragment;
/// Pictures on the board: red of the texture is the decal's colour, white stays white.
extern const char* const flatVertex;
extern const char* const flatFragment;
/// Shadows of upright cylinders with soft edges.
extern const char* const shadowVertex;
extern const char* const shadowFragment;

}  // namespace plt::shaders

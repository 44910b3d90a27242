// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <string>
#include <string_view>

namespace plt {

/// The base of rules whose texts are written and read by forms (text_form.h), which one source file of the
/// rules declares:
///
///     struct TextForms;  // in rules.h
///     struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> { ... };
///
///     struct TextForms {  // in rules_text.cpp
///         static constexpr auto options = form::text(...);
///         static constexpr auto start = form::text(...);
///         static constexpr auto move = form::text(...);
///     };
///     template struct plt::WrittenBy<nim::TextForms, nim::Options, nim::Start, nim::Move>;
///
/// Any type with `write(value)` and `plt::Result read(text)` can stand in place of a form::text(). A start is
/// read with its options: `read(text, options)`.
template <class Forms, class OptionsType, class StartType, class MoveType>
struct WrittenBy {
    using Options = OptionsType;
    using Start = StartType;
    using Move = MoveType;

    static std::string write(const Options& options);
    static std::string write(const Start& start);
    static std::string write(const Move& move);
    static Result<Options> readOptions(std::string_view text);
    static Result<Start> readStart(const Options& options, std::string_view text);
    static Result<Move> readMove(std::string_view text);
};

}  // namespace plt

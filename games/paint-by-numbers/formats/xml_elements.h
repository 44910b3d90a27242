// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// An element of XML with what is in it.
struct XmlElement {
    std::string name;
    std::map<std::string, std::string> attributes;
    std::vector<XmlElement> elements;
    std::string text;  ///< all text directly in it
    int line = 0;

    /// An attribute; empty where there is none.
    std::string attribute(const std::string& key) const;
    /// The first element of this name, or null.
    const XmlElement* find(std::string_view element) const;
};

/// The root element of a text, or the problem that it has. Document types are skipped and never fetched; one
/// that declares anything of its own is refused, and no entities are known but those of XML itself.
struct XmlReading {
    std::optional<XmlElement> root;
    Problem problem;
};
XmlReading readXmlElements(std::string_view text);

}  // namespace paint_by_numbers

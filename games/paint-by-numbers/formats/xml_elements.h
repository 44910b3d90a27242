// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// An XML element with its contents.
struct XmlElement {
    std::string name;
    std::map<std::string, std::string> attributes;
    std::vector<XmlElement> elements;
    std::string text;  ///< all text directly in it
    int line = 0;

    /// The value of an attribute; empty if it is missing.
    std::string attribute(const std::string& key) const;
    /// The first child element with this name, or null.
    const XmlElement* find(std::string_view element) const;
};

/// The root element of a text, or the problem with it. Document types are skipped and never fetched; one with
/// declarations of its own is rejected, and only predefined entities are known (see withoutEntities()).
struct XmlReading {
    std::optional<XmlElement> root;
    Problem problem;
};
XmlReading readXmlElements(std::string_view text, const NamedEntities& names);

}  // namespace paint_by_numbers

// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/xml_elements.h"

#include "paint-by-numbers/formats/entities.h"
#include "paint-by-numbers/formats/lines.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

constexpr std::size_t deepestElement = 16;
constexpr std::size_t mostElements = 500000;

class XmlParser {
  public:
    XmlParser(std::string_view text, const NamedEntities& names) : text_(text), names_(names) {}

    XmlReading read() {
        while (!done_ && problem_.reason.empty() && next_ < text_.size()) step();
        if (problem_.reason.empty() && !done_) fail(PLT_TR("The XML ends too early."));
        if (!problem_.reason.empty()) return {std::nullopt, std::move(problem_)};
        return {std::move(root_), {}};
    }

  private:
    void fail(plt::Message reason) {
        if (problem_.reason.empty()) problem_ = {line_, std::move(reason)};
    }
    bool startsWith(std::string_view word) const { return text_.substr(next_).starts_with(word); }
    void advance(std::size_t to) {
        const auto passed = text_.substr(next_, to - next_);
        line_ += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
        next_ = to;
    }
    /// Skips to the position after the next occurrence of `end`, and returns the text before it.
    std::string_view upTo(std::string_view end) {
        const auto found = text_.find(end, next_);
        if (found == std::string_view::npos) {
            fail(PLT_TR("The XML ends too early."));
            advance(text_.size());
            return {};
        }
        const auto passed = text_.substr(next_, found - next_);
        advance(found + end.size());
        return passed;
    }
    void step() {
        if (startsWith("<!--")) {
            upTo("-->");
        } else if (startsWith("<?")) {
            upTo("?>");
        } else if (startsWith("<![CDATA[")) {
            advance(next_ + 9);
            addText(std::string(upTo("]]>")));
        } else if (startsWith("<!")) {
            if (upTo(">").find('[') != std::string_view::npos)
                fail(PLT_TR("XML that declares entities of its own is not read."));
        } else if (startsWith("</")) {
            advance(next_ + 2);
            close(std::string(trimmed(upTo(">"))));
        } else if (startsWith("<")) {
            open();
        } else {
            const auto end = std::min(text_.find('<', next_), text_.size());
            const auto words = text_.substr(next_, end - next_);
            addText(withoutEntities(words, names_));
            advance(end);
        }
    }
    void addText(const std::string& text) {
        if (!open_.empty())
            open_.back().text += text;
        else if (!trimmed(text).empty())
            fail(PLT_TR("This is no XML."));
    }
    static bool isNamePart(char c) {
        return !isBlank(c) && std::string_view("<>/=\"'").find(c) == std::string_view::npos;
    }
    std::string name() {
        const auto begin = next_;
        while (next_ < text_.size() && isNamePart(text_[next_])) ++next_;
        return std::string(text_.substr(begin, next_ - begin));
    }
    void skipBlank() {
        while (next_ < text_.size() && isBlank(text_[next_])) advance(next_ + 1);
    }
    void open() {
        XmlElement element;
        element.line = line_;
        advance(next_ + 1);
        element.name = name();
        if (element.name.empty()) return fail(PLT_TR("A tag has no name."));
        for (;;) {
            skipBlank();
            if (next_ >= text_.size()) return fail(PLT_TR("The XML ends too early."));
            if (startsWith("/>") || startsWith(">")) break;
            const auto key = name();
            skipBlank();
            if (key.empty() || !startsWith("="))
                return fail(PLT_TR("An attribute looks like name=\"value\"."));
            advance(next_ + 1);
            skipBlank();
            if (!startsWith("\"") && !startsWith("'"))
                return fail(PLT_TR("An attribute looks like name=\"value\"."));
            const std::string quote(1, text_[next_]);
            advance(next_ + 1);
            element.attributes[key] = withoutEntities(upTo(quote), names_);
        }
        if (++elements_ > mostElements || open_.size() >= deepestElement)
            return fail(PLT_TR("The XML is too large."));
        const bool isWhole = startsWith("/>");
        advance(next_ + (isWhole ? 2 : 1));
        open_.push_back(std::move(element));
        if (isWhole) closeLast();
    }
    void close(const std::string& name) {
        if (open_.empty() || open_.back().name != name)
            return fail({PLT_TR("A tag is closed that is not open: %1."), {name.substr(0, 40)}});
        closeLast();
    }
    void closeLast() {
        auto element = std::move(open_.back());
        open_.pop_back();
        if (!open_.empty()) {
            open_.back().elements.push_back(std::move(element));
        } else {
            root_ = std::move(element);
            done_ = true;
        }
    }

    std::string_view text_;
    const NamedEntities& names_;
    std::size_t next_ = 0;
    int line_ = 1;
    std::size_t elements_ = 0;
    std::vector<XmlElement> open_;
    std::optional<XmlElement> root_;
    bool done_ = false;
    Problem problem_;
};

}  // namespace

std::string XmlElement::attribute(const std::string& key) const {
    const auto found = attributes.find(key);
    return found == attributes.end() ? std::string() : found->second;
}

const XmlElement* XmlElement::find(std::string_view element) const {
    const auto found = std::find_if(elements.begin(), elements.end(),
                                    [&](const XmlElement& each) { return each.name == element; });
    return found == elements.end() ? nullptr : &*found;
}

XmlReading readXmlElements(std::string_view text, const NamedEntities& names) {
    return XmlParser(text, names).read();
}

}  // namespace paint_by_numbers

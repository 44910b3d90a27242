// SPDX-License-Identifier: MIT
#include "common/plugin/folder/info_file.h"

#include <algorithm>
#include <array>
#include <istream>
#include <optional>
#include <streambuf>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <QUtf8StringView>

namespace plt {

namespace {

constexpr std::array<std::string_view, 4> keysByLanguage = {"name", "game-set", "summary", "keywords"};

/// Thrown from the parser's events for content that yaml-cpp accepts and an info.yaml must not have.
struct Malformed {
    InfoPlace at;
    Message what;
};

Message tooDeep() {
    return {PLT_TR("nested deeper than %1"), {deepestInfoNesting}};
}

InfoPlace placeOf(const YAML::Mark& mark) {
    return mark.is_null() ? InfoPlace{} : InfoPlace{mark.line + 1, mark.column + 1};
}

/// Shortens a key for messages.
std::string beginning(const std::string& key) {
    constexpr qsizetype longest = 80;
    return QString::fromStdString(key).left(longest).toStdString();
}

bool consistsOf(std::string_view text, bool (*isRight)(char)) {
    return std::all_of(text.begin(), text.end(), isRight);
}
bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}
bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Returns true for language names as translation files have them: de, pt_BR, zh_Hant_TW, es_419.
bool isLanguage(std::string_view text) {
    const auto nextPart = [&text] {
        const std::string_view part = text.substr(0, text.find('_'));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        return part;
    };
    if (text.ends_with('_')) return false;
    const std::string_view name = nextPart();
    constexpr std::string_view pseudo = "pseudo";
    if ((name.size() != 2 && name.size() != 3 && name != pseudo) || !consistsOf(name, isLower)) return false;
    if (text.size() >= 4 && isUpper(text[0]) && isLower(text[1])) {
        const std::string_view script = nextPart();
        if (script.size() != 4 || !consistsOf(script.substr(1), isLower)) return false;
    }
    return text.empty() || (text.size() == 2 && consistsOf(text, isUpper)) ||
           (text.size() == 3 && consistsOf(text, isDigit));
}

/// Handles the events of one document and keeps the scalars of the outermost mapping. Building nodes instead
/// would cost memory for everything in the file and would follow aliases.
class TopLevelReader final : public YAML::EventHandler {
  public:
    std::map<std::string, InfoValue> values;
    std::vector<UnknownKey> unknown;

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (documentSeen_) throw Malformed{placeOf(mark), PLT_TR("text after the end of the mapping")};
        documentSeen_ = true;
    }
    void OnDocumentEnd() override {}
    void OnAnchor(const YAML::Mark&, const std::string&) override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        node(mark, anchor, {Kind::Null, {}});
    }
    void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                  const std::string& text) override {
        node(mark, anchor, {Kind::Scalar, text});
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        // Not copied: thousands of aliases may stand for one long text.
        const auto target = anchors_.find(anchor);
        if (target == anchors_.end())
            node(mark, 0, {Kind::Collection, {}});
        else
            node(mark, 0, target->second);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override {
        if (depth_ == 0) throw notAMapping(mark);
        open(mark, anchor);
    }
    void OnSequenceEnd() override { --depth_; }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override {
        open(mark, anchor);
    }
    void OnMapEnd() override { --depth_; }

  private:
    enum class Kind { Null, Scalar, Collection };
    struct Node {
        Kind kind;
        std::string text;
    };

    static Malformed notAMapping(const YAML::Mark& mark) {
        return {placeOf(mark), PLT_TR("the document is not a mapping")};
    }
    void open(const YAML::Mark& mark, YAML::anchor_t anchor) {
        if (depth_ > 0) node(mark, anchor, {Kind::Collection, {}});
        if (++depth_ > deepestInfoNesting) throw Malformed{placeOf(mark), tooDeep()};
    }
    void node(const YAML::Mark& mark, YAML::anchor_t anchor, const Node& found) {
        if (depth_ == 0 && found.kind != Kind::Null) throw notAMapping(mark);
        if (anchor != 0) anchors_[anchor] = found;
        if (depth_ != 1) return;
        if (keyIsNext_)
            key(mark, found);
        else
            value(found);
        keyIsNext_ = !keyIsNext_;
    }
    void key(const YAML::Mark& mark, const Node& found) {
        key_.reset();
        if (found.kind == Kind::Collection) return;
        const bool isNull = found.kind == Kind::Null;
        const bool isNew = isNull ? !std::exchange(nullKeySeen_, true) : keysSeen_.insert(found.text).second;
        if (!isNew)
            throw Malformed{placeOf(mark),
                            {PLT_TR("the key \"%1\" is given twice"), {beginning(found.text)}}};
        if (isNull) return;
        place_ = placeOf(mark);
        const auto& keys = infoKeys();
        const bool means = std::find(keys.begin(), keys.end(), found.text) != keys.end() ||
                           !withoutLanguage(found.text).empty();
        constexpr std::size_t maximumUnknown = 20;
        if (means)
            key_ = found.text;
        else if (unknown.size() < maximumUnknown)
            unknown.push_back({beginning(found.text), place_});
    }
    void value(const Node& found) {
        if (key_ && found.kind != Kind::Null)
            values[*key_] = {found.kind == Kind::Scalar, found.text, place_};
    }

    int depth_ = 0;
    bool documentSeen_ = false;
    bool keyIsNext_ = true;
    bool nullKeySeen_ = false;
    std::optional<std::string> key_;
    InfoPlace place_;  ///< of the key
    std::unordered_set<std::string> keysSeen_;
    std::unordered_map<YAML::anchor_t, Node> anchors_;
};

/// Lets the parser read the bytes without a copy.
class BytesBuffer final : public std::streambuf {
  public:
    explicit BytesBuffer(QByteArray& bytes) { setg(bytes.data(), bytes.data(), bytes.data() + bytes.size()); }
};

bool isMarker(std::string_view line, std::string_view marker) {
    return line.starts_with(marker) && (line.size() == 3 || line[3] == ' ' || line[3] == '\t');
}

/// Returns the end of the first document. "---" and "..." at the start of a line are always markers, even
/// inside a scalar.
qsizetype endOfFirstDocument(std::string_view text) {
    bool begun = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        if (isMarker(line, "...") || (begun && isMarker(line, "---"))) return static_cast<qsizetype>(at);
        const std::size_t first = line.find_first_not_of(" \t");
        const bool says = first != std::string_view::npos && line[first] != '#';
        begun = begun || (says && line[0] != '%');
        at = end + 1;
    }
    return static_cast<qsizetype>(text.size());
}

/// Finds control characters, which YAML does not permit; yaml-cpp takes one of them for the end of the file.
std::optional<InfoPlace> findControlCharacter(std::string_view text) {
    InfoPlace here{1, 1};
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 && c != '\t' && c != '\n') return here;
        here = c == '\n' ? InfoPlace{here.line + 1, 1} : InfoPlace{here.line, here.column + 1};
    }
    return std::nullopt;
}

/// Returns true if brackets nest too deep. yaml-cpp keeps in memory everything that may still turn out to be
/// a key, so endless brackets are refused before parsing. Brackets in texts are counted, too: no text for a
/// button comes near the limit.
bool nestsFarTooDeep(std::string_view text) {
    constexpr int most = 1024;
    int open = 0;
    for (const char c : text) {
        if (c == '[' || c == '{') ++open;
        if ((c == ']' || c == '}') && open > 0) --open;
        if (open > most) return true;
    }
    return false;
}

void read(QByteArray bytes, TopLevelReader& reader) {
    BytesBuffer buffer(bytes);
    std::istream stream(&buffer);
    YAML::Parser parser(stream);
    if (parser.HandleNextDocument(reader)) parser.HandleNextDocument(reader);
}

InfoFields malformed(InfoPlace at, const Message& what) {
    InfoFields fields;
    fields.place = at;
    fields.obstacle = {
        Fault::malformed,
        at.line == 0 ? what : Message(PLT_TR("line %1, column %2: %3"), {at.line, at.column, what})};
    return fields;
}

}  // namespace

const std::vector<std::string_view>& infoKeys() {
    static const std::vector<std::string_view> keys = {"game",      "script",   "name",    "icon",
                                                       "game-icon", "game-set", "summary", "keywords"};
    return keys;
}

std::string infoKeyIn(std::string_view key, std::string_view language) {
    return std::string(key) + '[' + std::string(language) + ']';
}

std::string_view withoutLanguage(std::string_view key) {
    const std::size_t bracket = key.find('[');
    if (bracket == std::string_view::npos || !key.ends_with(']')) return {};
    const std::string_view name = key.substr(0, bracket);
    const bool hasLanguages =
        std::find(keysByLanguage.begin(), keysByLanguage.end(), name) != keysByLanguage.end();
    return hasLanguages && isLanguage(key.substr(bracket + 1, key.size() - bracket - 2)) ? name
                                                                                         : std::string_view();
}

namespace {

enum class Shortcut { permitted, refused };

InfoFields parse(QByteArray bytes, Shortcut shortcut) {
    if (bytes.startsWith("\xEF\xBB\xBF")) bytes.remove(0, 3);
    if (bytes.contains('\0') || !QUtf8StringView(bytes).isValidUtf8()) {
        InfoFields fields;
        fields.obstacle = {Fault::encoding, PLT_TR("the file is not valid UTF-8")};
        return fields;
    }
    const auto view = [&bytes] {
        return std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    };
    // All three are line ends in YAML; yaml-cpp does not know the single carriage return.
    bytes.replace("\r\n", "\n").replace('\r', '\n');
    bytes.truncate(endOfFirstDocument(view()));
    if (const auto control = findControlCharacter(view()))
        return malformed(*control, PLT_TR("control character"));

    if (shortcut == Shortcut::permitted)
        if (auto plain = readPlainInfo(view())) return *std::move(plain);
    if (nestsFarTooDeep(view())) return malformed({}, tooDeep());

    TopLevelReader reader;
    try {
        if (bytes.contains('"') || bytes.contains('\'')) {
            // yaml-cpp notices the missing end of a quoted text only where nothing follows, not even a line
            // end.
            TopLevelReader unused;
            read(bytes.trimmed(), unused);
        }
        read(bytes, reader);
    } catch (const Malformed& found) {
        return malformed(found.at, found.what);
    } catch (const YAML::Exception& found) {
        return malformed(placeOf(found.mark), Message(found.msg));
    }
    InfoFields fields;
    fields.values = std::move(reader.values);
    fields.unknown = std::move(reader.unknown);
    return fields;
}

}  // namespace

InfoFields parseInfoFile(QByteArray bytes) {
    return parse(std::move(bytes), Shortcut::permitted);
}

InfoFields parseInfoFileAsYaml(QByteArray bytes) {
    return parse(std::move(bytes), Shortcut::refused);
}

}  // namespace plt

// SPDX-License-Identifier: MIT
#include "common/plugin/folder/info_file.h"

#include <algorithm>
#include <array>
#include <istream>
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

constexpr std::array<std::string_view, 6> meaningfulKeys = {"game",      "name",     "icon",
                                                            "game-icon", "game-set", "summary"};

struct Position {
    int line = 0;
    int column = 0;
};

/// Thrown out of the parser's events: what yaml-cpp accepts and an info.yaml must not have.
struct Malformed {
    Position at;
    QString what;
};

QString tooDeep() {
    return QStringLiteral("nested deeper than %1").arg(deepestInfoNesting);
}

Position position(const YAML::Mark& mark) {
    return mark.is_null() ? Position{} : Position{mark.line + 1, mark.column + 1};
}

/// Follows the events of one document and keeps the scalars of the outermost mapping. Building nodes instead
/// would cost memory for everything in the file and would follow aliases.
class TopLevelReader final : public YAML::EventHandler {
  public:
    std::map<std::string, InfoValue> values;

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (documentSeen_)
            throw Malformed{position(mark), QStringLiteral("text after the end of the mapping")};
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
        const auto target = anchors_.find(anchor);
        node(mark, 0, target == anchors_.end() ? Node{Kind::Collection, {}} : target->second);
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
        return {position(mark), QStringLiteral("the document is not a mapping")};
    }
    void open(const YAML::Mark& mark, YAML::anchor_t anchor) {
        if (depth_ > 0) node(mark, anchor, {Kind::Collection, {}});
        if (++depth_ > deepestInfoNesting)
            throw Malformed{position(mark), QStringLiteral("nested deeper than %1").arg(deepestInfoNesting)};
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
            throw Malformed{position(mark), QStringLiteral("the key \"%1\" is given twice")
                                                .arg(QString::fromStdString(found.text).left(80))};
        const bool means =
            std::find(meaningfulKeys.begin(), meaningfulKeys.end(), found.text) != meaningfulKeys.end();
        if (means && !isNull) key_ = found.text;
    }
    void value(const Node& found) {
        if (key_ && found.kind != Kind::Null) values[*key_] = {found.kind == Kind::Scalar, found.text};
    }

    int depth_ = 0;
    bool documentSeen_ = false;
    bool keyIsNext_ = true;
    bool nullKeySeen_ = false;
    std::optional<std::string> key_;
    std::unordered_set<std::string> keysSeen_;
    std::unordered_map<YAML::anchor_t, Node> anchors_;
};

/// Lets the parser read the bytes where they are.
class BytesBuffer final : public std::streambuf {
  public:
    explicit BytesBuffer(QByteArray& bytes) { setg(bytes.data(), bytes.data(), bytes.data() + bytes.size()); }
};

bool isMarker(std::string_view line, std::string_view marker) {
    return line.starts_with(marker) && (line.size() == 3 || line[3] == ' ' || line[3] == '\t');
}

/// Where the first document ends. "---" and "..." at the start of a line are always markers, even inside a
/// scalar.
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

/// YAML permits no control characters; yaml-cpp takes one of them for the end of the file.
std::optional<Position> findControlCharacter(std::string_view text) {
    Position here{1, 1};
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 && c != '\t' && c != '\n') return here;
        here = c == '\n' ? Position{here.line + 1, 1} : Position{here.line, here.column + 1};
    }
    return std::nullopt;
}

/// yaml-cpp keeps in memory what may still turn out to be a key, so endless brackets are refused before it
/// sees them. Brackets in texts are counted, too: the limit is one that no text for a button comes near.
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

InfoFields malformed(Position at, const QString& what) {
    InfoFields fields;
    fields.line = at.line;
    fields.column = at.column;
    fields.problem =
        at.line == 0
            ? QStringLiteral("malformed: %1").arg(what)
            : QStringLiteral("malformed: line %1, column %2: %3").arg(at.line).arg(at.column).arg(what);
    return fields;
}

}  // namespace

InfoFields parseInfoFile(QByteArray bytes) {
    if (bytes.startsWith("\xEF\xBB\xBF")) bytes.remove(0, 3);
    if (bytes.contains('\0') || !QUtf8StringView(bytes).isValidUtf8()) {
        InfoFields fields;
        fields.problem = QStringLiteral("encoding: the file is not valid UTF-8");
        return fields;
    }
    const auto view = [&bytes] {
        return std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    };
    // To YAML all three are the end of a line; yaml-cpp does not know the single carriage return.
    bytes.replace("\r\n", "\n").replace('\r', '\n');
    bytes.truncate(endOfFirstDocument(view()));
    if (const auto control = findControlCharacter(view()))
        return malformed(*control, QStringLiteral("control character"));

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
        return malformed(position(found.mark), QString::fromStdString(found.msg));
    }
    InfoFields fields;
    fields.values = std::move(reader.values);
    return fields;
}

}  // namespace plt

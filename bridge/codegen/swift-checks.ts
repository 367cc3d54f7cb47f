/** JSON, checks and readers, the same for every contract. */
export const SWIFT_CHECKS = String.raw`// MARK: - Values of the wire

extension H5Bridge {
  /// A value that breaks the contract. Its message names the field, never the value.
  public struct InvalidValue: Error {
    public let message: String
  }

  /// Thrown by a handler that does not do the call. The code is one of ErrorCode or the app's own; no
  /// personal data in the message.
  public struct Refusal: Error {
    public let code: String
    public let message: String

    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// Any JSON value.
  public enum Json: Codable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Json])
    case object([String: Json])

    public init(from decoder: Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let list = try? value.decode([Json].self) {
        self = .list(list)
      } else {
        self = .object(try value.decode([String: Json].self))
      }
    }

    public func encode(to encoder: Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .null: try value.encodeNil()
      case .flag(let flag): try value.encode(flag)
      case .number(let number): try value.encode(number)
      case .text(let text): try value.encode(text)
      case .list(let list): try value.encode(list)
      case .object(let object): try value.encode(object)
      }
    }

    /// Null when the text is no JSON.
    public init(parsing text: String) {
      self = (try? JSONDecoder().decode(Json.self, from: Data(text.utf8))) ?? .null
    }

    /// JSON text.
    public func written() throws -> String {
      String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
  }

  /// A text, a number or a boolean.
  public enum Scalar: Equatable {
    case text(String)
    case number(Double)
    case flag(Bool)

    static func read(_ at: String, _ value: Json?) throws -> Scalar {
      switch value {
      case .some(.text(let text)): return .text(text)
      case .some(.number(let number)): return .number(number)
      case .some(.flag(let flag)): return .flag(flag)
      default: throw InvalidValue(message: "\(at): expected a text, a number or a boolean")
      }
    }

    var json: Json {
      switch self {
      case .text(let text): return .text(text)
      case .number(let number): return .number(number)
      case .flag(let flag): return .flag(flag)
      }
    }
  }
}

// MARK: - Checks

/// The ranges of the contract.
private enum Check {
  /// Lengths in UTF-16 units, as the page counts.
  static func text(
    _ at: String, _ value: String, _ range: ClosedRange<Int>, _ pattern: NSRegularExpression? = nil, orEmpty: Bool = false
  ) throws {
    if orEmpty && value.isEmpty { return }
    try size(at, value.utf16.count, range)
    guard let pattern = pattern else { return }
    let whole = NSRange(location: 0, length: value.utf16.count)
    if pattern.firstMatch(in: value, options: [], range: whole) == nil {
      throw H5Bridge.InvalidValue(message: "\(at): does not match")
    }
  }

  static func number(_ at: String, _ value: Double, _ range: ClosedRange<Double>) throws {
    if !range.contains(value) { throw H5Bridge.InvalidValue(message: "\(at): out of range") }
  }

  static func integer(_ at: String, _ value: Int, _ range: ClosedRange<Int>) throws {
    if !range.contains(value) { throw H5Bridge.InvalidValue(message: "\(at): out of range") }
  }

  static func scalar(
    _ at: String, _ value: H5Bridge.Scalar, _ range: ClosedRange<Int>, _ pattern: NSRegularExpression? = nil
  ) throws {
    switch value {
    case .text(let it): try text(at, it, range, pattern)
    case .number(let it): try number(at, it, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    case .flag: break
    }
  }

  static func size(_ at: String, _ size: Int, _ range: ClosedRange<Int>) throws {
    if !range.contains(size) { throw H5Bridge.InvalidValue(message: "\(at): wrong length") }
  }

  /// No more bytes as JSON in UTF-8, as the page's JSON.stringify writes it.
  static func bytes(_ value: H5Bridge.Json, _ max: Int) throws {
    if JsonBytes.count(value) > max { throw H5Bridge.InvalidValue(message: "more than \(max) bytes") }
  }
}

/// Bytes of a value as JSON.stringify writes it, in UTF-8.
private enum JsonBytes {
  static func count(_ value: H5Bridge.Json) -> Int {
    switch value {
    case .null: return 4
    case .flag(let flag): return flag ? 4 : 5
    case .number(let it): return number(it)
    case .text(let it): return text(it)
    case .list(let list): return 1 + max(1, list.count) + list.map(count).reduce(0, +)
    case .object(let fields):
      return 1 + max(1, fields.count) + fields.map { text($0.key) + 1 + count($0.value) }.reduce(0, +)
    }
  }

  private static func text(_ text: String) -> Int {
    text.unicodeScalars.reduce(2) { bytes, it in
      switch it.value {
      case 0x22, 0x5C, 0x08, 0x09, 0x0A, 0x0C, 0x0D: return bytes + 2
      case ..<0x20: return bytes + 6
      case ..<0x80: return bytes + 1
      case ..<0x800: return bytes + 2
      case ..<0x1_0000: return bytes + 3
      default: return bytes + 4
      }
    }
  }

  /// By the fewest digits that give the number back, which description has, in the form of
  /// ECMAScript.
  private static func number(_ number: Double) -> Int {
    if number == 0 { return 1 }
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let written = mantissa.joined()
    let leading = written.prefix { $0 == "0" }.count
    let trailing = written.reversed().prefix { $0 == "0" }.count
    let digits = written.count - leading - trailing
    let point = mantissa[0].count - leading + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let sign = number < 0 ? 1 : 0
    if point > 21 || point < -5 {
      return sign + digits + (digits > 1 ? 1 : 0) + 2 + String(abs(point - 1)).count
    }
    if point <= 0 { return sign + 2 - point + digits }
    return sign + (point < digits ? digits + 1 : point)
  }
}

private enum Read {
  static func object(_ json: H5Bridge.Json, only names: Set<String>? = nil) throws -> [String: H5Bridge.Json] {
    guard case .object(let fields) = json else {
      throw H5Bridge.InvalidValue(message: "expected an object")
    }
    if let names = names, !names.isSuperset(of: fields.keys) {
      throw H5Bridge.InvalidValue(message: "unknown field")
    }
    return fields
  }

  static func optional<T>(
    _ at: String, _ value: H5Bridge.Json?, nullable: Bool, _ each: (String, H5Bridge.Json?) throws -> T
  ) throws -> T? {
    if value == nil || (nullable && value == .some(.null)) { return nil }
    return try each(at, value)
  }

  static func nullable<T>(
    _ at: String, _ value: H5Bridge.Json?, _ each: (String, H5Bridge.Json?) throws -> T
  ) throws -> T? {
    guard let value = value else { throw H5Bridge.InvalidValue(message: "\(at): missing") }
    return value == .null ? nil : try each(at, value)
  }

  static func text(_ at: String, _ value: H5Bridge.Json?) throws -> String {
    guard case .some(.text(let text)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a text")
    }
    return text
  }

  static func flag(_ at: String, _ value: H5Bridge.Json?) throws -> Bool {
    guard case .some(.flag(let flag)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a boolean")
    }
    return flag
  }

  static func number(_ at: String, _ value: H5Bridge.Json?) throws -> Double {
    guard case .some(.number(let number)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a number")
    }
    return number
  }

  static func integer(_ at: String, _ value: H5Bridge.Json?) throws -> Int {
    let number = try Read.number(at, value)
    guard number == number.rounded(), abs(number) <= Double(maxInteger) else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a whole number")
    }
    return Int(number)
  }

  static func list<T>(
    _ at: String, _ value: H5Bridge.Json?, _ each: (String, H5Bridge.Json?) throws -> T
  ) throws -> [T] {
    guard case .some(.list(let list)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected a list")
    }
    return try list.map { try each(at, $0) }
  }

  static func map<T>(
    _ at: String, _ value: H5Bridge.Json?, _ each: (String, H5Bridge.Json?) throws -> T
  ) throws -> [String: T] {
    guard case .some(.object(let fields)) = value else {
      throw H5Bridge.InvalidValue(message: "\(at): expected an object")
    }
    return try fields.mapValues { try each(at, $0) }
  }
}
`

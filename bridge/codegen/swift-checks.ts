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

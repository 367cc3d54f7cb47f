import { CHANNEL } from '../contract.ts'
import {
  valueTypes,
  type ContractModel,
  type EventModel,
  type MethodModel,
  type EnumModel,
} from './contract-model.ts'
import { caseName, memberName } from './names.ts'
import { portablePattern } from './pattern.ts'
import { SWIFT_CHECKS } from './swift-checks.ts'
import { SWIFT_DISPATCH } from './swift-dispatch.ts'
import { swiftDoc, swiftPattern, swiftText as text, swiftValue } from './swift-values.ts'
import { EFFECTS, indent, MAX_INTEGER, ORIGIN, REFUSALS } from './texts.ts'

const enumSource = ({
  name,
  options,
}: EnumModel): string => `public enum ${name}: String, CaseIterable {
${options.map((it) => `  case ${caseName(it)} = ${text(it)}`).join('\n')}

  static func read(_ at: String, _ value: Json?) throws -> ${name} {
    guard let it = ${name}(rawValue: try Read.text(at, value)) else {
      throw InvalidValue(message: "\\(at): not one of its words")
    }
    return it
  }
}
`

/** A property of every method: one case of the switch per value. */
function methodProperty(
  { methods }: ContractModel,
  head: string,
  read: (it: MethodModel['contract']) => string,
): string {
  const values = Array.from(new Set(methods.map(({ contract }) => read(contract))))
  const cases = values.map((value) => {
    const same = methods.filter(({ contract }) => read(contract) === value)
    return `    case ${same.map(({ member }) => `.${member}`).join(', ')}: return ${value}`
  })
  return `public var ${head} {
  switch self {
${cases.join('\n').replace(/^ {2}/gm, '')}
  }
}`
}

const handlerMethod = ({ member, about, args, result, contract }: MethodModel): string =>
  `/// ${about}
/// Since app ${contract.since}, deadline ${contract.deadline} ms, effect ${contract.effect}.
func ${member}(${args ? `_ args: H5Bridge.${args.name}` : ''}) async throws${result ? ` -> H5Bridge.${result.name}` : ''}
`

function prepareCase({ member, args, result }: MethodModel): string {
  const call = `try await handler.${member}(${args ? 'read' : ''})`
  const prepare = args
    ? `let read = try ${args.name}(json: args)`
    : '_ = try Read.object(args, only: [])'
  const run = result
    ? `return { ${call}.json }`
    : `return {
    ${call}
    return .object([:])
  }`
  return `case .${member}:
  ${prepare}
  ${run}`
}

const eventFunction = ({ name, about, data }: EventModel): string =>
  `${swiftDoc(about)}public static func ${name}(${data ? `_ data: ${data.name}` : ''}) throws -> String {
  try Json.object(["event": .text(${text(name)}), "data": ${data ? 'data.json' : '.object([:])'}]).written()
}
`

/** The contract as one Swift file: types, checks, the protocol of the app, and the dispatcher. */
export const swiftSource = (model: ContractModel): string => `// ${ORIGIN}
import Foundation

private let maxInteger = ${MAX_INTEGER}

/// The bridge between page and app.
public enum H5Bridge {
  /// Version of what travels between page and app.
  public static let contractVersion = ${model.version}

  /// Name of the script message handler.
  public static let channel = ${text(CHANNEL)}

  /// What a call does.
  public enum Effect {
${indent(
  4,
  Object.entries(EFFECTS)
    .map(([name, about]) => `${swiftDoc(about)}case ${name}`)
    .join('\n'),
)}
  }

  /// The codes of a refusal.
  public enum ErrorCode {
${indent(
  4,
  Object.entries(REFUSALS)
    .map(
      ([code, about]) => `${swiftDoc(about)}public static let ${memberName(code)} = ${text(code)}`,
    )
    .join('\n'),
)}
  }

  /// Every method, by its name on the wire.
  public enum Method: String, CaseIterable {
${model.methods.map(({ name, member }) => `    case ${member} = ${text(name)}`).join('\n')}

    /// First app version that answers it.
${indent(
  4,
  methodProperty(model, 'since: String', ({ since }) => text(since)),
)}

    /// Longest wait of the page, in milliseconds.
${indent(
  4,
  methodProperty(model, 'deadlineMs: Int', ({ deadline }) => String(deadline)),
)}

${indent(
  4,
  methodProperty(model, 'effect: Effect', ({ effect }) => `.${effect}`),
)}
  }
}

// MARK: - What the app does

/// Arguments are checked already; amounts and codes are values to fill in, which the user confirms.
/// A handler that does not do the call
/// throws Refusal.
@MainActor
public protocol H5BridgeHandler: AnyObject {
${indent(2, model.methods.map(handlerMethod).join('\n')).trimEnd()}
}

// MARK: - The events of the app, as JSON text

extension H5Bridge {
  public enum Events {
${indent(4, model.events.map(eventFunction).join('\n')).trimEnd()}
  }
}

// MARK: - Enumerations

extension H5Bridge {
${indent(2, model.enums.map(enumSource).join('\n')).trimEnd()}
}

/// Patterns match whole texts.
private enum Patterns {
${indent(2, Array.from(model.patterns, ([name, it]) => `static let ${swiftPattern(name)} = whole(${text(portablePattern(it))})`).join('\n'))}

  private static func whole(_ pattern: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: "\\\\A(?:\\(pattern))\\\\z", options: [])
    } catch {
      preconditionFailure("a pattern of the contract is no regular expression: \\(pattern)")
    }
  }
}

// MARK: - Arguments, results and data

extension H5Bridge {
${indent(
  2,
  valueTypes(model)
    .map((it) => swiftValue(it, model))
    .join('\n'),
).trimEnd()}
}

${SWIFT_CHECKS}
${SWIFT_DISPATCH}
extension H5Bridge {
  /// Reads the arguments, so that wrong ones throw before anything is done, and returns the call.
  @MainActor
  private static func prepare(
    _ method: Method, _ args: Json, _ handler: H5BridgeHandler
  ) throws -> @MainActor () async throws -> Json {
    switch method {
${indent(4, model.methods.map(prepareCase).join('\n'))}
    }
  }
}
`

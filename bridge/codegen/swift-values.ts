import { patternName, type ContractModel, type ValueType } from './contract-model.ts'
import type { Field, Text, Type } from './model.ts'
import { memberName } from './names.ts'
import { fieldRule, indent, mayBeAbsent } from './texts.ts'

/**
 * A Swift string literal. Throws on control characters, which Swift escapes differently from JSON.
 */
export function swiftText(text: string): string {
  const spelled = JSON.stringify(text)
  if (/(?<!\\)(?:\\\\)*\\[bfu]/.test(spelled)) throw new Error(`no Swift text for ${spelled}`)
  return spelled
}

/** A comment for Swift, on a line of its own; `''` for an empty text. */
export const swiftDoc = (text: string): string => (text === '' ? '' : `/// ${text}\n`)

/** The Swift name of a pattern's constant, which is `SHARE_LINK` in Java. */
export const swiftPattern = (name: string): string => memberName(name.toLowerCase())

function swiftType(type: Type, model: ContractModel): string {
  switch (type.kind) {
    case 'text':
      return 'String'
    case 'number':
      return 'Double'
    case 'integer':
      return 'Int'
    case 'flag':
      return 'Bool'
    case 'choice':
      return model.enumName(type)
    case 'list':
      return `[${swiftType(type.of, model)}]`
    case 'map':
      return `[String: ${swiftType(type.of, model)}]`
    case 'scalar':
      return 'Scalar'
  }
}

function bounds({ min, max, pattern }: Text, { patterns }: ContractModel): string {
  const name = pattern && patternName(patterns, pattern)
  return `${min}...${max ?? 'Int.max'}${name ? `, Patterns.${swiftPattern(name)}` : ''}`
}

/** Statements that throw when the value breaks the contract beyond its type. */
function checks(type: Type, model: ContractModel, at: string, value: string): string[] {
  switch (type.kind) {
    case 'text': {
      const empty = type.orEmpty ? ', orEmpty: true' : ''
      return [`try Check.text(${at}, ${value}, ${bounds(type, model)}${empty})`]
    }
    case 'number': {
      const min = type.min?.toFixed(1) ?? '-Double.greatestFiniteMagnitude'
      const max = type.max?.toFixed(1) ?? 'Double.greatestFiniteMagnitude'
      return [`try Check.number(${at}, ${value}, ${min}...${max})`]
    }
    case 'integer': {
      const range = `${type.min ?? '-maxInteger'}...${type.max ?? 'maxInteger'}`
      return [`try Check.integer(${at}, ${value}, ${range})`]
    }
    case 'flag':
    case 'choice':
      return []
    case 'list': {
      const each = checks(type.of, model, at, 'it')
      return [
        `try Check.size(${at}, ${value}.count, ${type.min}...${type.max ?? 'Int.max'})`,
        ...each.map((line) => `for it in ${value} { ${line} }`),
      ]
    }
    case 'map': {
      const keys = checks(type.key, model, at, 'key')
      const values = checks(type.of, model, at, 'it')
      return [
        ...keys.map((line) => `for key in ${value}.keys { ${line} }`),
        ...values.map((line) => `for it in ${value}.values { ${line} }`),
      ]
    }
    case 'scalar':
      return [`try Check.scalar(${at}, ${value}, ${bounds(type.text, model)})`]
  }
}

function reader(type: Type, model: ContractModel): string {
  switch (type.kind) {
    case 'list':
    case 'map':
      return `{ at, value in try ${read(type, model, 'at', 'value')} }`
    case 'choice':
      return `${model.enumName(type)}.read`
    case 'scalar':
      return 'Scalar.read'
    case 'text':
    case 'number':
    case 'integer':
    case 'flag':
      return `Read.${type.kind}`
  }
}

function read(type: Type, model: ContractModel, at: string, value: string): string {
  if (type.kind === 'list' || type.kind === 'map')
    return `Read.${type.kind}(${at}, ${value}, ${reader(type.of, model)})`
  return `${reader(type, model)}(${at}, ${value})`
}

function write(type: Type, value: string): string {
  switch (type.kind) {
    case 'text':
      return `.text(${value})`
    case 'number':
      return `.number(${value})`
    case 'integer':
      return `.number(Double(${value}))`
    case 'flag':
      return `.flag(${value})`
    case 'choice':
      return `.text(${value}.rawValue)`
    case 'scalar':
      return `${value}.json`
    case 'list':
      return `.list(${value}.map { ${written(type.of)} })`
    case 'map':
      return `.object(${value}.mapValues { ${written(type.of)} })`
  }
}

// In a closure's result the type cannot be inferred from a leading dot.
const written = (type: Type): string => write(type, '$0').replace(/^\./, 'Json.')

function readField({ name, type, optional, nullable }: Field, model: ContractModel): string {
  const key = swiftText(name)
  const value = `fields[${key}]`
  if (optional)
    return `try Read.optional(${key}, ${value}, nullable: ${nullable}, ${reader(type, model)})`
  if (nullable) return `try Read.nullable(${key}, ${value}, ${reader(type, model)})`
  return `try ${read(type, model, key, value)}`
}

function put(field: Field): string {
  const { name, type, optional } = field
  const target = `fields[${swiftText(name)}]`
  if (!mayBeAbsent(field)) return `${target} = ${write(type, name)}`
  const set = `if let ${name} = ${name} { ${target} = ${write(type, name)} }`
  return optional ? set : `${set} else { ${target} = .null }`
}

function check(field: Field, model: ContractModel): string[] {
  const { name, type } = field
  const lines = checks(type, model, swiftText(name), name)
  if (!mayBeAbsent(field) || lines.length === 0) return lines
  return [`if let ${name} = ${name} {`, ...lines.map((line) => `  ${line}`), '}']
}

const fieldType = (field: Field, model: ContractModel): string =>
  `${swiftType(field.type, model)}${mayBeAbsent(field) ? '?' : ''}`

/** A value type: a struct with its checks, from and to JSON. */
export function swiftValue(
  { name, about, fields, strict, maxBytes }: ValueType,
  model: ContractModel,
): string {
  const lines = fields.flatMap((field) => check(field, model))
  const after = maxBytes === null ? [] : [`try Check.bytes(json, ${maxBytes})`]
  const throwing = lines.length + after.length > 0
  const names = fields.map((field) => swiftText(field.name)).join(', ')
  const parameters = fields.map(
    (field) => `${field.name}: ${fieldType(field, model)}${field.optional ? ' = nil' : ''}`,
  )
  return `${swiftDoc(about)}public struct ${name}: Equatable, CustomStringConvertible {
${indent(2, fields.map((field) => `${swiftDoc(fieldRule(field))}public let ${field.name}: ${fieldType(field, model)}`).join('\n'))}

  ${throwing ? '/// Throws InvalidValue when a value breaks the contract.\n  ' : ''}public init(${parameters.join(', ')})${throwing ? ' throws' : ''} {
${indent(4, [...lines, ...fields.map((field) => `self.${field.name} = ${field.name}`), ...after].join('\n'))}
  }

  /// Throws InvalidValue.
  public init(json: Json) throws {
    let fields = try Read.object(json${strict ? `, only: [${names}]` : ''})
    ${throwing ? 'try ' : ''}self.init(
${indent(6, fields.map((field) => `${field.name}: ${readField(field, model)}`).join(',\n'))}
    )
  }

  public var json: Json {
    var fields: [String: Json] = [:]
${indent(4, fields.map(put).join('\n'))}
    return .object(fields)
  }

  /// Values stay out of logs.
  public var description: String { "${name}" }
}
`
}

import { CONTRACT_VERSION, contract, isMethodName, type MethodName } from '../contract.ts'
import { events, isEventName, type EventName } from '../events.ts'
import type { Method } from '../method.ts'
import type { Comment } from './comments.ts'
import { readShape, type Choice, type Field, type Shape, type Type } from './model.ts'
import { constantName, fieldName, memberName, typeName } from './names.ts'

/** An enumeration, with its values on the wire. */
export interface EnumModel {
  readonly name: string
  readonly options: readonly string[]
}

/** A JSON object of the wire as a type. */
export interface ValueType extends Shape {
  readonly name: string
  readonly about: string
  /** The most bytes of the object as JSON in UTF-8; null for no limit. */
  readonly maxBytes: number | null
}

export interface MethodModel {
  readonly name: MethodName
  /** Its name as a function. */
  readonly member: string
  readonly about: string
  readonly group: string
  readonly contract: Method
  /** Null when it takes no arguments. */
  readonly args: ValueType | null
  /** Null when the result has no data. */
  readonly result: ValueType | null
}

export interface EventModel {
  readonly name: EventName
  readonly about: string
  /** Null when it has no data. */
  readonly data: ValueType | null
}

/** The contract as every language's generator needs it. */
export interface ContractModel {
  readonly version: number
  readonly methods: readonly MethodModel[]
  readonly events: readonly EventModel[]
  readonly enums: readonly EnumModel[]
  /** The name of the enumeration with these options; throws when there is none. */
  readonly enumName: (choice: Choice) => string
  /** Every pattern once, by the constant's name. */
  readonly patterns: ReadonlyMap<string, RegExp>
}

export interface Comments {
  readonly methods: readonly Comment[]
  readonly events: readonly Comment[]
}

function valueType(
  name: string,
  about: string,
  shape: Shape,
  maxBytes: number | null = null,
): ValueType | null {
  for (const field of shape.fields) fieldName(field.name)
  return shape.fields.length === 0 ? null : { name, about, ...shape, maxBytes }
}

/**
 * The whole contract, in the order of its sources. Throws when a method or an event has no comment,
 * or a comment no method.
 */
export function contractModel(comments: Comments): ContractModel {
  const written = comments.methods.map(({ name }) => name)
  sameNames('method', Object.keys(contract), written)
  sameNames(
    'event',
    Object.keys(events),
    comments.events.map(({ name }) => name),
  )
  const methods = comments.methods.flatMap(({ name, text, group }): MethodModel[] => {
    if (!isMethodName(name)) return []
    const method: Method = contract[name]
    const type = typeName(name)
    const member = fieldName(memberName(name))
    const args = valueType(
      `${type}Args`,
      `Arguments of ${name}.`,
      readShape(method.args),
      method.maxBytes,
    )
    const result = valueType(`${type}Result`, `Result of ${name}.`, readShape(method.result))
    return [{ name, member, about: text, group, contract: method, args, result }]
  })
  const eventModels = comments.events.flatMap(({ name, text }): EventModel[] => {
    if (!isEventName(name)) return []
    const about = `Data of the event ${name}.`
    const data = valueType(`${typeName(name)}Data`, about, readShape(events[name]))
    return [{ name, about: text, data }]
  })
  const owned = [
    ...methods.flatMap(({ name, args, result }) => enumsIn(name, args, result)),
    ...eventModels.flatMap(({ name, data }) => enumsIn(name, data)),
  ]
  const enums = nameEnums(owned)
  const shapes = [
    ...methods.flatMap(({ args, result }) => [args, result]),
    ...eventModels.map(({ data }) => data),
  ]
  return {
    version: CONTRACT_VERSION,
    methods,
    events: eventModels,
    enums,
    patterns: namePatterns(shapes.filter((it) => it !== null)),
    enumName: ({ options }) => {
      const found = enums.find((it) => it.options.join() === options.join())
      if (!found) throw new Error(`no enumeration of ${options.join()}`)
      return found.name
    },
  }
}

/** Every value type, in the order in which it is written. */
export const valueTypes = ({ methods, events: eventModels }: ContractModel): ValueType[] =>
  [
    ...methods.flatMap(({ args, result }) => [args, result]),
    ...eventModels.map(({ data }) => data),
  ].filter((it) => it !== null)

interface FieldOptions {
  readonly owner: string
  readonly field: string
  readonly options: readonly string[]
}

const enumsIn = (owner: string, ...shapes: readonly (Shape | null)[]): FieldOptions[] =>
  shapes
    .flatMap((shape) => shape?.fields ?? [])
    .flatMap(({ name, type }: Field) => optionsInType(owner, name, type))

function optionsInType(owner: string, field: string, type: Type): FieldOptions[] {
  if (type.kind === 'choice') return [{ owner, field, options: type.options }]
  // A list's name is the plural of its items'.
  if (type.kind === 'list') return optionsInType(owner, field.replace(/s$/, ''), type.of)
  return type.kind === 'map' ? optionsInType(owner, field, type.of) : []
}

/**
 * Names each enumeration: after its field when several methods share it, after its method and field
 * otherwise. Throws when two enumerations have the same name.
 */
export function nameEnums(owned: readonly FieldOptions[]): EnumModel[] {
  const sets = new Map<string, FieldOptions[]>()
  for (const it of owned) {
    const key = it.options.join()
    sets.set(key, [...(sets.get(key) ?? []), it])
  }
  const named = Array.from(sets.values()).flatMap((users): EnumModel[] => {
    const [first] = users
    if (!first) return []
    const shared = users.some(({ owner }) => owner !== first.owner)
    const name = shared ? typeName(first.field) : typeName(first.owner) + typeName(first.field)
    return [{ name, options: first.options }]
  })
  const twice = named.find(({ name }, at) => named.findIndex((it) => it.name === name) !== at)
  if (twice) throw new Error(`two enumerations have the name ${twice.name}: rename a field`)
  return named
}

/**
 * The constant of a pattern: its first field's name, `amount` or, where another pattern has it,
 * with its type's before it.
 */
function namePatterns(types: readonly ValueType[]): Map<string, RegExp> {
  const found = new Map<string, RegExp>()
  const add = (pattern: RegExp | null, owner: string, field: string) => {
    if (pattern === null || patternName(found, pattern) !== undefined) return
    const name = constantName(field)
    found.set(found.has(name) ? `${constantName(owner)}_${name}` : name, pattern)
  }
  const visit = (type: Type, owner: string, field: string) => {
    if (type.kind === 'text') add(type.pattern, owner, field)
    if (type.kind === 'scalar') add(type.text.pattern, owner, field)
    if (type.kind === 'map') add(type.key.pattern, owner, `${field}Key`)
    if (type.kind === 'map' || type.kind === 'list') visit(type.of, owner, field)
  }
  for (const { name, fields } of types)
    for (const field of fields) visit(field.type, name, field.name)
  return found
}

/** The name of a pattern's constant. */
export const patternName = (
  patterns: ContractModel['patterns'],
  { source }: RegExp,
): string | undefined => Array.from(patterns).find(([, it]) => it.source === source)?.[0]

function sameNames(what: string, inContract: readonly string[], written: readonly string[]): void {
  const missing = inContract.filter((name) => !written.includes(name))
  const extra = written.filter((name) => !inContract.includes(name))
  if (missing.length > 0) throw new Error(`no comment above the ${what} ${missing.join(', ')}`)
  if (extra.length > 0) throw new Error(`not in the contract: the ${what} ${extra.join(', ')}`)
  if (new Set(written).size !== written.length) throw new Error(`a ${what} is written twice`)
}

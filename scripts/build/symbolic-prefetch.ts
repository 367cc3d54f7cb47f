import * as v from 'valibot'
import { plannedCall, type PlannedCall } from '#offline/pack/planned-call.ts'
import { endpoints } from '#api/contract.ts'

/** A call that a screen makes on opening, as its `prefetch` says it (src/api/query.ts). */
export interface SaidCall {
  readonly name: string
  readonly input: object
}

/**
 * The file of a screen that makes calls on opening. A method, because its input may be narrower.
 */
export interface PrefetchingFile {
  prefetch(this: void, input: object, signedIn: boolean): readonly SaidCall[]
}

/** The schema of each field of a screen's address. */
export type FieldSchemas = Readonly<Record<string, v.GenericSchema>>

/** A prefetch does what `pack.json` cannot say. */
class InexpressiblePrefetch extends Error {
  override readonly name = 'InexpressiblePrefetch'
}

/** Above it a prefetch is evaluated too often; none comes near. */
const MOST_OPTIONAL = 6

/**
 * The calls that a screen makes on opening, as data: which of their fields the address gives, and
 * which are always the same. The screen's own `prefetch` is called, with a placeholder in place of
 * each field's value, once for every choice of optional fields that it reads. Throws where it does
 * anything with a value but to pass it on or to ask whether it is there: an app could not do the
 * same. (A comparison of free text goes unseen here; screen-routes.test.ts compares with every
 * sample.)
 */
export function callsOf(file: PrefetchingFile, schemas: FieldSchemas): PlannedCall[] {
  const asked = new Set<string>()
  const found = new Map<string, PlannedCall>()
  const waiting: (readonly string[])[] = [[]]
  for (let absent = waiting.pop(); absent !== undefined; absent = waiting.pop()) {
    const key = absent.toSorted().join()
    if (asked.has(key)) continue
    asked.add(key)
    const { calls, read } = ask(file, schemas, absent)
    for (const call of calls) found.set(JSON.stringify(call), call)
    const more = [...read].filter((field) => isOptional(schemas[field]) && !absent.includes(field))
    if (absent.length + more.length > MOST_OPTIONAL) {
      throw new InexpressiblePrefetch(`it reads more than ${MOST_OPTIONAL} optional fields`)
    }
    for (const field of more) waiting.push([...absent, field])
  }
  // The words of the address go before the values that a screen takes without them.
  const byAddress = (call: PlannedCall) =>
    Object.values(call.fields).filter((from) => 'url' in from).length
  return [...found.values()].toSorted((a, b) => byAddress(b) - byAddress(a))
}

const isOptional = (schema: v.GenericSchema | undefined): boolean =>
  schema !== undefined && v.safeParse(schema, undefined).success

/**
 * The calls for an address that lacks some of its fields, and which fields the prefetch has looked
 * at.
 */
function ask({ prefetch }: PrefetchingFile, schemas: FieldSchemas, absent: readonly string[]) {
  const placeholders = new Map<unknown, string>()
  const values: Record<string, unknown> = {}
  for (const [field, schema] of Object.entries(schemas)) {
    if (absent.includes(field)) {
      const instead = v.parse(schema, undefined)
      if (instead !== undefined) values[field] = instead
    } else {
      values[field] = placeholder(field)
      placeholders.set(values[field], field)
    }
  }
  const read = new Set<string>()
  const input = watched(values, schemas, read)
  const alone = new Set(prefetch(input, false).map(({ name }) => name))
  const describe = (given: object) =>
    prefetch(given, true).map((call) => described(call, placeholders, !alone.has(call.name)))
  const calls = describe(input)
  // A comparison leaves no trace: a field of listed values is given each of them, and must make no
  // difference.
  for (const field of placeholders.values()) {
    for (const value of choicesOf(schemas[field])) {
      if (JSON.stringify(describe({ ...values, [field]: value })) === filled(calls, field, value))
        continue
      throw new InexpressiblePrefetch(
        `it makes other calls where the field ${field} is ${String(value)}`,
      )
    }
  }
  return { calls, read }
}

/** Calls with a value for one of the address's fields. */
function filled(calls: readonly PlannedCall[], field: string, value: unknown): string {
  return JSON.stringify(calls, (_, it: unknown) =>
    typeof it === 'object' && it !== null && 'url' in it && it.url === field ? { value } : it,
  )
}

/** An input that notes which of its fields are looked at, absent ones among them. */
function watched(values: object, schemas: FieldSchemas, read: Set<string>): object {
  const note = (field: string | symbol) => {
    if (typeof field === 'string' && Object.hasOwn(schemas, field)) read.add(field)
  }
  return new Proxy(values, {
    get: (target, field) => {
      note(field)
      return Reflect.get(target, field)
    },
    has: (target, field) => {
      note(field)
      return Reflect.has(target, field)
    },
    ownKeys: (target) => {
      for (const field of Object.keys(schemas)) note(field)
      return Reflect.ownKeys(target)
    },
  })
}

/** Represents a field's value, which is not known: it can be passed on, and nothing else. */
function placeholder(field: string): object {
  const refuse = (): never => {
    throw new InexpressiblePrefetch(
      `it makes something of the value of the field ${field}, where it may only pass it on, or ask whether it is there`,
    )
  }
  return new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse })
}

/** The values that a field can have, where its schema lists them. */
function choicesOf(schema: v.GenericSchema | undefined): readonly unknown[] {
  if (schema === undefined) return []
  if ('options' in schema && Array.isArray(schema.options)) return schema.options
  if ('literal' in schema) return [schema.literal]
  return 'wrapped' in schema && v.is(anySchema, schema.wrapped) ? choicesOf(schema.wrapped) : []
}

const anySchema = v.custom<v.GenericSchema>(
  (it) => typeof it === 'object' && it !== null && 'kind' in it && it.kind === 'schema',
)

const scalar = v.union([v.string(), v.number(), v.boolean()])

function described(
  { name, input }: SaidCall,
  placeholders: ReadonlyMap<unknown, string>,
  forUser: boolean,
): PlannedCall {
  const endpoint = endpoints.find((it) => it.name === name)
  // An app may send it and throw the answer away: only read-only calls.
  if (endpoint?.idempotency !== 'safe') {
    throw new InexpressiblePrefetch(`it makes the call ${name}, which does more than read`)
  }
  const fields: Record<string, PlannedCall['fields'][string]> = {}
  for (const [field, value] of Object.entries(input)) {
    const from = placeholders.get(value)
    if (from !== undefined) fields[field] = { url: from }
    else if (v.is(scalar, value)) fields[field] = { value }
    else if (value !== undefined) {
      throw new InexpressiblePrefetch(
        `it sends ${field} of the call ${name} as neither a field of the address nor text, number or choice`,
      )
    }
  }
  const { method, path, encoding, needsUser } = endpoint
  return v.parse(plannedCall, { method, path, encoding, user: needsUser || forUser, fields })
}

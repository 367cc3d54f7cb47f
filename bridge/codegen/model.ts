import type * as v from 'valibot'

export interface Text {
  readonly kind: 'text'
  /** In UTF-16 units, as JavaScript counts. */
  readonly min: number
  readonly max: number | null
  readonly pattern: RegExp | null
  /** True if `''` is valid regardless of the other rules. */
  readonly orEmpty: boolean
}
export interface Choice {
  readonly kind: 'choice'
  readonly options: readonly string[]
}

/** The type of a value of the contract, for typed languages. */
export type Type =
  | Text
  | Choice
  | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'integer'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'flag' }
  | { readonly kind: 'list'; readonly of: Type; readonly min: number; readonly max: number | null }
  | { readonly kind: 'map'; readonly key: Text; readonly of: Type }
  /** A text, a number or a boolean. */
  | { readonly kind: 'scalar'; readonly text: Text }

export interface Field {
  readonly name: string
  readonly type: Type
  /** May be left out. */
  readonly optional: boolean
  /** May be `null`. */
  readonly nullable: boolean
}

export interface Shape {
  readonly fields: readonly Field[]
  /** True if an unknown field makes the object invalid; otherwise it is ignored. */
  readonly strict: boolean
}

/** The valibot schemas that the contract may use; any other throws. */
type Known =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.LiteralSchema<v.Literal, undefined>
  | v.PicklistSchema<v.PicklistOptions, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.RecordSchema<v.GenericSchema<string, string>, v.GenericSchema, undefined>
  | v.UnionSchema<v.GenericSchema[], undefined>
const KNOWN: readonly string[] = [
  'string',
  'number',
  'boolean',
  'literal',
  'picklist',
  'array',
  'record',
  'union',
] satisfies Known['type'][]

/** The checks that a pipe may have. */
type Check =
  | v.RegexAction<string, undefined>
  | v.MinLengthAction<v.LengthInput, number, undefined>
  | v.MaxLengthAction<v.LengthInput, number, undefined>
  | v.MinValueAction<number, number, undefined>
  | v.MaxValueAction<number, number, undefined>
  | v.IntegerAction<number, undefined>
const CHECKS: readonly string[] = [
  'regex',
  'min_length',
  'max_length',
  'min_value',
  'max_value',
  'integer',
] satisfies Check['type'][]

type Item = { readonly kind: string; readonly type: string }
const isKnown = (it: Item): it is Known => KNOWN.includes(it.type)
const isCheck = (it: Item): it is Check => CHECKS.includes(it.type)
const isObject = (
  it: Item,
): it is
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.StrictObjectSchema<v.ObjectEntries, undefined> =>
  it.type === 'object' || it.type === 'strict_object'
const isWrapped = (
  it: Item,
): it is
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined> =>
  ['optional', 'nullable', 'nullish'].includes(it.type)
const isSchema = (it: unknown): it is v.GenericSchema =>
  typeof it === 'object' && it !== null && 'kind' in it && it.kind === 'schema'

const FREE: Text = { kind: 'text', min: 0, max: null, pattern: null, orEmpty: false }

function noRule(what: string): never {
  throw new Error(`codegen has no rule for ${what}: add one to bridge/codegen/model.ts`)
}

/** The fields of an object's schema. An object with a fallback has none: its value is ignored. */
export function readShape(schema: v.GenericSchema): Shape {
  if ('fallback' in schema) return { fields: [], strict: false }
  if (!isObject(schema)) return noRule(`${schema.type} in place of an object`)
  const fields = Object.entries<v.GenericSchema>(schema.entries).map(([name, entry]) => {
    let inner = entry
    let optional = false
    let nullable = false
    while (isWrapped(inner)) {
      optional ||= inner.type !== 'nullable'
      nullable ||= inner.type !== 'optional'
      inner = inner.wrapped
    }
    return { name, type: readType(inner), optional, nullable }
  })
  return { fields, strict: schema.type === 'strict_object' }
}

/** A field's type. Throws on a schema or a check without a rule. */
export function readType(schema: v.GenericSchema): Type {
  const pipe: readonly Item[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  const [first, ...checks] = pipe
  const base = first ?? schema
  return checks.reduce(refined, plainType(base))
}

function plainType(it: Item): Type {
  if (!isKnown(it)) return noRule(`the schema ${it.type}`)
  switch (it.type) {
    case 'string':
      return FREE
    case 'number':
      return { kind: 'number', min: null, max: null }
    case 'boolean':
      return { kind: 'flag' }
    case 'literal':
      return { kind: 'choice', options: [String(it.literal)] }
    case 'picklist':
      return { kind: 'choice', options: it.options.map(String) }
    case 'array':
      return { kind: 'list', of: readType(it.item), min: 0, max: null }
    case 'record': {
      const key = readType(it.key)
      return key.kind === 'text'
        ? { kind: 'map', key, of: readType(it.value) }
        : noRule(`a record whose keys are ${key.kind}`)
    }
    case 'union':
      return unionType(it.options.filter(isSchema).map(readType))
  }
}

/** One of several: words, a text that may be empty, or a text, number or boolean. */
function unionType(options: readonly Type[]): Type {
  const [a, b, c] = options
  if (a?.kind === 'choice' && b?.kind === 'choice' && !c)
    return { kind: 'choice', options: [...a.options, ...b.options] }
  if (a?.kind === 'choice' && a.options.join() === '' && b?.kind === 'text' && !c)
    return { ...b, orEmpty: true }
  const anyScalar = options.map(({ kind }) => kind).join() === 'text,number,flag'
  const unbounded = b?.kind === 'number' && b.min === null && b.max === null
  if (a?.kind === 'text' && anyScalar && unbounded) return { kind: 'scalar', text: a }
  return noRule(`a union of ${options.map(({ kind }) => kind).join(', ')}`)
}

function refined(type: Type, check: Item): Type {
  if (!isCheck(check)) return noRule(`the check ${check.type}`)
  const { requirement } = check
  if (check.type === 'regex' && type.kind === 'text' && type.pattern === null)
    return { ...type, pattern: check.requirement }
  if (check.type === 'integer' && type.kind === 'number') return { ...type, kind: 'integer' }
  if (typeof requirement === 'number') {
    if (type.kind === 'text' || type.kind === 'list') {
      if (check.type === 'min_length') return { ...type, min: requirement }
      if (check.type === 'max_length') return { ...type, max: requirement }
    }
    if (type.kind === 'number' || type.kind === 'integer') {
      if (check.type === 'min_value') return { ...type, min: requirement }
      if (check.type === 'max_value') return { ...type, max: requirement }
    }
  }
  return noRule(`the check ${check.type} of a ${type.kind}`)
}

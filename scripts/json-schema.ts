import type * as v from 'valibot'

/** A JSON Schema (draft 2020-12), or a part of one. */
export type JsonSchema = { readonly [key: string]: unknown }

/** The valibot schemas that the contract is written in; any other throws. */
type Kind =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.BlobSchema<undefined>
  | v.PicklistSchema<v.PicklistOptions, undefined>
  | v.LiteralSchema<string, undefined>
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>
  | v.UnknownSchema
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.TupleSchema<v.TupleItems, undefined>
  | v.UnionSchema<v.GenericSchema[], undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, unknown>

/** The actions that may stand in a pipe. */
type Action =
  | v.RegexAction<string, undefined>
  | v.UrlAction<string, undefined>
  | v.MinLengthAction<v.LengthInput, number, undefined>
  | v.MaxLengthAction<v.LengthInput, number, undefined>
  | v.MinValueAction<v.ValueInput, v.ValueInput, undefined>
  | v.MaxValueAction<v.ValueInput, v.ValueInput, undefined>
  | v.IntegerAction<number, undefined>
  | v.CheckAction<unknown, string>
  | v.DescriptionAction<unknown, string>

const KINDS: readonly string[] = [
  'string',
  'number',
  'boolean',
  'blob',
  'picklist',
  'literal',
  'object',
  'record',
  'unknown',
  'array',
  'tuple',
  'union',
  'nullable',
  'optional',
] satisfies Kind['type'][]
const ACTIONS: readonly string[] = [
  'regex',
  'url',
  'min_length',
  'max_length',
  'min_value',
  'max_value',
  'integer',
  'check',
  'description',
] satisfies Action['type'][]

type Item = { readonly kind: string; readonly type: string }
const isSchema = (it: Item): it is v.GenericSchema => it.kind === 'schema'
const isKnown = (it: Item): it is Kind => KINDS.includes(it.type)
const isAction = (it: Item): it is Action => ACTIONS.includes(it.type)

const pipeItems = (schema: object): readonly Item[] =>
  'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []

/** Names of shared schemas: found again, they become a `$ref`. */
export type SchemaNames = ReadonlyMap<v.GenericSchema, string>

/**
 * Returns what a valibot schema accepts, as JSON Schema. A union's option that transforms is a
 * spelling of the wire (digits for a number) and is left out: forms and queries have text alone.
 * Throws on any kind or action that it does not know.
 */
export function jsonSchema(schema: v.GenericSchema, names: SchemaNames = new Map()): JsonSchema {
  const name = names.get(schema)
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  return unnamedSchema(schema, names)
}

/** As `jsonSchema`, spelled out even if the schema itself has a name. */
export function unnamedSchema(schema: v.GenericSchema, names: SchemaNames): JsonSchema {
  const [first, ...actions] = pipeItems(schema)
  // A pipe begins with the schema that it refines; anything else in it is an action.
  const base = plainSchema(first === undefined ? schema : wrappedSchema(first), names)
  return actions.reduce<JsonSchema>((made, action) => refined(made, action), base)
}

function wrappedSchema(item: Item): v.GenericSchema {
  if (isSchema(item)) return item
  throw new Error(`JSON Schema: a pipe cannot begin with ${item.kind} ${item.type}`)
}

function plainSchema(schema: Item, names: SchemaNames): JsonSchema {
  if (!isKnown(schema)) throw new Error(`JSON Schema: no rule for the schema ${schema.type}`)
  const of = (inner: v.GenericSchema) => jsonSchema(inner, names)
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type }
    case 'blob':
      return { type: 'string', contentMediaType: 'application/octet-stream' }
    case 'picklist':
      return { type: typeof schema.options[0], enum: schema.options }
    case 'literal':
      return { type: 'string', enum: [schema.literal] }
    case 'object':
      return objectSchema(schema.entries, names)
    case 'record':
      return { type: 'object', additionalProperties: of(schema.value) }
    case 'unknown':
      return {}
    case 'array':
      return { type: 'array', items: of(schema.item) }
    case 'tuple': {
      const { length } = schema.items
      return {
        type: 'array',
        prefixItems: schema.items.map(of),
        minItems: length,
        maxItems: length,
      }
    }
    case 'union': {
      const options = schema.options.filter((option) => !transforms(option)).map(of)
      return options.length === 1 && options[0] ? options[0] : { anyOf: options }
    }
    case 'nullable':
      return { anyOf: [of(schema.wrapped), { type: 'null' }] }
    case 'optional':
      return schema.default === undefined
        ? of(schema.wrapped)
        : { ...of(schema.wrapped), default: schema.default }
  }
}

const transforms = (schema: v.GenericSchema): boolean =>
  pipeItems(schema).some((item) => item.kind === 'transformation')

/** The fields that must be there, and all with their schemas. */
function objectSchema(entries: v.ObjectEntries, names: SchemaNames): JsonSchema {
  const fields = Object.entries(entries) as [string, v.GenericSchema][]
  const required = fields.filter(([, field]) => field.type !== 'optional').map(([key]) => key)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([key, field]) => [key, jsonSchema(field, names)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

function refined(made: JsonSchema, action: Item): JsonSchema {
  if (!isAction(action)) throw new Error(`JSON Schema: no rule for the action ${action.type}`)
  switch (action.type) {
    case 'regex':
      return { ...made, pattern: action.requirement.source }
    case 'url':
      return { ...made, format: 'uri' }
    case 'min_length':
      return { ...made, [made['type'] === 'array' ? 'minItems' : 'minLength']: action.requirement }
    case 'max_length':
      return { ...made, [made['type'] === 'array' ? 'maxItems' : 'maxLength']: action.requirement }
    case 'min_value':
      return { ...made, minimum: action.requirement }
    case 'max_value':
      return { ...made, maximum: action.requirement }
    case 'integer':
      return { ...made, type: 'integer' }
    case 'check':
      // A rule in code, of which the document has the words alone.
      return { ...made, description: action.message }
    case 'description':
      return { ...made, description: action.description }
  }
}

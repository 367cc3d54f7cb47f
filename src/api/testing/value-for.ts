import fc from 'fast-check'
import type * as v from 'valibot'

type Item = Readonly<Record<string, unknown>> & { readonly kind: string; readonly type: string }

function asItem(value: unknown): Item {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('type' in value))
    throw new Error('no part of a schema')
  return { ...value, kind: String(value.kind), type: String(value.type) }
}

const items = (value: unknown): Item[] => (Array.isArray(value) ? value.map(asItem) : [])

/** The bounds and patterns of a pipe, by the name of the action. */
function actionsOf(schema: Item): ReadonlyMap<string, unknown> {
  return new Map(
    items(schema['pipe'])
      .slice(1)
      .map((action) => [action.type, action['requirement']]),
  )
}

const bound = (actions: ReadonlyMap<string, unknown>, name: string, otherwise: number): number => {
  const requirement = actions.get(name)
  return typeof requirement === 'number' ? requirement : otherwise
}

function texts(actions: ReadonlyMap<string, unknown>): fc.Arbitrary<string> {
  const pattern = actions.get('regex')
  if (pattern instanceof RegExp) return fc.stringMatching(pattern)
  if (actions.has('url')) return fc.webUrl()
  const minLength = bound(actions, 'min_length', 0)
  return fc.string({ minLength, maxLength: bound(actions, 'max_length', minLength + 12) })
}

/** Values that fit a schema of the contract. */
export function valueFor(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return arbitrary(asItem(schema))
}

function arbitrary(schema: Item): fc.Arbitrary<unknown> {
  const actions = actionsOf(schema)
  const check = actions.get('check')
  const shaped = ofShape(schema, actions)
  return typeof check === 'function' ? shaped.filter((value) => Boolean(check(value))) : shaped
}

function ofShape(schema: Item, actions: ReadonlyMap<string, unknown>): fc.Arbitrary<unknown> {
  const inner = (name: string) => arbitrary(asItem(schema[name]))
  switch (schema.type) {
    case 'string':
      return texts(actions)
    case 'number': {
      const min = bound(actions, 'min_value', -1_000)
      return fc.integer({ min, max: bound(actions, 'max_value', min + 100_000) })
    }
    case 'boolean':
      return fc.boolean()
    case 'picklist': {
      const options = schema['options']
      if (!Array.isArray(options)) throw new Error('a picklist without options')
      return fc.constantFrom(...options)
    }
    case 'literal':
      return fc.constant(schema['literal'])
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(Object(schema['entries'])).map(([key, field]) => [
            key,
            arbitrary(asItem(field)),
          ]),
        ),
      )
    case 'array': {
      const minLength = bound(actions, 'min_length', 0)
      return fc.array(inner('item'), { minLength, maxLength: minLength + 2 })
    }
    case 'tuple':
      return fc.tuple(...items(schema['items']).map(arbitrary))
    case 'union': {
      const [first] = items(schema['options'])
      if (first === undefined) throw new Error('a union without options')
      return arbitrary(first)
    }
    case 'nullable':
      return fc.option(inner('wrapped'), { nil: null })
    case 'optional':
      return inner('wrapped')
    default:
      throw new Error(`no values for the schema ${schema.type}`)
  }
}

import type * as v from 'valibot'
import { readRowByRow } from '#api/unfit-answer.ts'

interface List {
  /** Field names from the payload to it: `channels.holdings`. */
  readonly place: string
  readonly schema: v.ArraySchema<v.GenericSchema, undefined>
  /** True if the client reads it row by row. */
  readonly oneByOne: boolean
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema'

const isList = (schema: v.GenericSchema): schema is v.ArraySchema<v.GenericSchema, undefined> =>
  schema.type === 'array'

/** Nothing that comes as JSON. */
const ODD = Symbol('odd')

/** Every list of a payload, those inside rows included. */
export function listsIn(schema: v.GenericSchema, place: readonly string[] = []): List[] {
  const inner = (name: string): List[] => {
    const found: unknown = Reflect.get(schema, name)
    return isSchema(found) ? listsIn(found, place) : []
  }
  if (isList(schema)) {
    const oneByOne = readRowByRow(schema, [ODD]) !== null
    return [{ place: place.join('.'), schema, oneByOne }, ...inner('item')]
  }
  const fields: unknown = Reflect.get(schema, 'entries')
  if (typeof fields === 'object' && fields !== null) {
    return Object.entries(fields).flatMap(([key, field]) =>
      isSchema(field) ? listsIn(field, [...place, key]) : [],
    )
  }
  const options: unknown = Reflect.get(schema, 'options')
  if (schema.type === 'union' && Array.isArray(options)) {
    // The first is sent to the provider; the others are other spellings of it.
    const [first]: unknown[] = options
    return isSchema(first) ? listsIn(first, place) : []
  }
  return inner('wrapped')
}

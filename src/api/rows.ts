/**
 * Lists of which one odd row must not take the others along (rules.md#envelope): the client reads
 * them row by row, leaves out what does not fit and counts it. Everywhere else (the sandbox's own
 * answers, the OpenAPI document, tests) the same schemas are strict. A list of which a missing row
 * would change a sum, a contract or an answer is a plain `v.array`, and fails as a whole.
 */
import * as v from 'valibot'

/**
 * The configuration that the client reads an answer with, once it has turned out not to fit as it
 * is.
 */
export interface RowByRow extends v.Config<v.BaseIssue<unknown>> {
  /** The number of rows and parts that were left out so far. */
  readonly leftOut: { count: number }
}

const isRowByRow = (config: v.Config<v.BaseIssue<unknown>>): config is RowByRow =>
  'leftOut' in config

/** A list whose rows are read one by one. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<Item extends v.GenericSchema>(item: Item): v.ArraySchema<Item, undefined> {
  const strict = v.array(item)
  return {
    ...strict,
    '~run'(dataset, config) {
      const { value } = dataset
      if (!isRowByRow(config) || !Array.isArray(value)) return strict['~run'](dataset, config)
      const read = value
        .map((row: unknown) => item['~run']({ value: row }, config))
        .filter(({ issues }) => issues === undefined)
        .map((row) => row.value)
      const lost = value.length - read.length
      config.leftOut.count += lost
      // A property of the list itself: who does not look for it reads a list as any other.
      return { typed: true, value: lost === 0 ? read : Object.assign(read, { unreadable: lost }) }
    },
  }
}

/** A part that an answer can do without: null where it cannot be read. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Part extends v.GenericSchema>(
  part: Part,
): v.NullableSchema<Part, undefined> {
  const strict = v.nullable(part)
  return {
    ...strict,
    '~run'(dataset, config) {
      const read = strict['~run']({ value: dataset.value }, config)
      if (!isRowByRow(config) || read.issues === undefined) return read
      config.leftOut.count += 1
      return { typed: true, value: null }
    },
  }
}

/** Returns how many rows of an answer's list were left out. */
export function unreadable(list: readonly unknown[] | undefined): number {
  return list !== undefined && 'unreadable' in list ? Number(list.unreadable) : 0
}

/** Returns whether a list has no rows, none that could not be read either. */
export const isEmptyList = (list: readonly unknown[]): boolean =>
  list.length === 0 && unreadable(list) === 0

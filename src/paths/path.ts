import * as v from 'valibot'

/**
 * The fields of a URL by name, its `:parameters` among them. In the URL each is text; a screen gets
 * what the schema makes of it.
 */
export type UrlFields = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>

const NO_FIELDS = {} as const
type Given<F extends UrlFields> = v.InferInput<v.ObjectSchema<F, undefined>>

export interface Path<F extends UrlFields> {
  /** The pattern that the router matches. */
  readonly pattern: string
  /**
   * The fields that the URL must carry. Other fields are dropped; a field that fails its schema
   * shows the page for bad addresses in place of the screen.
   */
  readonly fields: v.ObjectSchema<F, undefined>
  /** The URL with these fields, encoded; undefined fields are left out. */
  readonly to: [keyof F] extends [never]
    ? () => string
    : object extends Given<F>
      ? (given?: Given<F>) => string
      : (given: Given<F>) => string
}

/** The input of a screen at the path: its URL's fields, parsed. */
export type PathInput<P extends { readonly fields: v.GenericSchema }> = Readonly<
  v.InferOutput<P['fields']>
>

/**
 * Declares a URL (rules.md#paths): the pattern that matches it, and the fields that it carries.
 */
export function path(pattern: string): Path<typeof NO_FIELDS>
export function path<F extends UrlFields>(pattern: string, fields: F): Path<F>
/* @__NO_SIDE_EFFECTS__ */
export function path(pattern: string, fields: UrlFields = NO_FIELDS) {
  return {
    pattern,
    fields: v.object(fields),
    to: (given: Readonly<Record<string, string | undefined>> = {}) => {
      const rest = new Map(Object.entries(given))
      const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => {
        const value = rest.get(name) ?? ''
        rest.delete(name)
        return encodeURIComponent(value)
      })
      const query = new URLSearchParams()
      for (const [key, value] of rest) if (value !== undefined) query.set(key, value)
      const search = query.toString()
      return search === '' ? pathname : `${pathname}?${search}`
    },
  }
}

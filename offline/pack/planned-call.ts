import * as v from 'valibot'

const name = v.pipe(v.string(), v.regex(/^\w{1,60}$/, 'expected a field name'))

/**
 * A call that a route's screen makes as soon as it opens, so that an app can make it while the page
 * is still starting. It only reads: sent twice it does no harm.
 */
export const plannedCall = v.object({
  method: v.picklist(['GET', 'POST']),
  path: v.pipe(
    v.string(),
    v.regex(/^\/(?:api|th|track)(?:\/[\w-]+){1,10}$/, 'expected a path of the provider'),
  ),
  /** The way in which the fields travel: in the query string, as a form, or as a JSON object. */
  encoding: v.picklist(['query', 'form', 'json']),
  /** Only for someone signed in. */
  user: v.boolean(),
  /** Each field: the address's parameter or query field of that name, or the same for all. */
  fields: v.record(
    name,
    v.union([
      v.strictObject({ url: name }),
      v.strictObject({
        value: v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()]),
      }),
    ]),
  ),
})

export type PlannedCall = v.InferOutput<typeof plannedCall>

/** The calls of one route. */
export const plannedCalls = v.pipe(v.array(plannedCall), v.maxLength(20))

/** A planned call with the values of one address: what travels. */
export interface ReadyCall extends Pick<PlannedCall, 'method' | 'path' | 'encoding' | 'user'> {
  readonly fields: Readonly<Record<string, string | number | boolean>>
}

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
  /** How the fields travel: in the query string, as a form, or as a JSON object. */
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

/**
 * The calls that a screen makes for an address. One that lacks a field there is not made; of
 * several to one path the first is, so that a screen's default stands behind what an address may
 * say instead.
 */
export function readyCalls(
  calls: readonly PlannedCall[],
  address: Readonly<Record<string, string | undefined>>,
): ReadyCall[] {
  const ready = new Map<string, ReadyCall>()
  for (const { fields: planned, ...call } of calls) {
    const filled = Object.entries(planned).map(([field, from]) => ({
      field,
      value: 'url' in from ? address[from.url] : from.value,
    }))
    if (ready.has(call.path) || filled.some(({ value }) => value === undefined)) continue
    const fields = filled.flatMap(({ field, value }) =>
      value === undefined ? [] : [[field, value] as const],
    )
    ready.set(call.path, { ...call, fields: Object.fromEntries(fields) })
  }
  return [...ready.values()]
}

/** The parameters and query fields of an address, when it is of this route; null when it is not. */
export function addressFields(route: string, address: URL): Record<string, string> | null {
  const pattern = route.split('/')
  let steps: readonly string[]
  try {
    steps = address.pathname.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
  if (pattern.length !== steps.length) return null
  const fields: Record<string, string> = Object.fromEntries(address.searchParams)
  for (const [at, part] of pattern.entries()) {
    const step = steps[at] ?? ''
    if (part.startsWith(':')) fields[part.slice(1)] = step
    else if (part !== step) return null
  }
  return fields
}

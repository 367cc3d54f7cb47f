// @ts-check
// Which calls a screen makes for an address, for hosts of any engine: without imports, and without
// what only browsers and Node have.
/**
 * @typedef {import('./pack/planned-call.ts').PlannedCall} PlannedCall
 * @typedef {import('./pack/planned-call.ts').ReadyCall} ReadyCall
 */

/** @param {string} text of a query: `+` is a space there */
const decoded = (text) => decodeURIComponent(text.replaceAll('+', ' '))

/**
 * The fields of a query string. Throws where one is not encoded well.
 * @param {string} query without its `?`
 * @returns {[string, string][]}
 */
function queryFields(query) {
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(part) ?? []
      return [decoded(name), decoded(value)]
    })
}

/**
 * The parameters and query fields of an address, when it is of this route; null when it is not.
 * @param {string} route
 * @param {string} address path and query, percent-encoded
 * @returns {Record<string, string> | null}
 */
export function addressFields(route, address) {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? []
  const pattern = route.split('/')
  try {
    const steps = path.split('/').map(decodeURIComponent)
    if (pattern.length !== steps.length) return null
    const fields = Object.fromEntries(queryFields(query))
    for (const [at, part] of pattern.entries()) {
      const step = steps[at] ?? ''
      if (part.startsWith(':')) fields[part.slice(1)] = step
      else if (part !== step) return null
    }
    return fields
  } catch {
    return null
  }
}

/**
 * The calls that a screen makes for an address. A call whose field is absent from the address is
 * left out; of several calls to one path the first is made, so that a value of the address takes
 * precedence over the screen's default.
 * @param {readonly PlannedCall[]} calls
 * @param {Readonly<Record<string, string | undefined>>} address
 * @returns {ReadyCall[]}
 */
export function readyCalls(calls, address) {
  /** @type {Map<string, ReadyCall>} */
  const ready = new Map()
  for (const { fields: planned, ...call } of calls) {
    const filled = Object.entries(planned).map(
      ([field, from]) =>
        /** @type {const} */ ([field, 'url' in from ? address[from.url] : from.value]),
    )
    if (ready.has(call.path) || filled.some(([, value]) => value === undefined)) continue
    const fields = filled.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]]))
    ready.set(call.path, { ...call, fields: Object.fromEntries(fields) })
  }
  return [...ready.values()]
}

/**
 * Returns what identical calls have in common: method, path, and fields in any order.
 * @param {string} method
 * @param {string} path
 * @param {readonly (readonly [string, unknown])[]} fields
 */
export function callKey(method, path, fields) {
  const pairs = fields
    .map(([name, value]) => [name, String(value)])
    // `toSorted` is younger than the oldest webviews.
    // oxlint-disable-next-line unicorn/no-array-sort
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return `${method} ${path} ${JSON.stringify(pairs)}`
}

import fc from 'fast-check'
import type { Endpoint } from '#api/endpoint.ts'
import { call, type Reachable, type Session } from './test-client.ts'

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: [deep(levels - 1)] })

/** Values that no caller should send, and some that look right. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '0',
    '-1',
    '999999999999999999.99',
    '1e9',
    'NaN',
    '980301',
    '000000',
    '20260230',
    '20260311100000',
    "' OR 1=1 --",
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\u0000\u202e',
    'v1.a.b.c.d',
    null,
    true,
    -0,
    Number.MAX_SAFE_INTEGER,
    1.5,
  ),
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }),
  fc.integer({ min: 1, max: 60 }).map(deep),
  fc.integer({ min: 1_000, max: 40_000 }).map((length) => '9'.repeat(length)),
)

/** The request's own field names, so that the values get as far as the handlers. */
function fieldNames(endpoint: Endpoint): string[] {
  const { request } = endpoint
  return 'entries' in request && typeof request.entries === 'object' && request.entries !== null
    ? Object.keys(request.entries)
    : []
}

const texts = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, it]) => [
      name,
      (typeof it === 'string' ? it : (JSON.stringify(it) ?? '')).slice(0, 4_000) || 'x',
    ]),
  )

interface Attack {
  readonly targets: readonly Endpoint[]
  /** The number of requests in all. */
  readonly requests: number
  readonly attacker: Session
  /**
   * The texts that belong to others alone: the attacker sends them and must never be shown them.
   */
  readonly foreign: readonly string[]
}

/**
 * Sends hostile requests to each of some calls. Throws on a call that falls over, gives no retCode,
 * or shows what is another user's.
 */
export async function attack(sandbox: Reachable, it: Attack): Promise<void> {
  const { targets, requests, attacker, foreign } = it
  const share = Math.ceil(requests / targets.length)
  for (const endpoint of targets) {
    const names = fieldNames(endpoint)
    const own = fc.record(
      Object.fromEntries(names.map((name) => [name, fc.oneof(value, fc.constantFrom(...foreign))])),
      { requiredKeys: [] },
    )
    const sample = fc.sample(
      fc.tuple(own, fc.dictionary(fc.string({ maxLength: 8 }), value, { maxKeys: 2 })),
      { numRuns: share, seed: 20_260_311 },
    )
    for (const [fields, extra] of sample) {
      const needed = Object.fromEntries(names.map((name) => [name, fields[name] ?? 'x']))
      const inPath = endpoint.path.includes('{')
      const sent = { ...extra, ...(inPath ? texts(needed) : fields) }
      const { status, retCode, payload } = await call(sandbox, endpoint, sent, attacker)
      if (status >= 500 || typeof retCode !== 'number')
        throw new Error(`${endpoint.name} fell over ${JSON.stringify(sent).slice(0, 400)}`)
      // The caller's own words may come back; those of the other user alone must not.
      const said = JSON.stringify(payload)
      const asked = JSON.stringify(sent)
      const shown = foreign.filter((secret) => said.includes(secret) && !asked.includes(secret))
      if (shown.length > 0) throw new Error(`${endpoint.name} shows ${shown.join()}`)
    }
  }
}

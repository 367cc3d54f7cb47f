import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#api/endpoint.ts'
import { routes } from './families/index.ts'
import { buy, call, control, signIn } from './test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, wang } = useSandbox('wang', { reset: 'never' })
/** What belongs to zhang alone: wang must never be shown it. */
let foreign: readonly string[]
beforeAll(async () => {
  const zhang = await signIn(sandbox, 'zhang')
  const { applyNo } = await buy(sandbox, zhang, { fundCode: '980301', amount: '1000.00' })
  foreign = [applyNo, zhang.encOpenId, '张亦明']
})

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

const REQUESTS = 10_000

test(`${REQUESTS} hostile requests over all calls get a named refusal, never a 500, never another user's data`, async () => {
  const targets = routes().map(({ endpoint }) => endpoint)
  const share = Math.ceil(REQUESTS / targets.length)
  for (const endpoint of targets) {
    const names = fieldNames(endpoint)
    const own = fc.record(
      Object.fromEntries(names.map((name) => [name, fc.oneof(value, fc.constantFrom(...foreign))])),
      { requiredKeys: [] },
    )
    const requests = fc.sample(
      fc.tuple(own, fc.dictionary(fc.string({ maxLength: 8 }), value, { maxKeys: 2 })),
      { numRuns: share, seed: 20_260_311 },
    )
    for (const [fields, extra] of requests) {
      const needed = Object.fromEntries(names.map((name) => [name, fields[name] ?? 'x']))
      const inPath = endpoint.path.includes('{')
      const sent = { ...extra, ...(inPath ? texts(needed) : fields) }
      const answer = await call(sandbox, endpoint, sent, wang)
      if (answer.status >= 500)
        throw new Error(`${endpoint.name} fell over ${JSON.stringify(sent).slice(0, 400)}`)
      expect(answer.retCode).toBeTypeOf('number')
      const said = JSON.stringify(answer.payload)
      // What the caller sent may come back; what only the other user has must not.
      const shown = foreign.filter(
        (secret) => said.includes(secret) && !JSON.stringify(sent).includes(secret),
      )
      expect({ call: endpoint.name, shown }).toEqual({ call: endpoint.name, shown: [] })
    }
  }
  sandbox.assertBalanced()
  expect(await control(sandbox, 'clock')).toMatchObject({ now: expect.any(String) })
}, 120_000)

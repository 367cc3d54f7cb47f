import { ALL_RET } from '#api/shown-ret.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#api/contract.ts'
import { pathFields, RET, type Endpoint } from '#api/endpoint.ts'
import { ungroupedIn } from '#test/words/ungrouped-amounts.ts'
import { Provider } from './provider.ts'
import { scenarios } from './scenarios.ts'

let provider: Provider
beforeAll(async () => {
  provider = await Provider.open()
})
afterAll(() => provider.sandbox.stop())

const tried = { given: 0, assumed: 0, failures: 0 }
afterAll(() => {
  const named = endpoints.reduce((sum, it) => sum + it.errors.length, 0)
  const given = endpoints.filter((it) => it.source === 'given').length
  console.log(
    `calls: ${given} given, ${endpoints.length - given} assumed; covered: ${tried.given} given, ` +
      `${tried.assumed} assumed; named failures covered: ${tried.failures} of ${named}`,
  )
})

test.each(endpoints)('$name has one scenario', ({ name }) => {
  expect(scenarios.filter((it) => it.endpoint.name === name)).toHaveLength(1)
})

/**
 * A value for what travels in the path; the rest may be missing where the user is looked at first.
 */
const inPath = (endpoint: Endpoint) =>
  Object.fromEntries(pathFields(endpoint.path).map((name) => [name, 'x']))

test.each(endpoints.filter((it) => it.needsUser))(
  '$name is refused without a session',
  async (endpoint) => {
    const answer = await provider.anyone(endpoint, inPath(endpoint))
    expect(answer).toMatchObject({ ok: false, retCode: RET.notLoggedIn })
  },
)

describe.each(scenarios)('$endpoint.name', ({ endpoint, ok, refusals }) => {
  beforeEach(() => provider.renew())

  test('succeeds with a payload of its schema', async () => {
    const answer = await ok(provider)
    expect(answer).toMatchObject({ ok: true })
    expect(ungroupedIn(answer)).toEqual([])
    tried[endpoint.source] += 1
    provider.sandbox.assertBalanced()
  })

  test.each(endpoint.errors)('is refused with %s', async (name) => {
    const answer = await refusals[name]?.(provider)
    expect(answer).toMatchObject({
      ok: false,
      retCode: ALL_RET[name],
      retMsg: expect.stringMatching(/\p{Script=Han}/u),
    })
    expect(ungroupedIn(answer)).toEqual([])
    tried.failures += 1
    provider.sandbox.assertBalanced()
  })
})

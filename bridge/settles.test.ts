import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeError, createBridge } from './client.ts'
import { contract, type MethodName } from './contract.ts'
import { faultHost, planFromSeed } from './testing/fault-host.ts'
import { methodNames, samples } from './testing/samples.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

interface Asked {
  readonly name: MethodName
  /** Milliseconds from the start of the run. */
  readonly at: number
  /** Milliseconds from the call to its abort; never when absent. */
  readonly abort: number | undefined
}

interface Ended extends Asked {
  readonly after: number
  readonly code: string
}

const asked: fc.Arbitrary<Asked> = fc.record({
  name: fc.constantFrom(...methodNames),
  at: fc.integer({ min: 0, max: 8_000 }),
  abort: fc.option(fc.integer({ min: 0, max: 8_000 }), { nil: undefined }),
})

const LONGEST = 8_000 + Math.max(...methodNames.map((name) => contract[name].deadline))

const once = (name: MethodName) => contract[name].effect === 'navigation'

/** Makes these calls over a host with the plan of `seed`; gives how each ended, in the order in which they did. */
async function run(list: readonly Asked[], seed: number) {
  const host = faultHost({
    plan: planFromSeed(seed, 20, 7_000),
    result: ({ method }) =>
      methodNames.flatMap((name) => (name === method ? [samples[name].result] : []))[0],
  })
  let reported = 0
  const bridge = createBridge({
    methods: methodNames,
    host,
    report: () => {
      reported += 1
    },
  })
  const ended: Ended[] = []
  for (const call of list) {
    setTimeout(() => {
      const began = performance.now()
      const stop = new AbortController()
      if (call.abort === 0) stop.abort()
      else if (call.abort !== undefined) setTimeout(() => stop.abort(), call.abort)
      const end = (code: string) => ended.push({ ...call, code, after: performance.now() - began })
      bridge
        .call(call.name, samples[call.name].args, { signal: stop.signal })
        .then(() => end('answered'))
        .catch((error: unknown) => end(error instanceof BridgeError ? error.code : String(error)))
    }, call.at)
  }
  await vi.advanceTimersByTimeAsync(LONGEST)
  const left = vi.getTimerCount()
  bridge.dispose()
  return { ended, left, host, reported }
}

describe('whatever the host does', () => {
  it('every call settles, once, within its deadline, and with a code of the contract', async () => {
    const codes = [
      'answered',
      'unsupported',
      'invalid_reply',
      'refused',
      'timeout',
      'unknown_outcome',
      'aborted',
      'transport',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.array(asked, { minLength: 1, maxLength: 12 }),
        fc.integer(),
        async (list, seed) => {
          const { ended, left, host, reported } = await run(list, seed)
          expect(ended.length).toBe(list.length)
          expect(left).toBe(0)
          const failed = ended.filter(({ code }) => code !== 'answered' && code !== 'aborted')
          expect(reported).toBe(failed.length)
          expect(host.calls.length).toBeLessThanOrEqual(list.length)
          for (const { name, abort, after, code } of ended) {
            expect(codes).toContain(code)
            expect(after).toBeLessThanOrEqual(Math.min(contract[name].deadline, abort ?? Infinity))
            // A navigation without an answer never looks like one that can be made again.
            const never = once(name) ? ['timeout', 'invalid_reply'] : ['unknown_outcome']
            expect(never).not.toContain(code)
          }
        },
      ),
      { numRuns: 1_000 },
    )
  }, 120_000)

  it('the same seed gives the same plan, and other seeds every kind of fault', () => {
    expect(planFromSeed(7, 50)).toEqual(planFromSeed(7, 50))
    const kinds = new Set(planFromSeed(1, 1_000).map((fault) => fault.does))
    expect(kinds.size).toBe(13)
  })
})

import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeError, createBridge } from './client.ts'
import { contract, type HostName, type MethodName } from './contract.ts'
import { faultHost, planFromSeed } from './testing/fault-host.ts'
import { methodNames, samples } from './testing/samples.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

interface PlannedCall {
  readonly name: MethodName
  /** Milliseconds from the start of the run. */
  readonly at: number
  /** Milliseconds from the call to its abort; never when absent. */
  readonly abort: number | undefined
}

interface SettledCall extends PlannedCall {
  readonly after: number
  readonly code: string
}

const plannedCall: fc.Arbitrary<PlannedCall> = fc.record({
  name: fc.constantFrom(...methodNames),
  at: fc.integer({ min: 0, max: 8_000 }),
  abort: fc.option(fc.integer({ min: 0, max: 8_000 }), { nil: undefined }),
})

const LONGEST = 8_000 + Math.max(...methodNames.map((name) => contract[name].deadline))

const runsOnce = (name: MethodName) => contract[name].effect === 'navigation'

/**
 * Makes these calls to a host with the plan of `seed`; resolves with how each ended, in that order.
 */
async function run(list: readonly PlannedCall[], seed: number, name: HostName) {
  const host = faultHost({
    name,
    app: 'by plan',
    plan: planFromSeed(seed, 20, 7_000),
    result: ({ method }) =>
      methodNames.flatMap((each) => (each === method ? [samples[each].result] : []))[0],
  })
  let reported = 0
  const bridge = createBridge({
    methods: contract,
    host,
    report: () => {
      reported += 1
    },
  })
  const ended: SettledCall[] = []
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

const codes = new Set([
  'answered',
  'unsupported',
  'invalid_reply',
  'refused',
  'timeout',
  'unknown_outcome',
  'aborted',
  'transport',
])

/**
 * Returns what is wrong with how these calls ended; as text, since an assertion each would take
 * most of the time.
 */
function faults(
  list: readonly PlannedCall[],
  { ended, left, host, reported }: Awaited<ReturnType<typeof run>>,
): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  must(ended.length === list.length, `${ended.length} ends of ${list.length} calls`)
  must(left === 0, `${left} timers are left`)
  const failed = ended.filter(({ code }) => code !== 'answered' && code !== 'aborted')
  must(reported === failed.length, `${reported} reports of ${failed.length} failures`)
  // One more: the handshake, which has the same faults.
  must(host.calls.length <= list.length + 1, `${host.calls.length} calls arrived`)
  for (const { name, abort, after, code } of ended) {
    must(codes.has(code), `${name} ended with ${code}`)
    const latest = Math.min(contract[name].deadline, abort ?? Infinity)
    must(after <= latest, `${name} took ${after} of ${latest} ms`)
    // A navigation without an answer never has a code that suggests a repetition.
    const never = runsOnce(name) ? ['timeout', 'invalid_reply'] : ['unknown_outcome']
    must(!never.includes(code), `${name} must not end with ${code}`)
  }
  return wrong
}

const hostNames: readonly HostName[] = [
  'native-ios',
  'native-android',
  'wechat',
  'mini-program',
  'alipay',
  'bank-partner',
  'browser',
]

describe('whatever the host does', () => {
  it('every call settles, once, within its deadline, and with a code of the contract', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(plannedCall, { minLength: 1, maxLength: 12 }),
        fc.integer(),
        fc.constantFrom(...hostNames),
        async (list, seed, name) => {
          expect(faults(list, await run(list, seed, name))).toEqual([])
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('the same seed gives the same plan, and a long plan has every kind of fault', () => {
    expect(planFromSeed(7, 50)).toEqual(planFromSeed(7, 50))
    const kinds = new Set(planFromSeed(1, 1_000).map((fault) => fault.does))
    expect(kinds.size).toBe(13)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBridge } from '#bridge/client.ts'
import { contract, isMethodName, type HostName } from '#bridge/contract.ts'
import { faultHost, planFromSeed, type Fault } from '#bridge/testing/fault-host.ts'
import { methodNames, samples } from '#bridge/testing/samples.ts'
import { createTrace } from '#bridge/trace.ts'
import { traceFile, traceToFile, type TraceFile } from '#platform/trace-file.ts'
import { replayTrace } from './trace-replay.ts'

const fixture = join(import.meta.dirname, 'testing', 'bridge-trace.json')
const recorded = () => v.parse(traceFile, JSON.parse(readFileSync(fixture, 'utf8')))

afterEach(() => void vi.useRealTimers())

interface Step {
  /** Milliseconds before it. */
  readonly after: number
  readonly method: (typeof methodNames)[number]
  /** Milliseconds after which its caller gives up; never when null. */
  readonly patience: number | null
}

/**
 * Makes calls over a host that follows a plan, traces them, and exports the trace; on a clock of
 * its own.
 */
async function record(
  plan: readonly Fault[],
  steps: readonly Step[],
  { host: name = 'native-ios', hideAt = null }: { host?: HostName; hideAt?: number | null } = {},
): Promise<TraceFile> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const page = new EventTarget()
  const trace = createTrace({ page })
  const host = faultHost({
    name,
    plan,
    result: ({ method }) => (isMethodName(method) ? samples[method].result : {}),
  })
  const inner = createBridge({ methods: contract, host: trace.host(host), page })
  const bridge = trace.bridge(inner)
  for (const [at, { after, method, patience }] of steps.entries()) {
    await vi.advanceTimersByTimeAsync(after)
    if (at === hideAt) {
      page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    }
    const abort = new AbortController()
    const options = { signal: abort.signal }
    const answer: Promise<unknown> = Reflect.apply(bridge.call, bridge, [
      method,
      samples[method].args,
      options,
    ])
    answer.catch(() => {})
    if (patience !== null) setTimeout(() => abort.abort(), patience)
  }
  await vi.advanceTimersByTimeAsync(400_000)
  const file = traceToFile(trace.entries(), {
    pack: '1.0.0',
    host: name,
    app: trace.app(),
    counters: inner.counters,
  })
  bridge.dispose()
  vi.useRealTimers()
  return v.parse(traceFile, JSON.parse(JSON.stringify(file)))
}

const someSteps = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 4_000 }),
    method: fc.constantFrom(...methodNames),
    patience: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      // Deadlines are whole seconds: at the very deadline both ends are right.
      fc.integer({ max: 9_000, min: 1 }).filter((ms) => ms % 1_000 !== 0),
    ),
  }),
  { minLength: 1, maxLength: 12 },
)

describe('a trace', () => {
  test('replays as it was recorded, whatever the host did', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0 }),
        someSteps,
        fc.constantFrom<HostName[]>('native-ios', 'native-android', 'browser'),
        fc.option(fc.nat({ max: 11 })),
        async (seed, steps, host, hideAt) => {
          const trace = await record(planFromSeed(seed, 20), steps, { host, hideAt })
          expect(await replayTrace(trace)).toBeNull()
        },
      ),
      { numRuns: 400 },
    )
  })

  test('of the checked-in file replays as it was recorded', async () => {
    expect(await replayTrace(recorded())).toBeNull()
  })

  test('that was cleared under way replays with the answers from before', async () => {
    const step = { after: 10, method: 'getNotchSize', patience: null } as const
    const whole = await record([{ does: 'answer', after: 5 }], [step, step, step])
    const second = whole.entries.findIndex((it) => it.does === 'call' && it.call === 2)
    const cut = { ...whole, entries: whole.entries.slice(second) }
    expect(cut.entries.some(({ does }) => does === 'send')).toBe(false)
    expect(await replayTrace(cut)).toBeNull()
  })

  test('of a page that slept past a deadline replays as it was recorded', async () => {
    const awake = recorded()
    const answer = awake.entries.findIndex(({ does }) => does === 'message')
    const asleep = awake.entries.map((it, at) => (at < answer ? it : { ...it, at: it.at + 60_000 }))
    expect(await replayTrace({ ...awake, entries: asleep })).toBeNull()
  })
})

describe('the first difference', () => {
  const change = (
    does: TraceFile['entries'][number]['does'],
    to: (entry: TraceFile['entries'][number]) => TraceFile['entries'][number] | null,
  ): TraceFile => {
    const trace = recorded()
    const at = trace.entries.findIndex(
      (it) => it.does === does && (it.does !== 'send' || it.method === 'openCustomer'),
    )
    const entries = trace.entries.flatMap((it, index) => {
      const next = index === at ? to(it) : it
      return next === null ? [] : [next]
    })
    return { ...trace, entries }
  }

  test.each<[string, TraceFile, RegExp]>([
    [
      'a method that the contract no longer has',
      change('call', (it) => ({ ...it, method: 'flyToTheMoon' })),
      /the contract has no flyToTheMoon/,
    ],
    [
      'arguments that the contract no longer takes',
      change('call', (it) => ({ ...it, args: { unknown: 1 } })),
      /the arguments of/,
    ],
    [
      'another end of a call',
      change('settle', (it) => ({ ...it, outcome: { ok: false, code: 'timeout' } })),
      /settled with .*"ok":true.*, in the trace with .*timeout/,
    ],
    ['a call that now leaves the page', change('send', () => null), /left the page/],
    [
      'a call that no longer leaves the page',
      change('settle', (it) => ({
        at: it.at,
        does: 'send',
        wire: 99,
        call: null,
        method: 'login',
        args: {},
      })),
      /did not leave the page/,
    ],
  ])('is found: %s', async (_, trace, what) => {
    expect((await replayTrace(trace))?.what).toMatch(what)
  })
})

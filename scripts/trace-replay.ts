import { mock } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { BridgeError, createBridge, type Bridge } from '#bridge/client.ts'
import { contract, isMethodName, type MethodName } from '#bridge/contract.ts'
import type { TraceEntry, TraceOutcome } from '#bridge/trace.ts'
import { describeIssues } from '#bridge/wire.ts'
import type { TraceFile } from '#platform/trace-file.ts'
import { recordedHost, show, type Entry } from './recorded-host.ts'

/** The place where the replay first went another way than the trace. */
export interface Difference {
  /** Milliseconds from the trace's beginning. */
  readonly at: number
  readonly what: string
}

/** A page's timer and its clock may be this far apart. */
const TIMER_SLACK_MS = 20

/** The first call or result that the contract no longer fits; null where all do. */
function breach(entries: readonly TraceEntry[]): Difference | null {
  const outcomes = new Map<number, TraceOutcome>()
  for (const it of entries) if (it.does === 'settle') outcomes.set(it.call, it.outcome)
  for (const it of entries) {
    if (it.does !== 'call') continue
    const { at, call, method: name, args } = it
    if (!isMethodName(name)) return { at, what: `call ${call}: the contract has no ${name}` }
    const method = contract[name]
    const outcome = outcomes.get(call)
    const refused = outcome?.ok === false && outcome.code === 'invalid_args'
    const sent = v.safeParse(method.args, args)
    if (sent.success === refused) {
      const why = sent.success ? 'they fit now' : describeIssues(sent.issues)
      return { at, what: `call ${call}: the arguments of ${name}: ${why}` }
    }
    if (outcome?.ok !== true) continue
    const result = v.safeParse(method.result, outcome.result)
    if (!result.success) {
      return { at, what: `call ${call}: the result of ${name}: ${describeIssues(result.issues)}` }
    }
  }
  return null
}

/**
 * A page that the system held back keeps no deadlines: an answer that came after its call's is
 * moved to just before it, and all that follows with it.
 */
function withoutSleep(entries: readonly TraceEntry[]): readonly TraceEntry[] {
  const times = entries.map(({ at }) => at)
  const began = new Map<number, number>()
  entries.forEach((it, index) => {
    if (it.does === 'call') began.set(it.call, index)
    if (it.does !== 'settle') return
    const lost = !it.outcome.ok && !('hostCode' in it.outcome)
    const start = began.get(it.call)
    const opened = start === undefined ? undefined : entries[start]
    if (lost || start === undefined || opened?.does !== 'call' || !isMethodName(opened.method)) {
      return
    }
    const late = (times[index] ?? 0) - (times[start] ?? 0) - contract[opened.method].deadline + 1
    if (late <= 0) return
    let widest = start + 1
    const gap = (at: number) => (times[at] ?? 0) - (times[at - 1] ?? 0)
    for (let at = start + 1; at <= index; at += 1) if (gap(at) > gap(widest)) widest = at
    for (let at = widest; at < times.length; at += 1) times[at] = (times[at] ?? 0) - late
  })
  return entries.map((it, index) => ({ ...it, at: times[index] ?? it.at }))
}

/** A clock that does not advance until it is instructed to. */
function virtualClock(speed: number | undefined) {
  const sleep = globalThis.setTimeout
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 })
  const measured = mock.method(performance, 'now', () => Date.now())
  const settled = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    settled,
    async to(at: number) {
      const wait = at - Date.now()
      if (wait > 0 && speed !== undefined) {
        await new Promise<void>((resolve) => {
          sleep(resolve, wait / speed)
        })
      }
      if (wait > 0) mock.timers.tick(wait)
      await settled()
    },
    stop() {
      measured.mock.restore()
      mock.timers.reset()
    },
  }
}

interface Caller {
  readonly abort: AbortController
  outcome: TraceOutcome | null
}

async function settling(answer: Promise<unknown>): Promise<TraceOutcome> {
  try {
    return { ok: true, result: await answer }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    const { code, hostCode } = error
    return { ok: false, code, ...(hostCode === undefined ? {} : { hostCode }) }
  }
}

function ask(bridge: Bridge<MethodName>, { method, args, fresh }: Entry<'call'>): Caller {
  const caller: Caller = { abort: new AbortController(), outcome: null }
  const options = { signal: caller.abort.signal, fresh: fresh === true }
  const answer: Promise<unknown> = Reflect.apply(bridge.call, bridge, [method, args, options])
  void settling(answer).then((outcome) => (caller.outcome = outcome))
  return caller
}

/**
 * Replays an exported trace against the client as it is now: makes the recorded calls, answers as
 * the host did, in that order and with that timing, and compares how each call settles. Null when
 * nothing differs, else the first difference. Time is virtual, so minutes take milliseconds; with
 * `speed` it runs that many times faster than it did. Not twice at once: it holds the clock.
 */
export async function replayTrace(
  trace: TraceFile,
  { speed }: { readonly speed?: number } = {},
): Promise<Difference | null> {
  const broken = breach(trace.entries)
  if (broken) return broken
  const differences: Difference[] = []
  let now = 0
  const differ = (what: string) => differences.push({ at: now, what })
  const clock = virtualClock(speed)
  const page = new EventTarget()
  const entries = withoutSleep(trace.entries)
  const recorded = recordedHost({ ...trace, entries: [...entries] }, differ)
  const bridge = createBridge({ methods: contract, host: recorded.host, page })
  const callers = new Map<number, Caller>()

  async function compare({ at, call, outcome }: Entry<'settle'>): Promise<void> {
    const caller = callers.get(call)
    if (!caller) return
    if (!outcome.ok && outcome.code === 'aborted') caller.abort.abort()
    await clock.settled()
    if (caller.outcome === null) await clock.to(at + TIMER_SLACK_MS)
    if (!isDeepStrictEqual(caller.outcome, outcome)) {
      differ(
        `call ${call} settled with ${show(caller.outcome)}, in the trace with ${show(outcome)}`,
      )
    }
  }

  try {
    for (const it of entries) {
      await clock.to(it.at)
      now = it.at
      if (it.does === 'call') callers.set(it.call, ask(bridge, it))
      else if (it.does === 'message') recorded.deliver(it)
      else if (it.does === 'hide') page.dispatchEvent(pageHide())
      else if (it.does === 'settle') await compare(it)
      else if (it.does === 'fail' && it.how === 'broke') recorded.break(it.wire)
      else if (it.does === 'send' && !recorded.hasLeft(it.wire)) {
        differ(`${it.method} ${show(it.args)} did not leave the page, in the trace it did`)
      }
      if (differences.length > 0) break
    }
    return differences[0] ?? null
  } finally {
    bridge.dispose()
    await clock.settled()
    clock.stop()
  }
}

function pageHide(): Event {
  return Object.assign(new Event('pagehide'), { persisted: true })
}

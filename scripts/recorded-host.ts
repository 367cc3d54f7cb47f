import { isDeepStrictEqual } from 'node:util'
import type { WireCall, WireReply } from '#bridge/contract.ts'
import type { Host, Receive } from '#bridge/hosts/host.ts'
import { samples } from '#bridge/testing/samples.ts'
import type { TraceEntry } from '#bridge/trace.ts'
import type { TraceFile } from '#platform/trace-file.ts'

export type Entry<D extends TraceEntry['does']> = Extract<TraceEntry, { does: D }>

/** The method whose answer tells the client which app this is; it asks by itself. */
const HANDSHAKE = 'GetDeviceInfoAndSystemInfo'

/** A value in a message, as JSON. */
export const show = (value: unknown): string => JSON.stringify(value)

const question = (method: string, args: unknown): string => `${method} ${show(args)}`

/**
 * Answers to calls from before the trace began, as after it was cleared: nothing left the page for
 * them.
 */
function keptFromBefore(entries: readonly TraceEntry[]): ReadonlyMap<string, unknown> {
  const asked = new Map<number, string>()
  const left = new Set<string>()
  const kept = new Map<string, unknown>()
  for (const it of entries) {
    if (it.does === 'call') asked.set(it.call, question(it.method, it.args))
    if (it.does === 'send') left.add(question(it.method, it.args))
    if (it.does !== 'settle' || !it.outcome.ok) continue
    const what = asked.get(it.call)
    if (what !== undefined && !left.has(what)) kept.set(what, it.outcome.result)
  }
  return kept
}

interface Given {
  readonly resolve: (raw: unknown) => void
  readonly reject: (error: Error) => void
}

/** A host that takes the calls of a trace in their order, and answers only as instructed. */
export function recordedHost(trace: TraceFile, differ: (what: string) => void) {
  const { entries } = trace
  const expected = entries.filter((it): it is Entry<'send'> => it.does === 'send')
  const fails = new Map(entries.flatMap((it) => (it.does === 'fail' ? [[it.wire, it.how]] : [])))
  const byPromise = new Set(
    entries.flatMap((it) => (it.does === 'message' && it.from !== null ? [it.from] : [])),
  )
  const told = new Set<TraceEntry>()
  const ids = new Map<number, string>()
  const given = new Map<number, Given>()
  const kept = keptFromBefore(entries)
  let receive: Receive = () => {}

  function deliver(message: Entry<'message'>): void {
    if (told.has(message)) return
    told.add(message)
    const { kind, from, to, body } = message
    const id = to === null ? (kind === 'reply' ? 'nobody' : undefined) : ids.get(to)
    const whole = typeof body === 'object' && body !== null && id !== undefined
    const raw = whole ? { ...body, id } : body
    if (from === null) receive(raw)
    else given.get(from)?.resolve(raw)
  }

  function fromBefore({ id, method, args }: WireCall): void {
    const known = kept.get(question(method, args))
    const device = { ...samples[HANDSHAKE].result, ...trace.app }
    const result = known ?? (method === HANDSHAKE && trace.app ? device : undefined)
    if (result !== undefined) receive({ id, ok: true, result } satisfies WireReply)
    // The app is unknown where a trace says nothing of it: the handshake stays without an answer.
    else if (method !== HANDSHAKE)
      differ(`${method} ${show(args)} left the page, but not in the trace`)
  }

  function send(call: WireCall): void | Promise<unknown> {
    const next = expected.findIndex(({ method }) => method === call.method)
    const [taken] = next === 0 ? expected.splice(0, 1) : []
    if (!taken) return fromBefore(call)
    if (!isDeepStrictEqual(taken.args, call.args)) {
      differ(`${call.method} left with ${show(call.args)}, in the trace with ${show(taken.args)}`)
    }
    ids.set(taken.wire, call.id)
    const how = fails.get(taken.wire)
    // The messages of the host before it took the call; some say it and throw.
    for (const it of entries) if (it.does === 'message' && it.during === taken.wire) deliver(it)
    if (how === 'threw') throw new Error('it threw in the trace')
    if (how !== 'broke' && !byPromise.has(taken.wire)) return undefined
    return new Promise((resolve, reject) => given.set(taken.wire, { resolve, reject }))
  }

  const host: Host = {
    name: trace.host,
    available: () => true,
    connect(to) {
      receive = to
      return () => {
        receive = () => {}
      }
    },
    send,
  }
  return {
    host,
    hasLeft: (wire: number) => ids.has(wire),
    break: (wire: number) => given.get(wire)?.reject(new Error('it broke in the trace')),
    deliver,
  }
}

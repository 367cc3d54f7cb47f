import type { TraceEntry, TraceOutcome } from '#platform/qa-methods.ts'

/** An irregularity of a call or message. */
export type Oddity = 'dropped' | 'double' | 'late' | 'foreign' | 'malformed' | 'unknownEvent'

/** A call with its messages, or a message that belongs to no call. */
export interface TraceRow {
  readonly key: string
  readonly kind: 'call' | 'event' | 'stray'
  /** Method or event. */
  readonly name: string
  /** Milliseconds since the trace began. */
  readonly at: number
  /** Milliseconds until the call settled; null for pending calls, and for messages. */
  readonly ms: number | null
  readonly outcome: TraceOutcome | null
  readonly oddities: readonly Oddity[]
  /** True if the call shared another's answer: no message of its own was sent. */
  readonly shared: boolean
  readonly args: unknown
  /** Messages of the host for this call, oldest first. */
  readonly messages: readonly { readonly at: number; readonly body: unknown }[]
}

type Draft = { -readonly [K in keyof TraceRow]: TraceRow[K] } & {
  oddities: Oddity[]
  messages: { at: number; body: unknown }[]
}

function eventName(body: unknown): string {
  const name = typeof body === 'object' && body !== null && 'event' in body ? body.event : null
  return typeof name === 'string' ? name : '无法识别的消息'
}

/** Returns whether the call was settled only by its deadline. */
const isLost = (outcome: TraceOutcome) =>
  !outcome.ok && (outcome.code === 'timeout' || outcome.code === 'unknown_outcome')

/**
 * The trace as rows, oldest first: each call once, with its messages, its time and its oddities.
 */
export function traceRows(entries: readonly TraceEntry[]): readonly TraceRow[] {
  const rows: Draft[] = []
  const byCall = new Map<number, Draft>()
  const byWire = new Map<number, Draft>()

  function open(key: string, at: number, name: string, args: unknown): Draft {
    const row: Draft = {
      key,
      kind: 'call',
      name,
      at,
      ms: null,
      outcome: null,
      oddities: [],
      shared: false,
      args,
      messages: [],
    }
    rows.push(row)
    return row
  }

  function addMessage(entry: Extract<TraceEntry, { does: 'message' }>, at: number): void {
    const { kind, body } = entry
    const wire = entry.to ?? entry.from
    const row = wire === null ? undefined : byWire.get(wire)
    if (!row) {
      const stray = open(`message ${rows.length}`, at, eventName(body), undefined)
      stray.kind = kind === 'event' ? 'event' : 'stray'
      if (kind === 'reply') stray.name = '不认识的答复'
      if (kind === 'reply') stray.oddities.push('foreign')
      if (kind === 'malformed') stray.oddities.push('malformed')
      if (kind === 'unknown-event') stray.oddities.push('unknownEvent')
      stray.messages.push({ at, body })
      return
    }
    if (kind === 'malformed') row.oddities.push('malformed')
    else if (entry.from !== null && entry.to !== entry.from) row.oddities.push('foreign')
    else if (row.messages.length > 0) row.oddities.push('double')
    else if (row.outcome !== null) row.oddities.push('late')
    row.messages.push({ at, body })
    if (!row.key.startsWith('wire') || row.ms !== null) return
    // The handshake has no `settle` entry: its answer ends it.
    row.ms = at - row.at
    row.outcome = { ok: true, result: body }
  }

  for (const entry of entries) {
    const { at } = entry
    switch (entry.does) {
      case 'call': {
        const row = open(`call ${entry.call}`, at, entry.method, entry.args)
        row.shared = true
        byCall.set(entry.call, row)
        break
      }
      case 'send': {
        const own = entry.call === null ? undefined : byCall.get(entry.call)
        const row = own ?? open(`wire ${entry.wire}`, at, entry.method, entry.args)
        row.shared = false
        byWire.set(entry.wire, row)
        break
      }
      case 'message':
        addMessage(entry, at)
        break
      case 'settle': {
        const row = byCall.get(entry.call)
        if (!row) break
        row.ms = at - row.at
        row.outcome = entry.outcome
        if (!entry.outcome.ok) row.shared = false
        if (isLost(entry.outcome) && row.messages.length === 0) row.oddities.push('dropped')
        break
      }
      case 'fail':
      case 'hide':
        break
    }
  }
  return rows
}

export type TraceView = 'all' | 'calls' | 'events' | 'odd'

/** The rows of one kind whose method or event contains `words`. */
export function filterRows(
  rows: readonly TraceRow[],
  view: TraceView,
  words: string,
): readonly TraceRow[] {
  const part = words.trim().toLowerCase()
  return rows.filter(({ kind, name, outcome, oddities }) => {
    if (!name.toLowerCase().includes(part)) return false
    if (view === 'calls') return kind === 'call'
    if (view === 'events') return kind === 'event'
    return view === 'all' || oddities.length > 0 || outcome?.ok === false
  })
}

/** Returns how often each oddity occurred. */
export function countOddities(rows: readonly TraceRow[]): Readonly<Record<Oddity, number>> {
  const counts = { dropped: 0, double: 0, late: 0, foreign: 0, malformed: 0, unknownEvent: 0 }
  for (const { oddities } of rows) for (const oddity of oddities) counts[oddity] += 1
  return counts
}

/** The newest `most` rows, newest first. */
export function newest(rows: readonly TraceRow[], most: number): readonly TraceRow[] {
  const last = rows.slice(-most)
  last.reverse()
  return last
}

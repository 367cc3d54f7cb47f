import * as v from 'valibot'
import type { Store } from '#platform/stores/browser-store.ts'
import {
  isDetour,
  leavingAtEnd,
  leavingOn,
  type HistoryAct,
} from '#domain/navigation/flow-history.ts'

/** rules.md#history: a history record of at most 50 entries. */
const MOST = 50
const KEY = 'historyRecords'

const historyRecord = v.object({
  /** Position in the browser's own history. */
  index: v.number(),
  path: v.string(),
  /** Path and query. */
  address: v.string(),
  /** Pages of others are between this one and the record before. */
  afterTrip: v.optional(v.literal(true)),
  /** True on a screen that shows the result of a flow. */
  ended: v.optional(v.literal(true)),
})

export type HistoryRecord = Readonly<v.InferOutput<typeof historyRecord>>

/**
 * The records after arriving at `next`: what lay ahead of it is gone, and only the newest 50 stay.
 */
export function recordVisit(
  records: readonly HistoryRecord[],
  next: HistoryRecord,
): readonly HistoryRecord[] {
  const same = records.find((record) => record.index === next.index)
  const joined = same?.afterTrip === true ? { ...next, afterTrip: true as const } : next
  return [...records.filter((record) => record.index < next.index), joined].slice(-MOST)
}

/** The way back to a record. */
export type BackStep =
  /** So many entries back in the browser's history. */
  | { readonly to: 'entry'; readonly steps: number }
  /**
   * In place of the present page: pages of others are between. `records` are those that remain.
   */
  | {
      readonly to: 'address'
      readonly address: string
      readonly records: readonly HistoryRecord[]
    }

/** The records once entries beneath the newest have left, and how many the browser has to leave. */
interface Settled {
  readonly records: readonly HistoryRecord[]
  readonly steps: number
}

/** Takes `count` entries beneath the newest out of the records. */
function without(records: readonly HistoryRecord[], count: number): Settled {
  const here = records[records.length - 1]
  const at = records.length - 1 - count
  const first = records[at]
  if (count === 0 || here === undefined || first === undefined) return { records, steps: 0 }
  const earlier = records.slice(0, at)
  const isBeyondTrip = records.slice(at + 1).some(({ afterTrip }) => afterTrip === true)
  // Pages of others stay in the browser's history, and what is beneath them with them.
  if (isBeyondTrip) return { records: [...earlier, { ...here, afterTrip: true }], steps: 0 }
  const trip = first.afterTrip === true ? { afterTrip: true as const } : {}
  return {
    records: [...earlier, { ...here, ...trip, index: first.index }],
    steps: here.index - first.index,
  }
}

/**
 * The records after a page came in view by a step of the app's own, with what that has brought to
 * its end taken out (rules.md#history).
 */
export function recordArrival(
  records: readonly HistoryRecord[],
  next: HistoryRecord,
  arrival: HistoryAct,
): Settled {
  const left = records[records.length - 1]
  const after = recordVisit(records, next)
  const place = arrival === 'push' ? next.index - 1 : next.index
  // Drawn again, or not the entry that was left: nothing has come to an end.
  if (left?.index !== place || left.address === next.address) return { records: after, steps: 0 }
  return without(after, leavingOn(records, next, arrival))
}

/** The records once the page in view shows what has come of its flow. */
export function recordEnd(records: readonly HistoryRecord[]): Settled {
  const here = records[records.length - 1]
  if (here === undefined) return { records, steps: 0 }
  const ended = { ...here, ended: true as const }
  const beneath = records.slice(0, -1)
  return without([...beneath, ended], leavingAtEnd(beneath, ended))
}

/** The way to the record at a position of the list. */
function wayTo(records: readonly HistoryRecord[], at: number): BackStep | null {
  const here = records[records.length - 1]
  const record = records[at]
  if (here === undefined || record === undefined) return null
  const isBeyondTrip = records.slice(at + 1).some(({ afterTrip }) => afterTrip === true)
  if (!isBeyondTrip) return { to: 'entry', steps: here.index - record.index }
  const remaining = [...records.slice(0, at), { ...here, afterTrip: true as const }]
  return { to: 'address', address: record.address, records: remaining }
}

/** The way back to the nearest earlier different path; null when there is none. */
export function backStep(records: readonly HistoryRecord[]): BackStep | null {
  const here = records[records.length - 1]
  for (let at = records.length - 2; at >= 0; at--) {
    if (records[at]?.path !== here?.path) return wayTo(records, at)
  }
  return null
}

/** The way out of the detour in view, to the page that it began at; null when there is none. */
export function stepOut(records: readonly HistoryRecord[]): BackStep | null {
  for (let at = records.length - 2; at >= 0; at--) {
    if (!isDetour(records[at]?.path ?? '')) return wayTo(records, at)
  }
  return null
}

/**
 * The way back to the nearest record that fits, where pages of others are between; null where the
 * browser's own history leads there, or nowhere.
 */
export function backBeyondTrip(
  records: readonly HistoryRecord[],
  fits: (address: string) => boolean,
): Extract<BackStep, { to: 'address' }> | null {
  for (let at = records.length - 2; at >= 0; at--) {
    if (!fits(records[at]?.address ?? '')) continue
    const way = wayTo(records, at)
    return way?.to === 'address' ? way : null
  }
  return null
}

const historyRecords = v.pipe(v.string(), v.parseJson(), v.array(historyRecord))

export function loadRecords(storage: Store): readonly HistoryRecord[] {
  const kept = v.safeParse(historyRecords, storage.getItem(KEY))
  return kept.success ? kept.output : []
}

export function saveRecords(storage: Store, records: readonly HistoryRecord[]): void {
  storage.setItem(KEY, JSON.stringify(records))
}

/** The history begins again. */
export function forgetRecords(storage: Store): void {
  storage.removeItem(KEY)
}

const routerState = v.object({ idx: v.number() })

/** The position of the page in the browser's history, as the router keeps it; null on arrival. */
export function historyIndex(): number | null {
  const state = v.safeParse(routerState, history.state)
  return state.success ? state.output.idx : null
}

/**
 * Continues the records on the return from a page of others, where the router would count from 0
 * again. To be called before the router starts.
 */
export function joinTrip(storage: Store): void {
  const records = loadRecords(storage)
  const last = records[records.length - 1]
  // A page that the browser has gone back to, or reloaded, has its position.
  if (last === undefined || historyIndex() !== null) return
  const index = last.index + 1
  const { pathname: path, search } = location
  saveRecords(storage, [...records, { index, path, address: `${path}${search}`, afterTrip: true }])
  history.replaceState({ idx: index }, '')
}

import { sessionStore } from '#platform/stores/session-store.ts'
import {
  historyIndex,
  loadRecords,
  recordArrival,
  recordEnd,
  recordVisit,
  saveRecords,
} from '#session/history.ts'
import { seeStep, watchSteps } from '#session/history-steps.ts'

/** A page that came in view, by the router's account. */
export interface Arrived {
  /** Path, query and fragment. */
  readonly url: string
  readonly path: string
  /** Path and query. */
  readonly address: string
  readonly key: string
  readonly state: unknown
  readonly how: 'POP' | 'PUSH' | 'REPLACE'
}

/** The page in view, on its way to the place of entries that leave. */
interface Move {
  readonly index: number
  /** The browser's part of the entry. */
  readonly state: Entry
  readonly url: string
  /** A page that came meanwhile. */
  later: Arrived | null
  /** Ends the wait for the browser. */
  readonly lost: ReturnType<typeof setTimeout>
}

type Entry = Readonly<Record<string, unknown>>

/** The time in which the browser goes to an entry of its history, in ms; else it has none. */
const LOST = 2_000

let move: Move | null = null

/** The entry as the router has written it. */
const entry = (): Entry => {
  const { state }: { readonly state: unknown } = history
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
const index = (): number => historyIndex() ?? 0

/** Moves the page in view down to a place of the browser's history, in place of the one there. */
function moveTo(place: number): void {
  const steps = index() - place
  if (steps <= 0) return
  const lost = setTimeout(() => {
    const later = move?.later ?? null
    move = null
    // A later page has prevented the move.
    if (later !== null) record({ ...later, how: 'REPLACE' }, place)
  }, LOST)
  move = { index: place, state: entry(), url: location.href, later: null, lost }
  history.go(-steps)
}

function record({ path, address, how }: Arrived, place: number): void {
  const records = loadRecords(sessionStore)
  const visit = { index: place, path, address }
  if (how === 'POP') return saveRecords(sessionStore, recordVisit(records, visit))
  const settled = recordArrival(records, visit, how === 'PUSH' ? 'push' : 'replace')
  saveRecords(sessionStore, settled.records)
  return moveTo(place - settled.steps)
}

/** Gives the browser's entry to a page that is in view already. */
function takeEntry(page: Arrived): void {
  const place = index()
  history.replaceState({ usr: page.state, key: page.key, idx: place }, '', page.url)
  record({ ...page, how: 'REPLACE' }, place)
}

/**
 * The page in view arrives at its new place: for the router and all other listeners of the history,
 * nothing has happened.
 */
function land(): boolean {
  const landing = move
  move = null
  if (landing === null) return false
  clearTimeout(landing.lost)
  const place = index()
  const { later } = landing
  if (later === null && place !== landing.index) return false
  if (later !== null) {
    takeEntry(later)
    return true
  }
  history.replaceState({ ...landing.state, idx: place }, '', landing.url)
  // The words about its flow on the way.
  const records = loadRecords(sessionStore)
  moveTo(records[records.length - 1]?.index ?? place)
  return true
}
// Before the router is mounted, and before questions on leaving.
window.addEventListener('popstate', seeStep, true)
watchSteps(land)

/** Records a page that came in view, and takes out of the history what has come to its end. */
export function pageArrived(page: Arrived): void {
  if (move !== null) {
    move.later = page
    return
  }
  const { key } = entry()
  // The page before it was on its way to another place.
  if (page.how !== 'POP' && key !== page.key) return takeEntry(page)
  record(page, index())
}

/** The page in view shows what has come of its flow: the steps beneath it leave. */
export function flowEnded(): void {
  const { records } = recordEnd(loadRecords(sessionStore))
  saveRecords(sessionStore, records)
  const here = records[records.length - 1]
  // One that is still on its way has its place.
  if (here !== undefined && move === null) moveTo(here.index)
}

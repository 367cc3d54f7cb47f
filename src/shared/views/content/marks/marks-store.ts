import {
  markAfter,
  markOf,
  markToSend,
  shownMark,
  type MarkState,
} from '#domain/content/optimistic-mark.ts'
import { onDeparture } from '#session/session.ts'

export type Shown = MarkState['known']

/** Sends a mark; what the provider then has, or null where it was not set. Never rejects. */
export type SendMark = (on: boolean) => Promise<Shown | null>

interface Entry {
  /** The state of the page when the user tapped: an answer that differs is newer than the entry. */
  readonly given: Shown
  readonly state: MarkState
}

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()
let follows = false
/** Of whom the entries are: how often a session has ended. */
let departures = 0

function put(key: string, entry: Entry): void {
  entries.set(key, entry)
  for (const listener of listeners) listener()
}

export function watchMarks(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const same = (one: Shown, other: Shown) => one.on === other.on && one.count === other.count

/** The state of a mark of which the page has `given`, as it is on every screen by now. */
export function markState(key: string, given: Shown): MarkState | null {
  const entry = entries.get(key)
  if (entry === undefined) return null
  const settled = entry.state.sent === null && markToSend(entry.state) === null
  return settled && !same(entry.given, given) ? null : entry.state
}

export function shownNow(key: string, given: Shown): Shown {
  const state = markState(key, given)
  return state === null ? given : shownMark(state)
}

/**
 * Turns a mark over at once and sends it; taps while a call is under way are sent after it.
 * Resolves to whether all of it was set.
 */
export async function toggleMark(key: string, given: Shown, send: SendMark): Promise<boolean> {
  if (!follows) {
    follows = true
    onDeparture(() => {
      departures += 1
      entries.clear()
      for (const listener of listeners) listener()
    })
  }
  const before = markState(key, given)
  const under = entries.get(key)
  const base = before === null || under === undefined ? given : under.given
  let state = markAfter(before ?? markOf(given), { type: 'toggled' })
  const whose = departures
  put(key, { given: base, state })
  if (state.sent !== null) return true
  for (;;) {
    const on = markToSend(state)
    if (on === null) return true
    put(key, { given: base, state: markAfter(state, { type: 'sent' }) })
    const answer = await send(on)
    const now = entries.get(key)
    // Signed out meanwhile: what is there by now is another user's.
    if (now === undefined || whose !== departures) return true
    state = markAfter(
      now.state,
      answer === null ? { type: 'failed' } : { type: 'answered', ...answer },
    )
    put(key, { given: base, state })
    if (answer === null) return false
  }
}

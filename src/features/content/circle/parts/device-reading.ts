/**
 * Items that were opened and places where long reads were left (rules.md#circles). Stored on this
 * device, for one user until they sign out; the entries of signed-out readers are shared by all of
 * them.
 */
import * as v from 'valibot'
import { ownedKey } from '#session/owned-keys.ts'
import type { Store } from '#platform/stores/browser-store.ts'

const USER = ownedKey('circleReading')
const GUEST = 'circleReading:guest'
/** The number of stored entries; the oldest are dropped. Seven days of news have fewer items. */
const MOST = { opened: 300, places: 50 } as const

const place = v.object({
  /** Counts from 1. */
  chapter: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /**
   * The distance that the page was scrolled, as a share of its height to the chapter's end, 0 to 1.
   */
  offset: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** True if it was ever read to its end. */
  done: v.boolean(),
})
export type Place = v.InferOutput<typeof place>

const kept = v.object({
  owner: v.string(),
  /** Ids of opened items, latest last. */
  opened: v.array(v.string()),
  /** Latest last. */
  places: v.array(v.tuple([v.string(), place])),
})
export type Reading = v.InferOutput<typeof kept>

const keyOf = (owner: string) => (owner === '' ? GUEST : USER)
const listeners = new Set<() => void>()

export function watchReading(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The stored entries as text, which can be compared cheaply. */
export function readingText(storage: Store, owner: string): string {
  try {
    return storage.getItem(keyOf(owner)) ?? ''
  } catch {
    return ''
  }
}

/** Returns what this owner has read; nothing where the text is another owner's. */
export function readingIn(text: string, owner: string): Reading {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text)
  return found.success && found.output.owner === owner
    ? found.output
    : { owner, opened: [], places: [] }
}

function change(storage: Store, owner: string, act: (before: Reading) => Reading): void {
  const next = act(readingIn(readingText(storage, owner), owner))
  try {
    storage.setItem(keyOf(owner), JSON.stringify(next))
  } catch {
    // The storage is full or closed: nothing is marked.
  }
  for (const listener of listeners) listener()
}

/** Keeps that an item was opened. */
export function keepOpened(storage: Store, owner: string, itemId: string): void {
  change(storage, owner, (before) => ({
    ...before,
    opened: [...before.opened.filter((it) => it !== itemId), itemId].slice(-MOST.opened),
  }))
}

/** Keeps where a long read was left. Once read to its end it stays done. */
export function keepPlace(storage: Store, owner: string, itemId: string, at: Place): void {
  change(storage, owner, (before) => {
    const known = before.places.find(([id]) => id === itemId)?.[1]
    const others = before.places.filter(([id]) => id !== itemId)
    const latest: [string, Place] = [itemId, { ...at, done: at.done || known?.done === true }]
    return { ...before, places: [...others, latest].slice(-MOST.places) }
  })
}

/**
 * What was opened and how far long reads were read (rules.md#circles): on this device, of one user,
 * until they sign out. What was read without a user is kept for whoever uses the device.
 */
import * as v from 'valibot'
import { ownedKey } from '#session/owned-keys.ts'

const USER = ownedKey('circleReading')
const GUEST = 'circleReading:guest'
/** How much is kept; the oldest goes. More items are not marked in seven days. */
const MOST = { opened: 300, places: 50 } as const

const place = v.object({
  /** Counts from 1. */
  chapter: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** How much of the page, to the end of the chapter, is above the screen: 0 to 1. */
  offset: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Whether it was read to its end once. */
  done: v.boolean(),
})
export type Place = v.InferOutput<typeof place>

const kept = v.object({
  owner: v.string(),
  /** Items that were opened, latest last. */
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

/** What is kept, as text: the same text is the same state. */
export function readingText(storage: Storage, owner: string): string {
  try {
    return storage.getItem(keyOf(owner)) ?? ''
  } catch {
    return ''
  }
}

/** What the owner has read; of another user nothing. */
export function readingIn(text: string, owner: string): Reading {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text)
  return found.success && found.output.owner === owner
    ? found.output
    : { owner, opened: [], places: [] }
}

function change(storage: Storage, owner: string, act: (before: Reading) => Reading): void {
  const next = act(readingIn(readingText(storage, owner), owner))
  try {
    storage.setItem(keyOf(owner), JSON.stringify(next))
  } catch {
    // No room: it is read without a mark.
  }
  for (const listener of listeners) listener()
}

/** An item was opened. */
export function keepOpened(storage: Storage, owner: string, itemId: string): void {
  change(storage, owner, (before) => ({
    ...before,
    opened: [...before.opened.filter((it) => it !== itemId), itemId].slice(-MOST.opened),
  }))
}

/** How far a long read is read. One that was read to its end stays so. */
export function keepPlace(storage: Storage, owner: string, itemId: string, at: Place): void {
  change(storage, owner, (before) => {
    const known = before.places.find(([id]) => id === itemId)?.[1]
    const others = before.places.filter(([id]) => id !== itemId)
    const latest: [string, Place] = [itemId, { ...at, done: at.done || known?.done === true }]
    return { ...before, places: [...others, latest].slice(-MOST.places) }
  })
}

import * as v from 'valibot'
import { mergedLists, EMPTY_WATCH_LIST, type WatchList } from '#domain/watch/watch-list.ts'
import { deviceStore } from '#platform/stores/device-store.ts'

/**
 * The funds that were watched while no user was signed in: of the device, until a user takes it
 * over.
 */
const KEY = 'watch:guest'

const moment = v.pipe(v.number(), v.integer(), v.minValue(0))

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    funds: v.array(
      v.object({
        fundCode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
        on: v.boolean(),
        at: moment,
        group: v.string(),
        note: v.string(),
        editedAt: moment,
      }),
    ),
    order: v.array(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    orderedAt: moment,
  }),
)

const listeners = new Set<() => void>()
let text: string | null = null
let list: WatchList = EMPTY_WATCH_LIST

/** The same object for the same stored text; another page of the app may have written it. */
export function deviceWatchList(): WatchList {
  const now = deviceStore.getItem(KEY)
  if (now === text) return list
  text = now
  const read = v.safeParse(stored, now)
  list = read.success ? read.output : EMPTY_WATCH_LIST
  return list
}

function announce(): void {
  for (const listener of listeners) listener()
}

export function watchDevice(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Merges an act into the list of the device. */
export function addToDevice(act: WatchList): void {
  deviceStore.setItem(KEY, JSON.stringify(mergedLists(deviceWatchList(), act)))
  announce()
}

/** Forgets what a user has taken over, unless more has come since. */
export function forgetDevice(taken: WatchList): void {
  if (deviceWatchList() !== taken) return
  deviceStore.removeItem(KEY)
  announce()
}

/**
 * The last page of each address, for when there is no network (rules.md#composed-pages). A page
 * that was cut for a user is stored separately, under a key that is deleted when their session
 * ends.
 */
import * as v from 'valibot'
import { queryPage } from '#api/calls/page.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { keysOf } from '#platform/stores/browser-store.ts'
import { deviceStore } from '#platform/stores/device-store.ts'

const OPEN = 'page:'
const OWNED = ownedKey('page:')
/** More pages than anyone opens in a week; the oldest is deleted. */
const MOST = 20

/** The time when it came, ms since 1970, and the answer. */
const copy = { at: v.number(), page: queryPage.payload }
const openPage = v.strictObject(copy)
const ownedPage = v.strictObject({ ...copy, owner: v.string() })
export type KeptPage = v.InferOutput<typeof openPage>

function read<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | null {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), deviceStore.getItem(key))
  return found.success ? found.output : null
}

const keysFrom = (prefix: string): readonly string[] =>
  keysOf(deviceStore).filter((key) => key.startsWith(prefix))

/**
 * The page as this user last had it, else as it was last open to everybody. The owner is named by
 * `ownerDigest`, and is `''` without a user.
 */
export function keptPage(name: string, owner: string): KeptPage | null {
  const owned = read(`${OWNED}${name}`, ownedPage)
  return owned !== null && owned.owner === owner ? owned : read(`${OPEN}${name}`, openPage)
}

export function keepPage(name: string, page: KeptPage['page'], owner: string): void {
  const isOwned = page.private && owner !== ''
  // In this order: what compares ages and owners reads no more than beginning and end.
  const kept = { at: Date.now(), page }
  // A page that is open to everybody replaces the user's own copy too.
  deviceStore.removeItem(`${OWNED}${name}`)
  makeRoom(isOwned ? OWNED : OPEN)
  deviceStore.setItem(
    `${isOwned ? OWNED : OPEN}${name}`,
    JSON.stringify(isOwned ? { ...kept, owner } : kept),
  )
}

/**
 * The way in which each copy begins: with its time, so that ages are compared without reading whole
 * pages.
 */
const BEGINNING = /^\{"at":(\d+),"page":\{/

function keptSince(key: string): number {
  const [, at] = BEGINNING.exec(deviceStore.getItem(key) ?? '') ?? []
  return Number(at ?? 0)
}

/** Deletes the oldest pages until one more can be stored, and entries that are no copies. */
function makeRoom(prefix: string): void {
  const older = keysFrom(prefix).map((key) => ({ key, at: keptSince(key) }))
  older.sort((a, b) => b.at - a.at)
  for (const [place, { key, at }] of older.entries()) {
    if (at === 0 || place >= MOST - 1) deviceStore.removeItem(key)
  }
}

/** Deletes a page that is no longer open. */
export function forgetPage(name: string): void {
  deviceStore.removeItem(`${OPEN}${name}`)
  deviceStore.removeItem(`${OWNED}${name}`)
}

/**
 * Deletes the pages of users other than this one: whose browser was closed before their session
 * ended.
 */
export function forgetPagesOfOthers(owner: string): void {
  // The end of a copy of theirs; it is not read for that.
  const ending = `,"owner":${JSON.stringify(owner)}}`
  for (const key of keysFrom(OWNED)) {
    if (deviceStore.getItem(key)?.endsWith(ending) !== true) deviceStore.removeItem(key)
  }
}

import { useState } from 'react'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { searchForm } from '#domain/text/search-form.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { session } from '#session/session.ts'
import { deviceStore } from '#platform/stores/device-store.ts'

const USER = ownedKey('fundSearches')
const GUEST = 'fundSearches:guest'
export const MOST_RECENT = 10
/** In characters. Longer ones are pasted text, which is not searched again. */
const LONGEST = 20

const storedSearches = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The user's openId; empty for searches made while signed out. */
    owner: v.string(),
    searches: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST))),
  }),
)

/**
 * The searches with one added, newest first. Searches that differ only in case, width, spaces or marks
 * count as one.
 */
export function withSearch(searches: readonly string[], words: string): readonly string[] {
  const added = words.trim()
  const meaning = searchForm(added)
  if (meaning === '' || added.length > LONGEST) return searches
  return [added, ...searches.filter((it) => searchForm(it) !== meaning)].slice(0, MOST_RECENT)
}

const keyOf = (owner: string) => (owner === '' ? GUEST : USER)

/**
 * The stored searches of this user; none where the store holds another user's or invalid data.
 */
function loadSearches(owner: string): readonly string[] {
  const checked = v.safeParse(storedSearches, deviceStore.getItem(keyOf(owner)))
  return checked.success && checked.output.owner === owner
    ? checked.output.searches.slice(0, MOST_RECENT)
    : []
}

export interface RecentSearches {
  readonly searches: readonly string[]
  readonly add: (words: string) => void
  readonly clear: () => void
}

/**
 * The newest searches on this device, at most ten: of a user until they sign out, or of everybody
 * who is signed out.
 */
export function useRecentSearches(): RecentSearches {
  const { openId: owner } = useSnapshot(session)
  const [loadedOwner, setWhose] = useState(owner)
  const [searches, setSearches] = useState(() => loadSearches(owner))
  if (loadedOwner !== owner) {
    setWhose(owner)
    setSearches(loadSearches(owner))
  }
  const change = (next: readonly string[]) => {
    setSearches(next)
    deviceStore.setItem(keyOf(owner), JSON.stringify({ owner, searches: next }))
  }
  return {
    searches,
    add: (words) => change(withSearch(searches, words)),
    clear: () => change([]),
  }
}

import { useState } from 'react'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { normaliseKeyword } from '#domain/fund/fund-search.ts'
import { session } from '#session/session.ts'

const KEY = 'recentFundSearches'
export const MOST_RECENT = 10
/** Longer ones are no searches that one repeats. */
const LONGEST = 20

const kept = v.object({
  /** Whose they are; empty for nobody who signed in. */
  owner: v.string(),
  searches: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST))),
})

/**
 * The searches with one more, newest first; the same words, however they were typed, stand once.
 */
export function withSearch(searches: readonly string[], words: string): readonly string[] {
  const added = words.trim()
  const meaning = normaliseKeyword(added)
  if (meaning === '' || added.length > LONGEST) return searches
  return [added, ...searches.filter((it) => normaliseKeyword(it) !== meaning)].slice(0, MOST_RECENT)
}

/** What storage holds of this person; nothing where it is closed or holds something else. */
function loadSearches(owner: string): readonly string[] {
  try {
    const checked = v.safeParse(kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return checked.success && checked.output.owner === owner
      ? checked.output.searches.slice(0, MOST_RECENT)
      : []
  } catch {
    return []
  }
}

/** Forgets the searches of everyone but this person. */
export function dropOthersSearches(owner: string): void {
  try {
    const checked = v.safeParse(kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    if (checked.success && checked.output.owner !== owner) localStorage.removeItem(KEY)
  } catch {
    // Closed storage holds nobody's.
  }
}

export interface RecentSearches {
  readonly searches: readonly string[]
  readonly add: (words: string) => void
  readonly clear: () => void
}

/**
 * The newest searches of this person on this phone, at most ten; another's are gone with the first
 * one made.
 */
export function useRecentSearches(): RecentSearches {
  const { openId: owner } = useSnapshot(session)
  const [whose, setWhose] = useState(owner)
  const [searches, setSearches] = useState(() => loadSearches(owner))
  if (whose !== owner) {
    setWhose(owner)
    setSearches(loadSearches(owner))
  }
  const change = (next: readonly string[]) => {
    setSearches(next)
    try {
      localStorage.setItem(KEY, JSON.stringify({ owner, searches: next }))
    } catch {
      // Then they last as long as the screen.
    }
  }
  return {
    searches,
    add: (words) => change(withSearch(searches, words)),
    clear: () => change([]),
  }
}

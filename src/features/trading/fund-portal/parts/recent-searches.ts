import { useState } from 'react'
import * as v from 'valibot'
import { normaliseKeyword } from '../../../../domain/fund-search.ts'

const KEY = 'recentFundSearches'
export const MOST_RECENT = 10
/** Longer ones are no searches that one repeats. */
const LONGEST = 20

const kept = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST)))

/** The searches with one more, newest first; the same words, however they were typed, stand once. */
export function withSearch(searches: readonly string[], words: string): readonly string[] {
  const added = words.trim()
  const meaning = normaliseKeyword(added)
  if (meaning === '' || added.length > LONGEST) return searches
  return [added, ...searches.filter((it) => normaliseKeyword(it) !== meaning)].slice(0, MOST_RECENT)
}

/** What storage holds; nothing where it is closed or holds something else. */
function loadSearches(): readonly string[] {
  try {
    const checked = v.safeParse(kept, JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return checked.success ? checked.output.slice(0, MOST_RECENT) : []
  } catch {
    return []
  }
}

export interface RecentSearches {
  readonly searches: readonly string[]
  readonly add: (words: string) => void
  readonly clear: () => void
}

/** The newest searches on this phone, at most ten. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState(loadSearches)
  const change = (next: readonly string[]) => {
    setSearches(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
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

import { useState } from 'react'
import { useRecentSearches } from '#shared/parts/fund-search/recent-searches.ts'

/** The search in place of home: whether it goes on, its words, and those of earlier searches. */
export function useHomeSearch() {
  const recent = useRecentSearches()
  const [searching, setSearching] = useState(false)
  const [keyword, setKeyword] = useState('')
  return {
    searching,
    keyword,
    type: setKeyword,
    recent,
    /** Keeps the words among the recent searches. */
    keep: () => recent.add(keyword),
    begin: () => setSearching(true),
    end: () => {
      setKeyword('')
      setSearching(false)
    },
  }
}

export type HomeSearch = ReturnType<typeof useHomeSearch>

import type { FundTypeCode } from '#domain/fund/fund-types.ts'
import { BoardsCard } from './BoardsCard.tsx'
import { RecentCard } from './RecentCard.tsx'
import type { RecentSearches } from './recent-searches.ts'

interface Props {
  readonly recent: RecentSearches
  /** One of the user's searches, or a theme, is to be searched for. */
  readonly onWords: (words: string) => void
  readonly onKind: (fundTypeCode: FundTypeCode) => void
}

/** What an empty search box offers: the user's own searches, and boards. */
export function SearchStart({ recent, onWords, onKind }: Props) {
  return (
    <>
      {recent.searches.length > 0 ? <RecentCard recent={recent} onPick={onWords} /> : null}
      <BoardsCard onTheme={onWords} onKind={onKind} />
    </>
  )
}

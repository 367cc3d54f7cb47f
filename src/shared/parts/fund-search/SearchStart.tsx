import type { FundTypeCode } from '#domain/fund/fund-types.ts'
import { BoardsCard } from './BoardsCard.tsx'
import { RecentCard } from './RecentCard.tsx'
import type { RecentSearches } from './recent-searches.ts'

interface Props {
  readonly recent: RecentSearches
  /** Called with the search or theme that the user picks. */
  readonly onWords: (words: string) => void
  readonly onKind: (fundTypeCode: FundTypeCode) => void
}

/** Shows what is shown while the search box is empty: the user's recent searches, and boards. */
export function SearchStart({ recent, onWords, onKind }: Props) {
  return (
    <>
      {recent.searches.length > 0 ? <RecentCard recent={recent} onPick={onWords} /> : null}
      <BoardsCard onTheme={onWords} onKind={onKind} />
    </>
  )
}

import type { ReactNode } from 'react'
import { listFundManagers, queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, type PrefetchCall } from '#api/query.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { DatedData } from '#templates/Loaded.tsx'
import { ContractCard, PartiesCard } from './ArchiveCards.tsx'
import { ManagersCard } from './ManagersCard.tsx'

interface Props {
  readonly fundCode: string
  /** Returns the page of another fund of a manager, in the frame of this one. */
  readonly pageFor: (fundCode: string) => string
  /** Other queries that the page needs. */
  readonly waitFor?: readonly DatedData<unknown>[]
  readonly head?: ReactNode
  readonly foot?: ReactNode
}

/** The calls of a fund's profile. */
export const archivesPrefetch = (fundCode: string): readonly PrefetchCall[] => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryFundArchives, { fundCode }),
  prefetchCall(listFundManagers, { fundCode }),
]

/** A fund's profile: its parties, its managers, and excerpts of its contract. */
export function FundArchives({ fundCode, pageFor, waitFor, head, foot }: Props) {
  return (
    <FundPage fundCode={fundCode} skeleton="rules" {...(waitFor === undefined ? {} : { waitFor })}>
      {(fund) => (
        <>
          {head}
          <FundLine fund={fund} />
          <PartiesCard fund={fund} />
          <ManagersCard fund={fund} pageFor={pageFor} />
          <ContractCard fund={fund} />
          {foot}
        </>
      )}
    </FundPage>
  )
}

import { useQuery } from '@tanstack/react-query'
import { listFundManagers, queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { FundLine } from '#shared/fund/FundLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { ContractCard, PartiesCard } from './ArchiveCards.tsx'
import { ManagersCard } from './ManagersCard.tsx'

type Input = PathInput<typeof fundDetailPaths.fundDetailArchives>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(queryFundArchives, input),
  prefetchCall(listFundManagers, input),
]

/** What is filed about a fund: who runs it, who keeps its assets, what its contract says. */
export default function FundDetailArchivesScreen({ input }: { readonly input: Input }) {
  const fund = useQuery(queryFor(queryFundOne, input))
  return (
    <DetailTemplate skeleton="rules" query={fund}>
      {(data) => (
        <>
          <FundLine fund={data} />
          <PartiesCard fund={data} />
          <ManagersCard fund={data} />
          <ContractCard fund={data} />
        </>
      )}
    </DetailTemplate>
  )
}

import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { listFundManagers, queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { ContractCard, PartiesCard } from './ArchiveCards.tsx'
import { ManagersCard } from './ManagersCard.tsx'

type Input = PathInput<typeof fundDetailPaths.fundDetailArchives>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(queryFundArchives, input),
  prefetchCall(listFundManagers, input),
]

/** A fund's profile: its parties, its managers, and excerpts of its contract. */
export default function FundDetailArchivesScreen({ input }: { readonly input: Input }) {
  return (
    <FundPage {...input} skeleton="rules">
      {(data) => (
        <>
          <FundLine fund={data} />
          <PartiesCard fund={data} />
          <ManagersCard fund={data} />
          <ContractCard fund={data} />
          <Card flush>
            <Row
              title="策略说明"
              note="合同里的投资策略，与可选的智能投资策略"
              href={fundDetailPaths.fundStrategy.to(input)}
            />
          </Card>
        </>
      )}
    </FundPage>
  )
}

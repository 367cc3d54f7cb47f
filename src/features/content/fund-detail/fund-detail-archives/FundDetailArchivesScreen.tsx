import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import * as fields from '#api/fields.ts'
import { listFundManagers, queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { callAhead, serverData } from '#api/query.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { FundLine } from '#shared/fund/FundLine.tsx'
import type { Ahead } from '#templates/screen.ts'
import { ContractCard, PartiesCard } from './ArchiveCards.tsx'
import { ManagersCard } from './ManagersCard.tsx'

export const urlFields = v.object({ fundCode: fields.fundCode })

interface Input {
  readonly fundCode: string
}

export const ahead: Ahead<Input> = (input) => [
  callAhead(queryFundOne, input),
  callAhead(queryFundArchives, input),
  callAhead(listFundManagers, input),
]

/** What is filed about a fund: who runs it, who keeps its assets, what its contract says. */
export default function FundDetailArchivesScreen({ input }: { readonly input: Input }) {
  const fund = useQuery(serverData(queryFundOne, input))
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

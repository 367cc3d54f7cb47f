import { useQuery } from '@tanstack/react-query'
import { listFundScales } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ScaleCards } from './ScaleCards.tsx'

type Input = PathInput<typeof fundDetailPaths.fundScale>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(listFundScales, input),
]

/** A fund's assets and shares at each report date, with the share that institutions hold. */
export default function FundScaleScreen({ input }: { readonly input: Input }) {
  const scales = useQuery(queryFor(listFundScales, input))
  return (
    <FundPage {...input} ownTemplate>
      {(fund) => (
        <DetailTemplate
          query={scales}
          head={<FundLine fund={fund} />}
          skeleton="figures"
          isEmpty={(answer) => isEmptyList(answer.scales)}
          empty={
            <EmptyState
              kind="empty"
              title={fund.establishDate === null ? '暂时没有规模数据' : '还没有公布规模'}
              note={
                fund.establishDate === null
                  ? '规模随季度报告公布，可以稍后再来查看'
                  : '规模随季度报告公布，新成立的基金要等第一份报告'
              }
            />
          }
        >
          {({ scales: list }) => (
            <>
              <UnreadableNotice of={[list]} />
              <ScaleCards fund={fund} scales={list} />
            </>
          )}
        </DetailTemplate>
      )}
    </FundPage>
  )
}

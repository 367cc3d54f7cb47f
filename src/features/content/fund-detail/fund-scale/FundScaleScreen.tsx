import { useQuery } from '@tanstack/react-query'
import { listFundScales } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { FundLine } from '#shared/fund/FundLine.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { StaleNotice } from '#templates/StaleNotice.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SkeletonCards } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ScaleCards } from './ScaleCards.tsx'

type Input = PathInput<typeof fundDetailPaths.fundScale>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(listFundScales, input),
]

/** A fund's assets and shares at each report date, and how much of it institutions hold. */
export default function FundScaleScreen({ input }: { readonly input: Input }) {
  const fund = useQuery(queryFor(queryFundOne, input))
  const scales = useQuery(queryFor(listFundScales, input))
  return (
    <DetailTemplate query={fund}>
      {(data) => (
        <>
          <StaleNotice query={scales} />
          <FundLine fund={data} />
          <Loaded
            query={scales}
            skeleton={<SkeletonCards shape="figures" />}
            isEmpty={(answer) => answer.scales.length === 0}
            empty={
              <EmptyState
                kind="empty"
                title={data.establishDate === null ? '暂时没有规模数据' : '还没有公布规模'}
                note={
                  data.establishDate === null
                    ? '规模随季度报告公布，可以稍后再来查看'
                    : '规模随季度报告公布，新成立的基金要等第一份报告'
                }
              />
            }
          >
            {(answer) => <ScaleCards fund={data} scales={answer.scales} />}
          </Loaded>
        </>
      )}
    </DetailTemplate>
  )
}

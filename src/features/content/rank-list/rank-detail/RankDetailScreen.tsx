import { queryFundList } from '#api/calls/fund-rule.ts'
import { prefetchPages } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { FundList } from '#shared/views/fund-list/FundList.tsx'
import { linkedRequest } from '#shared/views/fund-list/rule-request.ts'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { boardRefusal } from './BoardRefused.tsx'

type Input = PathInput<typeof rankListPaths.rankDetail>

export const prefetch: Prefetch<Input> = ({ ruleId, ...input }) => [
  prefetchPages(queryFundList, linkedRequest(ruleId, input)),
]

/** One board whole: places, the figure with its risk, how it is made, up to three compared. */
export default function RankDetailScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const { ruleId, ...filters } = input
  const show = (to: string) => replace(to)
  return (
    <FundList
      label="榜单"
      ruleId={ruleId}
      filters={filters}
      onFilter={(changed) => show(rankListPaths.rankDetail.to({ ruleId, ...changed }))}
      keys={['type', 'risk', 'sort', 'order']}
      spans
      explained
      title={{ ofRule: true }}
      starred={{ mostCompared: 3 }}
      opening={({ fundCode }) => ({ to: fundDetailPaths.fundDetailSingle.to({ fundCode }) })}
      instead={{ refused: (refusal) => boardRefusal(ruleId, refusal) }}
    />
  )
}

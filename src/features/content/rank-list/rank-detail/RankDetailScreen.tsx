import { useNavigate } from 'react-router-dom'
import { queryFundList } from '#api/calls/fund-rule.ts'
import { prefetchPages } from '#api/query.ts'
import { RET } from '#api/endpoint.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { FundList } from '#shared/fund-list/FundList.tsx'
import { linkedRequest } from '#shared/fund-list/rule-request.ts'
import type { Prefetch } from '#templates/screen.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

type Input = PathInput<typeof rankListPaths.rankDetail>

export const prefetch: Prefetch<Input> = ({ ruleId, ...input }) => [
  prefetchPages(queryFundList, linkedRequest(ruleId, input)),
]

/** One board whole: places, the figure with its risk, how it is made, up to three compared. */
export default function RankDetailScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { ruleId, ...filters } = input
  const show = (to: string) => void navigate(to, { replace: true })
  return (
    <FundList
      label="榜单"
      ruleId={ruleId}
      filters={filters}
      onFilter={(changed) => show(rankListPaths.rankDetail.to({ ruleId, ...changed }))}
      keys={['type', 'risk', 'sort', 'order']}
      spans
      explained
      titled
      comparable
      opening={({ fundCode }) => ({ to: fundDetailPaths.fundDetailSingle.to({ fundCode }) })}
      refused={({ retCode, retMsg }) => {
        const [note, actionText, to] =
          retCode === RET.notFound
            ? (['可以看看其他榜单', '全部榜单', rankListPaths.allRankList.to()] as const)
            : (['链接中的条件不适用', '查看榜单', rankListPaths.rankDetail.to({ ruleId })] as const)
        return retCode === RET.notFound || retCode === RET.badRequest ? (
          <EmptyState
            kind="notfound"
            title={retMsg}
            note={note}
            actionText={actionText}
            onAction={() => show(to)}
          />
        ) : null
      }}
    />
  )
}

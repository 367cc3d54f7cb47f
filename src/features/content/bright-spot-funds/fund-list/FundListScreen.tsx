import { useQuery } from '@tanstack/react-query'
import { listFundRules } from '#api/calls/fund-rule.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import type { PathInput } from '#paths/path.ts'
import { FundList } from '#shared/views/fund-list/FundList.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { SpotHead } from './SpotHead.tsx'
import { spotRefusal } from './SpotRefused.tsx'

const { fundList } = brightSpotFundsPaths
type Input = PathInput<typeof fundList>

const SPOTS = { group: 'spot' } as const

export const prefetch: Prefetch<Input> = () => [prefetchCall(listFundRules, SPOTS)]

/** Funds with one stated merit: why in a sentence, as of which day, how many, and the next one. */
export default function FundListScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const query = useQuery(queryFor(listFundRules, SPOTS))
  const show = (to: string) => replace(to)
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonScreen shape="list" />}
      isEmpty={({ rules }) => isEmptyList(rules)}
      empty={
        <Page>
          <EmptyState
            kind="empty"
            title="暂无亮点"
            note="可以先看看榜单"
            actionText="全部榜单"
            onAction={() => show(rankListPaths.allRankList.to())}
          />
        </Page>
      }
    >
      {({ rules, date }) => {
        const { spotId = rules[0]?.rule.ruleId ?? '', sort, order } = input
        const first = {
          actionText: '看看其他亮点',
          onAction: () => show(fundList.to()),
        }
        return (
          <FundList
            starred
            key={spotId}
            label="亮点基金"
            ruleId={spotId}
            filters={{ sort, order }}
            onFilter={({ sort: by, order: way }) =>
              show(fundList.to({ spotId, sort: by, order: way }))
            }
            keys={['sort', 'order']}
            explained
            intro={<SpotHead spots={rules} spotId={spotId} date={date} />}
            opening={({ fundCode }) => ({ to: fundDetailPaths.fundDetailSingle.to({ fundCode }) })}
            instead={{ ended: first, refused: (refusal) => spotRefusal(refusal, first) }}
          />
        )
      }}
    </Loaded>
  )
}

import { queryFundList } from '#api/calls/fund-rule.ts'
import { prefetchPages } from '#api/query.ts'
import { directSpecialPaths } from '#paths/activities/direct-special.ts'
import type { PathInput } from '#paths/path.ts'
import { planOpening } from '#shared/engines/plan/plan-opening.ts'
import { FundList } from '#shared/views/fund-list/FundList.tsx'
import { linkedRequest } from '#shared/views/fund-list/rule-request.ts'
import { planNotes } from '#shared/views/fund-list/ruled-fund.ts'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Banner } from '#ui/text/Banner.tsx'

type Input = PathInput<typeof directSpecialPaths.directRankingList>

const RULE = 'plan-long'

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundList, linkedRequest(RULE, input)),
]

/** Funds that plans can buy and that are three years old, by return; a tap opens the plan. */
export default function DirectRankingListScreen({ input }: { readonly input: Input }) {
  const choose = useUrlChoice(directSpecialPaths.directRankingList)
  return (
    <FundList
      ruleId={RULE}
      label="定投长期业绩"
      spans
      keys={['type', 'risk', 'order']}
      filters={input}
      onFilter={choose}
      opening={planOpening}
      notes={planNotes}
      intro={
        <Banner tone="info">
          只列成立满 3
          年、现在可以定投的基金，按公布净值的收益排列，不按他人的买入、持有或定投排列，不构成推荐
        </Banner>
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { queryGoldPrice } from '#api/calls/gold/gold-price.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { shangHaiGoldPaths } from '#paths/pension/shang-hai-gold.ts'
import type { PathInput } from '#paths/path.ts'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { prefetchPage } from '#shared/pages/page-blocks/use-page.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { SeenTask } from '#shared/engines/reward/SeenTask.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { GoldFunds } from './GoldFunds.tsx'
import { FundAgainstPrice, PriceCard } from './PriceCards.tsx'
import { OwnGold } from './OwnGold.tsx'
import { Questions } from './Questions.tsx'

type Input = PathInput<typeof shangHaiGoldPaths.shangHaiGoldHome>

const rangeOf = ({ range = '1y' }: Input) => range

export const prefetch: Prefetch<Input> = (input, signedIn) => [
  prefetchCall(queryGoldPrice, { range: rangeOf(input) }),
  ...prefetchPage({ slot: 'gold' }, signedIn),
]

/** The benchmark price of gold at its two sessions, and the funds on it; no metal is traded. */
export default function ShangHaiGoldHomeScreen({ input }: { readonly input: Input }) {
  const range = rangeOf(input)
  const query = useAfterSlot(useQuery(queryFor(queryGoldPrice, { range })), 'gold')
  const home = shangHaiGoldPaths.shangHaiGoldHome
  const choose = useUrlChoice(home)
  return (
    <DetailTemplate query={query} head={<SlotHead slot="gold" path={home.to()} />}>
      {({ points }) => (
        <>
          {points.length === 0 ? (
            <Card>
              <EmptyState kind="empty" title="暂无数据" note="金价公布后显示在这里" />
            </Card>
          ) : (
            <>
              <PriceCard
                points={points}
                range={range}
                onRange={(next) => choose({ range: next })}
              />
              <SeenTask task="view_gold" />
            </>
          )}
          <GoldFunds />
          <OwnGold points={points} />
          <BelowFold>
            <FundAgainstPrice points={points} />
            <Questions />
          </BelowFold>
        </>
      )}
    </DetailTemplate>
  )
}

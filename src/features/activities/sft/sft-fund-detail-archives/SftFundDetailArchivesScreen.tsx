import { mncjActivityRecommendFundList } from '#api/calls/trading-game.ts'
import { prefetchCall } from '#api/query.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { archivesPrefetch, FundArchives } from '#shared/parts/fund-archives/FundArchives.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FundNotice } from '../parts/FundNotice.tsx'
import { gameOf, isListed, sameGame, useGameFunds } from '../parts/game.ts'

type Input = PathInput<typeof sftPaths.sftFundDetailArchives>

export const prefetch: Prefetch<Input> = (input) => [
  ...archivesPrefetch(input.fundCode),
  prefetchCall(mncjActivityRecommendFundList, { activityId: gameOf(input) }),
]

/** A fund's profile in the game's frame: all that it leads to stays in the game. */
export default function SftFundDetailArchivesScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const game = sameGame(input)
  const funds = useGameFunds(gameOf(input))
  return (
    <FundArchives
      fundCode={fundCode}
      pageFor={(other) => sftPaths.sftFundDetail.to({ ...game, fundCode: other })}
      waitFor={[funds]}
      head={<FundNotice listed={isListed(funds.data, fundCode)} />}
      foot={
        <Card flush>
          <Row
            title="模拟交易规则"
            note="费率、日期，以及与真实交易的不同"
            href={sftPaths.sftFundRule.to({ ...game, fundCode })}
          />
        </Card>
      }
    />
  )
}

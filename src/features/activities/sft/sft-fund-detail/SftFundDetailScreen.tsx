import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { mncjActivityRecommendFundList } from '#api/calls/trading-game.ts'
import { prefetchCall } from '#api/query.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { FundFigures } from '#shared/parts/fund-chart/FundFigures.tsx'
import { NavChart } from '#shared/parts/fund-chart/NavChart.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { StageTable } from '#shared/parts/fund/StageTable.tsx'
import { StaleValueNotice } from '#shared/parts/fund/StaleValueNotice.tsx'
import { TradeDates } from '#shared/engines/market/TradeDates.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { GAME_MARKET } from '../parts/game-market.ts'
import { FundNotice } from '../parts/FundNotice.tsx'
import { gameOf, isListed, sameGame, useGameFunds } from '../parts/game.ts'
import { FundActs } from './FundActs.tsx'
import { LevelRow } from './LevelRow.tsx'
import { PositionCard } from './PositionCard.tsx'

type Input = PathInput<typeof sftPaths.sftFundDetail>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, { fundCode: input.fundCode }),
  prefetchCall(queryNavHistory, { fundCode: input.fundCode }),
  prefetchCall(mncjActivityRecommendFundList, { activityId: gameOf(input) }),
]

/** One fund of the game: its published figures, and what the user holds of it in the game. */
export default function SftFundDetailScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const activityId = gameOf(input)
  const funds = useGameFunds(activityId)
  const listed = isListed(funds.data, fundCode)
  const game = { ...sameGame(input), fundCode }
  const bar = listed ? <FundActs input={input} /> : null
  return (
    <FundPage
      key={fundCode}
      fundCode={fundCode}
      titled
      skeleton="figures"
      waitFor={[funds]}
      actions={() => bar}
    >
      {(fund) => (
        <>
          <FundNotice listed={listed} />
          <Card>
            <FundFigures fund={fund} />
          </Card>
          <StaleValueNotice date={fund.navDate} today={fund.tradeDate} />
          <PositionCard activityId={activityId} fundCode={fundCode} />
          <NavChart fund={fund} />
          <StageTable fund={fund} />
          {listed ? <TradeDates market={GAME_MARKET} fund={fund} /> : null}
          <RowCard label="更多资料">
            <LevelRow fund={fund} />
            <Row
              title="基金档案"
              note="基金经理、投资目标与策略"
              href={sftPaths.sftFundDetailArchives.to(game)}
            />
            <Row
              title="模拟交易规则"
              note="费率、日期，以及与真实交易的不同"
              href={sftPaths.sftFundRule.to(game)}
            />
          </RowCard>
        </>
      )}
    </FundPage>
  )
}

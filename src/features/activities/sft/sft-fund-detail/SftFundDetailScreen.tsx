import { useNavigate } from 'react-router-dom'
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
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { GAME_MARKET } from '../parts/game-market.ts'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameOf, sameGame, useGameFunds } from '../parts/game.ts'
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
  const navigate = useNavigate()
  const funds = useGameFunds(activityId)
  const listed = funds.data?.funds.some((it) => it.fundCode === fundCode) === true
  const buy = () => void navigate(sftPaths.sftPurchase.to({ ...sameGame(input), fundCode }))
  const bar = (
    <BottomBar>
      <Button size="large" block onClick={buy}>
        模拟买入
      </Button>
    </BottomBar>
  )
  return (
    <FundPage
      key={fundCode}
      fundCode={fundCode}
      titled
      skeleton="figures"
      waitFor={[funds]}
      actions={() => (listed ? bar : null)}
    >
      {(fund) => (
        <>
          {listed ? (
            <GameNotice />
          ) : (
            <Banner tone="warning">这只基金不在活动范围内，只能查看</Banner>
          )}
          <Card>
            <FundFigures fund={fund} />
          </Card>
          <StaleValueNotice date={fund.navDate} today={fund.tradeDate} />
          <PositionCard activityId={activityId} fundCode={fundCode} />
          <NavChart fund={fund} />
          <StageTable fund={fund} />
          {listed ? <TradeDates market={GAME_MARKET} fund={fund} /> : null}
          <Card flush>
            <Row
              title="模拟交易规则"
              note="费率、日期，以及与真实交易的不同"
              href={sftPaths.sftFundRule.to({ ...sameGame(input), fundCode })}
            />
          </Card>
        </>
      )}
    </FundPage>
  )
}

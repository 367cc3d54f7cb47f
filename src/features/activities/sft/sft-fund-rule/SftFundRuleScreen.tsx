import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import type { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { FeeCard } from '#shared/parts/fund/FeeCard.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { TradeDates } from '#shared/engines/market/TradeDates.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { GAME_MARKET } from '../parts/game-market.ts'

type Input = PathInput<typeof sftPaths.sftFundRule>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
]

/** The parts of the game that are as with real money, and those that are not. */
const DIFFERENCES = [
  '净值、确认日期和费率与真实交易相同',
  '只使用模拟资金，没有银行卡、交易密码和卡券',
  '卖出所得在确认时到账，不经过银行',
  '先买入的份额先卖出',
] as const

/** The fees and dates of a fund in the game, and how the game differs. */
export default function SftFundRuleScreen({ input }: { readonly input: Input }) {
  return (
    <FundPage fundCode={input.fundCode} skeleton="rules">
      {(fund) => (
        <>
          <FundLine fund={fund} />
          <Card title="模拟与真实交易">
            <BulletList items={DIFFERENCES} />
          </Card>
          <TradeDates market={GAME_MARKET} fund={fund} />
          <FeeCard fund={fund} />
        </>
      )}
    </FundPage>
  )
}

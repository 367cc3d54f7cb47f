import { now14 } from '#platform/clock.ts'
import { mncjActivityRecommendFundList } from '#api/calls/trading-game.ts'
import { prefetchCall } from '#api/query.ts'
import { direction, formatNav, formatPercent } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { wholeList } from '#templates/whole-list.ts'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameOf, sameGame, useGameFunds, usePositions } from '../parts/game.ts'

type Input = PathInput<typeof sftPaths.sftFundList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(mncjActivityRecommendFundList, { activityId: gameOf(input) }),
]

const HELD = [{ text: '模拟持有', tone: 'brand' }] as const

/** The funds of the game, in its order; without returns, because the call has no risk figures. */
export default function SftFundListScreen({ input }: { readonly input: Input }) {
  const activityId = gameOf(input)
  const funds = useGameFunds(activityId)
  const held = usePositions(activityId).data?.positions ?? []
  const codes = new Set(held.map(({ fundCode }) => fundCode))
  return (
    <ListTemplate
      label="可参与的基金"
      list={wholeList(funds, funds.data?.funds)}
      itemKey={({ fundCode }) => fundCode}
      head={<GameNotice />}
      empty={{ title: '暂时没有可参与的基金', note: '请稍后再来看看' }}
      footNote={<RiskLine />}
    >
      {({ fundCode, fundName, reason, nav, navDate, dayChange }) => (
        <FundRow
          fundCode={fundCode}
          fundName={fundName}
          notes={[reason, `单位净值 ${formatNav(nav)}`]}
          tags={codes.has(fundCode) ? HELD : undefined}
          figure={{
            value: formatPercent(dayChange),
            tone: direction(dayChange),
            of: `日涨跌幅 ${formatNearDay(navDate, now14())}`,
          }}
          to={sftPaths.sftFundDetail.to({ ...sameGame(input), fundCode })}
        />
      )}
    </ListTemplate>
  )
}

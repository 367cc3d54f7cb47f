import { useState } from 'react'
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
import { Chips } from '#ui/fields/Chips.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameOf, sameGame, useGameFunds, usePositions } from '../parts/game.ts'
import {
  ALL_TYPES,
  fundTypes,
  GAME_SORTS,
  gameList,
  yearNotes,
  type GameSort,
} from './game-list.ts'

type Input = PathInput<typeof sftPaths.sftFundList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(mncjActivityRecommendFundList, { activityId: gameOf(input) }),
]

const HELD = [{ text: '模拟持有', tone: 'brand' }] as const

/** The funds of the game, by type and in an order that the user chooses. */
export default function SftFundListScreen({ input }: { readonly input: Input }) {
  const activityId = gameOf(input)
  const funds = useGameFunds(activityId)
  const [type, setType] = useState(ALL_TYPES)
  const [by, setBy] = useState<GameSort>('listed')
  const held = usePositions(activityId).data?.positions ?? []
  const codes = new Set(held.map(({ fundCode }) => fundCode))
  const all = funds.data?.funds
  return (
    <ListTemplate
      label="可参与的基金"
      list={wholeList(funds, all && gameList(all, type, by), all)}
      itemKey={({ fundCode }) => fundCode}
      head={
        <>
          <GameNotice />
          <Segments label="排序" items={GAME_SORTS} value={by} onChange={setBy} />
          {all === undefined ? null : (
            <Chips
              label="基金类型"
              items={fundTypes(all).map((name) => ({
                key: name,
                label: name,
                chosen: name === type,
              }))}
              onPick={setType}
            />
          )}
        </>
      }
      empty={{ title: '暂时没有可参与的基金', note: '请稍后再来看看' }}
      footNote={<RiskLine />}
    >
      {(fund) => (
        <FundRow
          fundCode={fund.fundCode}
          fundName={fund.fundName}
          notes={[fund.reason, `单位净值 ${formatNav(fund.nav)}`, ...yearNotes(fund)]}
          tags={codes.has(fund.fundCode) ? HELD : undefined}
          figure={{
            value: formatPercent(fund.dayChange),
            tone: direction(fund.dayChange),
            of: `日涨跌幅 ${formatNearDay(fund.navDate, now14())}`,
          }}
          to={sftPaths.sftFundDetail.to({ ...sameGame(input), fundCode: fund.fundCode })}
        />
      )}
    </ListTemplate>
  )
}

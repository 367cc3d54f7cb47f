import { now14 } from '#platform/clock.ts'
import { useState } from 'react'
import {
  direction,
  formatAmount,
  formatPercent,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { isZero } from '#domain/money/money.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { wholeList } from '#templates/whole-list.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { StandingCard } from '../parts/StandingCard.tsx'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameOf, sameGame, usePositions } from '../parts/game.ts'

import { sortPositions, type SortKey } from './sort-positions.ts'

type Input = PathInput<typeof sftPaths.sftHoldPositions>

const SORTS = [
  { key: 'amount', label: '按金额' },
  { key: 'profitRate', label: '按收益率' },
] as const

/** All that the user holds in the game; cash, transit and positions are the total. */
export default function SftHoldPositionsScreen({ input }: { readonly input: Input }) {
  const activityId = gameOf(input)
  const standing = usePositions(activityId)
  const [by, setBy] = useState<SortKey>('amount')
  const positions = standing.data?.positions
  return (
    <ListTemplate
      label="模拟持有的基金"
      list={wholeList(standing, positions && sortPositions(positions, by), positions)}
      itemKey={({ fundCode }) => fundCode}
      head={
        <>
          <GameNotice />
          <StandingCard activityId={activityId} />
          <Segments label="排序" items={SORTS} value={by} onChange={setBy} />
        </>
      }
      empty={{ title: '您还没有模拟持有', note: '模拟买入后在这里查看' }}
      footNote={<RiskLine />}
    >
      {({ fundCode, fundName, amount, inTransit, profit, profitRate, navDate }) => (
        <Row
          title={fundName}
          note={
            isZero(inTransit) ? (
              `净值 ${formatNearDay(navDate, now14())}`
            ) : (
              <>
                {'买入在途 '}
                <FictiveFigure text={`${formatAmount(inTransit)} 元`} size="note" own />
              </>
            )
          }
          value={<FictiveFigure text={`${formatAmount(amount)} 元`} own />}
          valueNote={
            <FictiveFigure
              text={`${formatSignedAmount(profit)} ${formatPercent(profitRate)}`}
              tone={direction(profit)}
              own
              size="note"
            />
          }
          href={sftPaths.sftHoldPositionsDetail.to({ ...sameGame(input), fundCode })}
        />
      )}
    </ListTemplate>
  )
}

import { useMemo } from 'react'
import type * as v from 'valibot'
import type { isOverTime } from '#api/calls/trading-game.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { countdownText } from '#domain/campaign/campaign-words.ts'
import { roundShownFor, roundState, type RoundWindow } from '#domain/contest/round.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { useStateInTime } from '#templates/activity/use-state-in-time.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

/** While a game runs nothing counts down: it is drawn again at its end. */
function shownFor(period: RoundWindow, at: number): number | null {
  const state = roundState(period, at)
  return state.kind === 'open' ? state.msLeft : roundShownFor(period, at)
}

const IN_TIME = { stateAt: roundState, shownFor }

interface Props {
  readonly period: Pick<v.InferOutput<typeof isOverTime.payload>, 'startTime' | 'endTime'>
  readonly startMoney: string
  readonly participants: number
  /** Asks the provider again once the game begins or ends. */
  readonly reread: () => void
}

/** The time of a game, by the provider's clock: before it begins it is counted down. */
export function GamePeriodCard({ period, startMoney, participants, reread }: Props) {
  const { startTime, endTime } = period
  const round = useMemo(() => ({ openTime: startTime, closeTime: endTime }), [startTime, endTime])
  const state = useStateInTime(round, IN_TIME, reread)
  return (
    <Card title="模拟炒基" extra={STATES[state.kind]}>
      <KeyValue
        items={[
          ...(state.kind === 'ahead'
            ? [
                {
                  label: '距开始',
                  value: (
                    <span role="timer" aria-live="off">
                      {countdownText(state.msLeft)}
                    </span>
                  ),
                },
              ]
            : []),
          { label: '开始', value: formatDateTime(startTime) },
          { label: '截止', value: formatDateTime(endTime) },
          { label: '参与人数', value: `${unitAmount(participants, 'plain')} 人` },
          { label: '起始资金', value: <FictiveFigure text={`${formatAmount(startMoney)} 元`} /> },
        ]}
      />
    </Card>
  )
}

const STATES = { ahead: '尚未开始', open: '进行中', closed: '已结束' } as const

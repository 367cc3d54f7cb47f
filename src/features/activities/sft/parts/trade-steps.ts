import type * as v from 'valibot'
import type { mncjActivityHdMncjPositionDetails } from '#api/calls/game-trading.ts'
import { formatNav } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { dayText } from '#shared/engines/order/value/day-text.ts'
import type { Step } from '#ui/lists/Timeline.tsx'

export type GamePosition = v.InferOutput<typeof mncjActivityHdMncjPositionDetails.payload>
export type GameTrade = GamePosition['trades'][number]

/** The steps of a simulated order, as its position has them. `today` is YYYYMMDD. */
export function tradeSteps(
  trade: Pick<GameTrade, 'kind' | 'state' | 'operTime' | 'confirmDate' | 'nav'>,
  today: string,
): Step[] {
  const verb = trade.kind === 'buy' ? '模拟买入' : '模拟卖出'
  const confirmed = trade.state === 'confirmed'
  return [
    { key: 'placed', label: `提交${verb}`, date: formatDateTime(trade.operTime), state: 'done' },
    {
      key: 'confirmed',
      label: trade.kind === 'buy' ? '确认模拟份额' : '模拟资金到账',
      date: dayText(trade.confirmDate, today),
      note: trade.nav === null ? undefined : `按单位净值 ${formatNav(trade.nav)}`,
      state: confirmed ? 'done' : 'pending',
    },
  ]
}

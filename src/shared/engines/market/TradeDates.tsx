import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { isAbroad, plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { now14 } from '#platform/clock.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import type { Market } from './market.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'

interface Props {
  readonly market: Pick<Market, 'verbs' | 'proceeds'>
  readonly fund: Fund
}

/** The dates of an order placed now. */
export function TradeDates({ market, fund }: Props) {
  usePublishedUntil()
  const { buy, sell } = market.verbs
  const day = (date: string): string => plannedText(date, 'nearWeekday', now14(), isAbroad(fund))
  return (
    <Card id="dates" title="交易确认时间" extra={`现在${buy}`}>
      <Timeline
        steps={[
          { key: 'order', label: buy, date: `${day(fund.tradeDate)} 15:00 前`, state: 'now' },
          {
            key: 'confirm',
            label: isMoneyMarket(fund) ? '确认份额，开始计算收益' : '按当日净值确认份额',
            date: day(fund.confirmDate),
            state: 'pending',
          },
          { key: 'income', label: '查看收益', date: day(fund.incomeDate), state: 'pending' },
          {
            key: 'redeem',
            label: `可以${sell}`,
            date: day(fund.redeemableDate),
            note: market.proceeds(fund),
            state: 'pending',
          },
        ]}
      />
      <CalendarNote
        dates={[fund.tradeDate, fund.confirmDate, fund.incomeDate, fund.redeemableDate]}
        overseas={fund}
      />
    </Card>
  )
}

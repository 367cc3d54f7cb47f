import { arrivalWords } from '#domain/order/arrival-words.ts'
import { isMoneyMarket } from '#domain/order/business-codes.ts'
import { formatNearDay, weekdayName } from '#domain/money/format-figures.ts'
import { now14 } from '#platform/clock.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import type { Fund } from './fund.ts'

const day = (date: string): string => `${formatNearDay(date, now14())} ${weekdayName(date)}`

/** The dates of an order placed now. */
export function TradeDates({ fund }: { readonly fund: Fund }) {
  return (
    <Card id="dates" title="交易确认时间" extra="现在买入">
      <Timeline
        steps={[
          { key: 'order', label: '买入', date: `${day(fund.tradeDate)} 15:00 前`, state: 'now' },
          {
            key: 'confirm',
            label: isMoneyMarket(fund) ? '确认份额，开始计算收益' : '按当日净值确认份额',
            date: day(fund.confirmDate),
            state: 'pending',
          },
          { key: 'income', label: '查看收益', date: day(fund.incomeDate), state: 'pending' },
          {
            key: 'redeem',
            label: '可以卖出',
            date: day(fund.redeemableDate),
            note: `卖出后资金 ${arrivalWords(fund.arrivalDays)}`,
            state: 'pending',
          },
        ]}
      />
    </Card>
  )
}

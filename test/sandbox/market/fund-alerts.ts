import type * as v from 'valibot'
import type { getAlertMsg } from '#api/calls/fund.ts'
import { monthDay } from '#domain/campaign/campaign-words.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, daysBetween, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter, CUT_OFF } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

type Alert = v.InferOutput<typeof getAlertMsg.payload>['alerts'][number]

/** A closure of so many days in a row is worth a word to holders of money funds. */
const LONG_CLOSURE_DAYS = 4
/** Months in which a fund's returns say little. */
const YOUNG_MONTHS = 6

/** The warnings of a fund's page at `now`, the gravest first. Each follows from the fund's data. */
export function fundAlerts(fund: Fund, market: Market, now: Time14): Alert[] {
  const alert = (
    kind: string,
    title: string,
    content: string,
    more: Partial<Pick<Alert, 'display' | 'until'>> = {},
  ): Alert => ({
    alertId: `${fund.code}-${kind}`,
    title,
    content,
    display: 'line',
    until: null,
    forwardInfo: null,
    ...more,
  })
  const hasValue = market.latest(fund.code, now) !== undefined
  const young = youngUntil(fund, now)
  const closure = fund.isMoney ? closureAhead(market, now) : null
  return [
    ...(fund.applyStatus === 'suspended'
      ? [alert('suspended', '暂停申购', fund.applyToast, { display: 'dialog' })]
      : []),
    ...(fund.redeemStatus === 'suspended'
      ? [alert('noRedeem', '暂停赎回', '该基金暂停赎回，恢复时间以公告为准', { display: 'dialog' })]
      : []),
    ...(hasValue ? [] : [alert('noValue', '暂无净值', '该基金尚未公布净值，暂不能交易')]),
    ...(fund.risk === 5
      ? [
          alert(
            'risk',
            '高风险',
            '该基金风险等级为 R5，净值可能大幅波动，请确认与自身风险承受能力匹配',
          ),
        ]
      : []),
    ...(young === null
      ? []
      : [
          alert(
            'young',
            '成立时间较短',
            `该基金成立不足 ${YOUNG_MONTHS} 个月，过往业绩参考性有限`,
            {
              until: young,
            },
          ),
        ]),
    ...(closure === null
      ? []
      : [alert('closure', '节假日存入提示', closure.content, { until: closure.until })]),
  ]
}

function youngUntil(fund: Fund, now: Time14): Time14 | null {
  if (fund.establishDate === null) return null
  const end: Time14 = `${addMonths(fund.establishDate, YOUNG_MONTHS)}000000`
  return now < end ? end : null
}

/**
 * Money paid in late before a long closure earns nothing during it: the warning ends at the last
 * useful cut-off.
 */
function closureAhead(market: Market, now: Time14): { content: string; until: Time14 } | null {
  const last = tradingDayOnOrAfter(now.slice(0, 8), market.isTradingDay)
  const next = tradingDayOnOrAfter(addDays(last, 1), market.isTradingDay)
  const after = tradingDayOnOrAfter(addDays(next, 1), market.isTradingDay)
  // The shares of the last day before a closure are confirmed after it; so the day before that one
  // is the last that earns.
  if (daysBetween(next, after) - 1 < LONG_CLOSURE_DAYS) return null
  const until: Time14 = `${last}${CUT_OFF}`
  const day = (date: Date8) => monthDay(date, now)
  if (now >= until) return null
  return {
    until,
    content: `${day(addDays(next, 1))}至${day(addDays(after, -1))}休市；${day(last)} 15:00 前存入可享休市期间收益`,
  }
}

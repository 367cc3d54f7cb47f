import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { BASIS_NAMES } from '#domain/fund/index-valuation.ts'
import { formatNav, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import type { FactOf } from './message-facts.ts'
import { around, plain, type MessageWords } from './message-text.ts'

/** A value that the user has asked to hear of: its day, and no word on what to do. */
function valueReached(fact: FactOf<'valueReached'>): MessageWords {
  const { fundName, reminder, published, navDate, today } = fact
  const day = formatNearDay(navDate, today)
  const said = reminder.kind.startsWith('value')
    ? `${day} 净值 ${formatNav(published.level)}，达到您设的 ${formatNav(reminder.limit)}`
    : `${day} 日涨跌 ${formatPercent(published.dayChange)}，达到您设的 ${formatPercent(
        reminder.kind === 'changeDown' ? `-${reminder.limit}` : reminder.limit,
      )}`
  return plain(
    '净值提醒',
    around(fundName, (name) => `${name}，${said}`),
  )
}

/** A percentile that the user has asked to hear of: a place in the past, no word on what to do. */
function percentileReached(fact: FactOf<'percentileReached'>): MessageWords {
  const { indexName, basis, limit, percentile, date, today } = fact
  const said = `${formatNearDay(date, today)} ${BASIS_NAMES[basis]}百分位 ${formatRate(percentile)}，达到您设的 ${limit}%`
  return plain(
    '估值提醒',
    around(indexName, (name) => `${name}，${said}。仅反映历史位置`),
  )
}

type FundEvent =
  | 'managerChanged'
  | 'fundStarted'
  | 'dividendPaid'
  | 'sharesConverted'
  | 'riskRatingChanged'
  | 'purchaseLimited'
  | 'valueReached'
  | 'percentileReached'
  | 'reportPublished'

/** The words of messages about funds and indexes. */
export function fundWords(fact: FactOf<FundEvent>): MessageWords {
  switch (fact.event) {
    case 'managerChanged':
      return plain(
        '基金经理变更',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'fundStarted':
      return plain(
        '基金成立',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'dividendPaid':
      return plain(
        '基金分红',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'sharesConverted':
      return plain(
        '基金份额折算',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'riskRatingChanged':
      return plain(
        '基金风险等级调整',
        around(fact.fundName, (name) => `${name}，${fact.content}，请留意是否与您的测评相符`),
      )
    case 'purchaseLimited':
      return plain(
        '基金申购状态变更',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'valueReached':
      return valueReached(fact)
    case 'percentileReached':
      return percentileReached(fact)
    case 'reportPublished': {
      const quarter = Math.ceil(Number(fact.end.slice(4, 6)) / 3)
      const all = fact.others === 0 ? '' : `等 ${fact.others + 1} 只基金`
      const report = `${fact.end.slice(0, 4)} 年第 ${quarter} 季度报告可以查看`
      return plain(
        '定期报告已披露',
        around(fact.fundName, (name) => `${name}${all}，${report}`),
      )
    }
  }
}

import type * as v from 'valibot'
import type { listIndexValuations } from '#api/calls/fund-market.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { publishedThrough, type Market } from './market.ts'
import { dayIndex, textHash, normal, uniform } from './randomness.ts'

type Row = v.InferOutput<typeof listIndexValuations.payload>['indexes'][number]

/**
 * An invented index: about which its price to earnings swings, and from when its earnings are
 * known.
 */
export interface ValuedIndex {
  readonly code: string
  readonly name: string
  readonly usual: number
  readonly since: Date8
}

export const VALUED_INDEXES: readonly ValuedIndex[] = [
  { code: '880800', name: '禾岸宽基800', usual: 14, since: '20050408' },
  { code: '880500', name: '云汐中小盘500', usual: 26, since: '20070115' },
  { code: '880001', name: '松屿红利低波', usual: 7, since: '20140102' },
  { code: '880002', name: '禾岸新能源产业', usual: 31, since: '20180702' },
  { code: '880003', name: '岚湖医药卫生', usual: 34, since: '20110103' },
  { code: '880004', name: '槐序主要消费', usual: 29, since: '20110103' },
  { code: '880005', name: '青砚信息技术', usual: 42, since: '20130606' },
  { code: '880006', name: '峤石银行', usual: 6, since: '20130715' },
]

/** The history that a percentile ranks in, at most. */
const MOST_MONTHS = 120

/** Slow swings of years, and a little of each day. Depends on the index and the day alone. */
function ratioOn({ code, usual }: ValuedIndex, date: Date8): number {
  const stream = textHash(`pe|${code}`)
  const years = dayIndex(date) / 365.25
  const swings = [2, 3.7, 7.3].reduce(
    (sum, length, at) => sum + Math.sin(2 * Math.PI * (years / length + uniform(stream, at))),
    0,
  )
  return usual * Math.exp(0.13 * swings + 0.015 * normal(stream, dayIndex(date)))
}

const known = new WeakMap<Market, { through: Date8; rows: Row[] }>()

/** Each index on the last day whose close is out. */
export function indexValuations(market: Market, now: Time14): Row[] {
  const through = publishedThrough({ isMoney: false, isQdii: false }, now, market.isTradingDay)
  const made = known.get(market)
  if (made?.through === through) return made.rows
  const rows = market.indexes.map((index) => valuationRow(index, through, market))
  known.set(market, { through, rows })
  return rows
}

function valuationRow(index: ValuedIndex, date: Date8, market: Market): Row {
  const earliest = addMonths(date, -MOST_MONTHS)
  const from = index.since > earliest ? index.since : earliest
  const today = ratioOn(index, date)
  let [days, notAbove] = [0, 0]
  for (let day = date; day >= from; day = addDays(day, -1)) {
    if (!market.isTradingDay(day)) continue
    days += 1
    if (ratioOn(index, day) <= today) notAbove += 1
  }
  return {
    indexCode: index.code,
    indexName: index.name,
    date,
    pe: today.toFixed(2),
    percentile: ((notAbove / days) * 100).toFixed(2),
    from,
  }
}

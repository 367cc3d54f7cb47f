import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { priceToEarnings } from '#domain/fund/index-valuation.ts'
import type { Factors } from './factors.ts'
import { dayIndex, normal, textHash, uniform } from './randomness.ts'
import type { ValuedIndex, IndexDay } from '#test/sandbox/kernel/market/index.ts'

/** Of the others, which begin with the values of the market. */
const BEGINNING: Date8 = '20160104'

export const VALUED_INDEXES: readonly ValuedIndex[] = [
  index('880800', '禾岸宽基800', { deviation: 0.001, pe: 14, pb: 1.5, payout: 0.35 }),
  index('880500', '云汐中小盘500', { stocks: 1.15, deviation: 0.004, pe: 26, pb: 2.1 }),
  index('880001', '松屿红利低波', {
    stocks: 0.7,
    deviation: 0.003,
    pe: 7,
    pb: 0.8,
    payout: 0.36,
    basis: 'pb',
  }),
  index('880002', '禾岸新能源产业', { deviation: 0.008, pe: 31, pb: 3.4, since: '20240312' }),
  index('880003', '岚湖医药卫生', { deviation: 0.006, pe: 34, pb: 3.6 }),
  index('880004', '槐序主要消费', { deviation: 0.005, pe: 29, pb: 5.2, payout: 0.6 }),
  index('880005', '青砚信息技术', { stocks: 1.2, deviation: 0.007, pe: 42, pb: 4 }),
  index('880006', '峤石港股科技', {
    stocks: 0.5,
    world: 0.6,
    deviation: 0.008,
    pe: null,
    pb: 2.6,
    payout: 0,
  }),
]

function index(code: string, name: string, own: Partial<ValuedIndex>): ValuedIndex {
  const usual = { stocks: 1, world: 0, deviation: 0.004, pe: 20, pb: 2, payout: 0.25 }
  return { ...usual, code, name, basis: 'pe', since: BEGINNING, ...own }
}

/** The yearly growth of companies' earnings and assets: about as fast as prices. */
const GROWTH = 0.08

/** Members of an index, each with its share of the whole. */
const MEMBERS = 10

/** The closes of an index with their ratios, made once and carried on. */
export class IndexSeries {
  readonly #index: ValuedIndex
  readonly #factors: Factors
  readonly #stream: number
  readonly #days: IndexDay[] = []

  constructor(valued: ValuedIndex, seed: string, factors: Factors) {
    this.#index = valued
    this.#factors = factors
    this.#stream = textHash(`${seed}|index|${valued.code}`)
  }

  /** Each trading day through `date`, oldest first. */
  upTo(date: Date8): readonly IndexDay[] {
    const days = this.#days
    let next = this.#factors.nextTradingDay(days[days.length - 1]?.date ?? dayBefore(this.#index))
    while (next <= date) {
      days.push(this.#day(next))
      next = this.#factors.nextTradingDay(next)
    }
    let end = days.length
    // After a reset the series reaches further than the clock.
    while (end > 0 && (days[end - 1]?.date ?? '') > date) end -= 1
    return days.slice(0, end)
  }

  #day(date: Date8): IndexDay {
    const { stocks, world, deviation, pb, since } = this.#index
    const before = this.#days[this.#days.length - 1]
    const move =
      this.#factors.move({ stocks, world, bonds: 0 }, date) +
      deviation * normal(this.#stream, dayIndex(date))
    const close = before ? before.close * (1 + move) : 1000
    const price = close / 1000
    const years = daysBetween(since, date) / 365.25
    return {
      date,
      close,
      pe: this.#earningsRatio(price, date, years),
      pb: (pb * price) / Math.exp(GROWTH * years),
    }
  }

  /** By the reports of the members, which come each quarter; one of them loses money. */
  #earningsRatio(price: number, date: Date8, years: number): number | null {
    const { pe } = this.#index
    if (pe === null) return null
    const quarter = Math.floor(Number(date.slice(0, 4)) * 4 + (Number(date.slice(4, 6)) - 1) / 3)
    const wave = 1 + 0.12 * Math.sin(years * 1.7 + uniform(this.#stream, 7))
    const members = Array.from({ length: MEMBERS }, (_, at) => {
      const cap = 1 + uniform(this.#stream, at)
      const loses = at === MEMBERS - 1 ? -0.3 : 1
      const surprise = 1 + 0.04 * normal(this.#stream ^ at, quarter)
      const earnings = (cap / pe) * 1.1 * loses * surprise * wave * Math.exp(GROWTH * years)
      return { cap: cap * price, earnings }
    })
    return priceToEarnings(members)
  }
}

const dayBefore = ({ since }: ValuedIndex): Date8 => String(Number(since) - 1)

import type * as v from 'valibot'
import type { querySmartStrategy } from '#api/calls/smart-strategy.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { historicalPercentile, valuationZone, WINDOW_MONTHS } from '#domain/fund/index-valuation.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import {
  isClosed,
  isSpecial,
  TWO_EIGHT_DAYS,
  twoEight,
  type StrategyCode,
} from '#domain/plan/smart-strategies.ts'
import { BONDS_YEARLY, instalments, placed, type Parts } from '#domain/plan/strategy-backtest.ts'
import { rungOf, RUNGS } from '#domain/plan/smart-ladder.ts'
import type { IndexDay } from '#test/sandbox/kernel/market/index.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'

type Payload = v.InferInput<typeof querySmartStrategy.payload>
type Signal = Payload['signals'][number]

const LARGE = '880800'
const SMALL = '880500'
const TARGETS = { large: '大盘股基金', small: '中小盘股基金', bonds: '债券基金' } as const
const SIGNALS = 12
/** A signal a week: every fifth trading day, counted back from the newest. */
const STEP = 5

const change = (days: readonly IndexDay[], at: number, back: number): string => {
  const [now, before] = [days[at]?.close ?? 1, days[at - back]?.close ?? 1]
  return ((now / before - 1) * 100).toFixed(2)
}
const average = (days: readonly IndexDay[], at: number, over: number): number =>
  days.slice(at - over + 1, at + 1).reduce((sum, { close }) => sum + close, 0) / over

interface Strategy {
  readonly about: string
  readonly rule: Payload['rule']
  /** The signal of a day, by the days of both indexes up to it. */
  signal(large: readonly IndexDay[], small: readonly IndexDay[], at: number): Omit<Signal, 'date'>
  /** The place of its money from a signal on, by its words and the stocks by then; null: as before. */
  readonly parts?: (signal: Omit<Signal, 'date'>, stocks: number) => Parts | null
}

const AVERAGE_DAYS = 250

const STRATEGIES: Readonly<Record<StrategyCode, Strategy>> = {
  '20000001': {
    about:
      '比较大盘与中小盘指数近 20 个交易日的涨跌，资金转到涨幅较大的一类，都不涨时转到债券基金。',
    rule: [
      { when: '大盘涨幅不低于中小盘，且大于 0', does: '大盘股基金' },
      { when: '中小盘涨幅较高，且大于 0', does: '中小盘股基金' },
      { when: '两者都没有上涨', does: '债券基金' },
    ],
    signal(large, small, at) {
      const [big, little] = [change(large, at, TWO_EIGHT_DAYS), change(small, at, TWO_EIGHT_DAYS)]
      return {
        measures: [
          { name: '大盘近 20 日', value: big },
          { name: '中小盘近 20 日', value: little },
        ],
        target: TARGETS[twoEight(big, little)],
        share: null,
      }
    },
    parts: ({ target }) => ({
      large: target === TARGETS.large ? 100 : 0,
      small: target === TARGETS.small ? 100 : 0,
    }),
  },
  '20000006': {
    about: '比较指数收盘与 250 日均线，低于均线时多扣，高于均线时少扣，近 10 日波动大时少加。',
    rule: RUNGS.map(({ kind, from, to, share }) => ({
      when: `${kind === 'above' ? '高于均线' : kind === 'belowWild' ? '低于均线，10 日振幅超过 5%' : '低于均线，10 日振幅不超过 5%'} ${from}%${to === null ? ' 以上' : `–${to}%`}`,
      does: `每期扣款额的 ${share}%`,
    })),
    signal(large, _, at) {
      const close = large[at]?.close ?? 1
      const off = ((close / average(large, at, AVERAGE_DAYS) - 1) * 100).toFixed(2)
      const last = large.slice(at - 9, at + 1).map((day) => day.close)
      const swing = ((Math.max(...last) / Math.min(...last) - 1) * 100).toFixed(2)
      const share = rungOf(off, swing)?.share ?? '100'
      return {
        measures: [
          { name: '距 250 日均线', value: off },
          { name: '10 日振幅', value: swing },
        ],
        target: `扣款 ${share}%`,
        share,
      }
    },
  },
  '20000002': {
    about: '按大盘指数的估值百分位安排股票与债券的比例，估值低时股票多一些。',
    rule: [
      { when: '百分位低于 30', does: '股票 70%，债券 30%' },
      { when: '百分位 30 至 70', does: '股票 50%，债券 50%' },
      { when: '百分位高于 70', does: '股票 30%，债券 70%' },
    ],
    signal(large, _, at) {
      const earliest = addMonths(large[at]?.date ?? '20160104', -WINDOW_MONTHS)
      const window = large.slice(0, at + 1).filter(({ date }) => date >= earliest)
      const percentile = historicalPercentile(window.map(({ pe }) => pe))
      const stocks = { low: 70, middle: 50, high: 30 }[valuationZone(percentile) ?? 'middle']
      return {
        measures: percentile === null ? [] : [{ name: '估值百分位', value: percentile }],
        target: `股票 ${stocks}%，债券 ${100 - stocks}%`,
        share: null,
      }
    },
    parts: ({ target }) => ({ large: Number(/\d+/.exec(target)?.[0] ?? 50), small: 0 }),
  },
  '10000008': {
    about: '大盘指数收盘在 250 日均线之上时持有股票基金，跌到均线之下时转到债券基金。',
    rule: [
      { when: '收盘高于 250 日均线', does: '股票基金' },
      { when: '收盘不高于 250 日均线', does: '债券基金' },
    ],
    signal(large, _, at) {
      const close = large[at]?.close ?? 1
      const off = ((close / average(large, at, AVERAGE_DAYS) - 1) * 100).toFixed(2)
      return {
        measures: [{ name: '距 250 日均线', value: off }],
        target: Number(off) > 0 ? '股票基金' : TARGETS.bonds,
        share: null,
      }
    },
    parts: ({ target }) => ({ large: target === TARGETS.bonds ? 0 : 100, small: 0 }),
  },
  '10000002': {
    about: '股票与债券各半，任一方涨跌使比例偏离超过 10 个百分点时恢复到各半。',
    rule: [
      { when: '股票比例高于 60%', does: '卖出股票基金，恢复到 50%' },
      { when: '股票比例低于 40%', does: '买入股票基金，恢复到 50%' },
      { when: '40% 至 60%', does: '不调整' },
    ],
    signal(large, _, at) {
      const year = Number(change(large, at, AVERAGE_DAYS))
      const stocks = (50 * (1 + year / 100)) / (50 * (1 + year / 100) + 51.5)
      const part = (stocks * 100).toFixed(2)
      return {
        measures: [{ name: '股票比例', value: part }],
        target: Number(part) > 60 || Number(part) < 40 ? '恢复到各半' : '不调整',
        share: null,
      }
    },
    parts: (_, stocks) => (stocks > 60 || stocks < 40 ? { large: 50, small: 0 } : null),
  },
}

/** Trading days of three years, by steps. */
const PAST_STEPS = 145
const PLACED = `每 5 个交易日按信号调整，股票按指数收盘，债券按年 ${BONDS_YEARLY}% 计，未扣费用`
const PAID_IN = '每 5 个交易日定投大盘指数一期，未扣费用'

/** Three years of a strategy's signals; null where the indexes are younger. */
function pastOf(
  strategy: Strategy,
  large: readonly IndexDay[],
  small: readonly IndexDay[],
): Payload['backtest'] {
  const places = Array.from(
    { length: PAST_STEPS + 1 },
    (_, back) => large.length - 1 - (PAST_STEPS - back) * STEP,
  )
  if ((places[0] ?? 0) < AVERAGE_DAYS) return null
  const decisions = places.flatMap((at) => {
    const [one, other] = [large[at], small[at]]
    return one === undefined || other === undefined
      ? []
      : [{ date: one.date, large: one.close, small: other.close }]
  })
  const [first, last] = [decisions[0], decisions.at(-1)]
  if (first === undefined || last === undefined) return null
  const signalAt = (at: number) => strategy.signal(large, small, places[at] ?? 0)
  const { parts } = strategy
  const span = { from: first.date, to: last.date }
  if (parts === undefined) {
    return {
      ...span,
      strategy: instalments(decisions, (at) => Number(signalAt(at).share ?? 100)),
      usual: instalments(decisions, () => 100),
      usualName: '每期等额',
      assumes: PAID_IN,
    }
  }
  return {
    ...span,
    strategy: placed(decisions, (at, stocks) => parts(signalAt(at), stocks)),
    usual: placed(decisions, () => ({ large: 100, small: 0 })),
    usualName: '大盘指数',
    assumes: PLACED,
  }
}

const isStrategy = (code: string): code is StrategyCode => code in STRATEGIES

/** Null where there is no such product. */
export function strategyOf(market: Market, productCode: string, now: Time14): Payload | null {
  if (isClosed(productCode) || isSpecial(productCode)) {
    return { productCode, closed: true, about: '', rule: [], state: null, signals: [] }
  }
  if (!isStrategy(productCode)) return null
  const strategy = STRATEGIES[productCode]
  const { about, rule } = strategy
  const [large, small] = [market.indexDays(LARGE, now), market.indexDays(SMALL, now)]
  const signals = Array.from({ length: SIGNALS + 1 }, (_, back): Signal[] => {
    const at = large.length - 1 - back * STEP
    const date = large[at]?.date
    return date === undefined || at < AVERAGE_DAYS
      ? []
      : [{ date, ...strategy.signal(large, small, at) }]
  }).flat()
  return {
    productCode,
    closed: false,
    about,
    rule,
    state: signals[0] ?? null,
    backtest: pastOf(strategy, large, small),
    signals: signals.slice(0, SIGNALS),
  }
}

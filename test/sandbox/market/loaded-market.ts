import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { compare, divide, roundTo, sum } from '#domain/money/money.ts'
import { inDateOrder, lastOnOrBefore, stageReturns } from '#domain/fund/performance.ts'
import { STAGES, type Stage } from '#domain/calendar/stages.ts'
import { DEFAULT_HOLDING_END } from '#domain/order/holding-days.ts'
import { periodReturns } from '#domain/fund/period-returns.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { calendarFrom, type Closures } from '#test/sandbox/kernel/calendar.ts'
import { leftOutWords } from './csv-file.ts'
import { drawdowns } from './drawdowns.ts'
import { Factors } from './factors.ts'
import { readFundData, type FundData, type ListedFund } from './fund-data.ts'
import { FUND_TYPES, type FundType, type FundTypeName } from './fund-types.ts'
import { loadedValues, type LoadedFund } from './loaded-values.ts'
import { growingPoints, growthBetween } from './peer-group.ts'
import { OVERSEAS_MARKETS, type Fund, type RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import type { Market, StageRow } from '#test/sandbox/kernel/market/market.ts'

/**
 * The treatment of each published type; the first that fits. The rating is the type's usual one,
 * for the files have none.
 */
const TYPES: readonly { fits: RegExp; as: FundTypeName; risk: Fund['risk'] }[] = [
  { fits: /^货币型/, as: '货币型', risk: 1 },
  { fits: /^(?:QDII|指数型-海外)/, as: 'QDII', risk: 5 },
  { fits: /^股票型/, as: '股票型', risk: 4 },
  { fits: /^混合型-(?:偏债|绝对收益)/, as: 'FOF', risk: 3 },
  { fits: /^混合型-灵活/, as: '混合型-灵活', risk: 3 },
  { fits: /^混合型/, as: '混合型-偏股', risk: 4 },
  { fits: /^指数型-固收/, as: '债券型-长债', risk: 2 },
  { fits: /^指数型/, as: '指数型', risk: 4 },
  { fits: /^债券型-中短债/, as: '债券型-短债', risk: 2 },
  { fits: /^债券型-混合/, as: '债券型-长债', risk: 3 },
  { fits: /^债券型/, as: '债券型-长债', risk: 2 },
  { fits: /^FOF/, as: 'FOF', risk: 3 },
]

/** The words by which the files say that a fund takes no orders of one side. */
const CLOSED = /暂停|封闭/
/** The word by which they say that it is bought and sold on an exchange alone. */
const EXCHANGE_ONLY = /场内/
const EXCHANGE_WORDS = '该基金只在证券交易所买卖，请通过证券账户交易'

/** Seconds-of-day of a new clock. */
const MORNING = '100000'

/**
 * Real funds from a folder. What the files do not say is empty or null. Values up to the newest day
 * of the files are theirs; from the clock's start on they are simulated, for funds that have any
 * value. `say` gets the words about lines that were left out.
 */
export function loadedMarket(
  dir: string,
  seed: string,
  say: (line: string) => void = () => {},
  closures: Closures = {},
): Market {
  const data = readFundData(dir)
  leftOutWords(data.leftOut).forEach(say)
  const { isTradingDay, publishedUntil } = calendarFrom(data.tradingDays, closures)
  const factors = new Factors(seed, isTradingDay)
  const funds = data.listed.map((it) => makeFund(it, data))
  const byCode = new Map(funds.map((fund) => [fund.code, fund]))
  const start: Time14 = `${tradingDayOnOrAfter(addDays(data.newest, 1), isTradingDay)}${MORNING}`

  const values = loadedValues(data, { seed, factors, isTradingDay, start })
  const fundPoints = (code: string, now: Time14) => values(byCode.get(code), now)

  return {
    start,
    isTradingDay,
    publishedUntil,
    funds,
    fund: (code) => byCode.get(code),
    rawPoints: (code, now) => fundPoints(code, now).points,
    points(code, now) {
      const { points, from } = fundPoints(code, now)
      return from ? from.detailed(points.length) : []
    },
    pointOn(code, date, now) {
      const { points } = fundPoints(code, now)
      const point = points[lastOnOrBefore(points, date)]
      return point?.date === date ? point : undefined
    },
    latest(code, now) {
      const { points, from } = fundPoints(code, now)
      return from?.detail(points.length - 1)
    },
    returns(code, now) {
      const published = data.ranked.get(code)
      return published ? published.stages : ownReturns(fundPoints(code, now).points)
    },
    drawdowns: (code, now) => drawdowns(fundPoints(code, now).points),
    source: '基金公开业绩数据',
    indexes: [],
    planIndex:
      data.index.size === 0
        ? null
        : {
            name: '沪深300',
            closes: inDateOrder(
              Array.from(data.index, ([date, close]) => ({ date, close: close.toFixed(4) })),
            ),
          },
    goldDays: () => [],
    indexDays: () => [],
    classes: (code) => {
      const fund = byCode.get(code)
      return fund ? [{ fund, className: '' }] : []
    },
    archives: null,
    // Its peers were loaded with it.
    *preparePeers() {
      yield
    },
    curves(code, now) {
      const { points } = fundPoints(code, now)
      return {
        benchmark: points.map((point) => data.index.get(point.date) ?? null),
        peer: points.map(() => null),
      }
    },
    benchmarkOn: (_code, date) => data.index.get(date) ?? null,
    stages(code, now) {
      const fund = byCode.get(code)
      if (!fund) return []
      return publishedStages(fund, data) ?? ownStages(fundPoints(code, now).points)
    },
    // The returns of other funds by month and year are unknown: computed from the fund's own
    // values, without a place among them.
    periods: (code, period, now) =>
      periodReturns(growingPoints(fundPoints(code, now).points), period)
        .map((row) =>
          Object.assign({}, row, {
            peer: null,
            benchmark: growthBetween((date) => data.index.get(date) ?? null, row.from, row.to),
            rank: null,
            of: null,
          }),
        )
        .toReversed(),
  }
}

function makeFund(listed: ListedFund, data: FundData): LoadedFund {
  const kind = TYPES.find((it) => it.fits.test(listed.typeName))
  const type: FundType = FUND_TYPES[kind?.as ?? '混合型-偏股']
  const history = data.histories.get(listed.code)
  const status = history?.applyStatus ?? ''
  const onExchange = EXCHANGE_ONLY.test(status)
  const isSuspended = onExchange || CLOSED.test(status)
  const redeemStatus = history?.redeemStatus ?? ''
  const fee = data.ranked.get(listed.code)?.fee ?? null
  return {
    code: listed.code,
    name: listed.name,
    pinyin: listed.pinyin,
    fullPinyin: listed.fullPinyin,
    typeCode: type.code,
    typeName: listed.typeName,
    // A fund of an unknown type never counts as safe.
    risk: kind?.risk ?? 5,
    isQdii: kind?.as === 'QDII',
    // A QDII whose markets the files do not name needs all of them, to be cautious.
    overseasMarkets:
      data.overseasMarkets.get(listed.code) ?? (kind?.as === 'QDII' ? OVERSEAS_MARKETS : []),
    isMoney: type.code === '2',
    dividendMethod: type.code === '2' ? '0' : '1',
    establishDate: null,
    companyName: '',
    managerName: '',
    scale: null,
    benchmarkName: data.index.size === 0 ? '' : '沪深300指数',
    peerName: `${listed.typeName}平均`,
    pensionOnly: false,
    minHoldMonths: 0,
    applyStatus: isSuspended ? 'suspended' : status.startsWith('限制') ? 'limited' : 'open',
    redeemStatus:
      CLOSED.test(redeemStatus) || EXCHANGE_ONLY.test(redeemStatus) ? 'suspended' : 'open',
    applyToast: onExchange ? EXCHANGE_WORDS : isSuspended ? '该基金暂停申购' : '',
    minAmount: '10.00',
    amountStep: '0.01',
    maxAmount: '50000000.00',
    dailyLimit: null,
    // The files do not say: the channel's usual least.
    planMinAmount: isSuspended ? null : '10.00',
    // The file's fee is the discounted one; the original one is unknown.
    purchaseTiers: fee === null ? [] : [{ upTo: null, rate: fee, flat: null }],
    // Nor whether its contract is an older one.
    feeTerms: 'current',
    discount: null,
    redemptionTiers: type.redemption,
    // Nor where its contract ends the days of holding.
    holdingEnd: DEFAULT_HOLDING_END,
    managementRate: null,
    custodyRate: null,
    salesServiceRate: null,
    type,
  }
}

/**
 * As published, with the average and the place among the published funds of the type. They stay as
 * of their day.
 */
function publishedStages(fund: Fund, data: FundData): StageRow[] | null {
  const own = data.ranked.get(fund.code)
  if (!own) return null
  const peers = data.listed
    .filter((it) => it.typeName === fund.typeName)
    .flatMap((it) => data.ranked.get(it.code) ?? [])
  return STAGES.map((stage) => {
    const mine = own.stages[stage]
    const others = peers.map((it) => it.stages[stage]).filter((it) => it !== null)
    const isEmpty = mine === null || others.length === 0
    return {
      stage,
      own: mine,
      peer: isEmpty ? null : roundTo(divide(sum(others), String(others.length)), 2),
      benchmark: null,
      rank: isEmpty ? null : 1 + others.filter((it) => compare(it, mine) > 0).length,
      of: isEmpty ? null : others.length,
    }
  })
}

function ownStages(points: readonly RawPoint[]): StageRow[] {
  const own = ownReturns(points)
  return STAGES.map((stage) => ({
    stage,
    own: own[stage],
    peer: null,
    benchmark: null,
    rank: null,
    of: null,
  }))
}

/** A money fund's loaded income is not of every day, so it has no returns. */
function ownReturns(points: readonly RawPoint[]): Record<Stage, string | null> {
  const isMoney = points[0]?.incomePer10k != null
  return stageReturns(isMoney ? [] : points)
}

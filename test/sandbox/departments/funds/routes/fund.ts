import type * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import {
  getAlertMsg,
  listFundEvents,
  listPeriodReturns,
  queryAllFundName,
  queryFundOne,
  queryNavHistory,
} from '#api/calls/fund.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { readingsFrom, readName } from '#domain/fund/name-reading.ts'
import { inParts } from '#test/sandbox/market/in-parts.ts'
import { variantsOf } from '#test/sandbox/market/character-variants.ts'
import { characterReadings } from '#test/sandbox/market/readings.ts'
import { fundAlerts } from '#test/sandbox/market/fund-alerts.ts'
import { fundEvents } from '#test/sandbox/market/fund-events.ts'
import { PORTFOLIOS } from '#test/sandbox/market/portfolios.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import {
  closuresUntil,
  datesFor,
  fundDays,
} from '#test/sandbox/departments/trading/purchase-terms.ts'
import { toFlag, forAnyone, fundOr404 } from '#test/sandbox/kernel/route.ts'

type FundNames = v.InferOutput<typeof queryAllFundName.payload>

const names = new WeakMap<Market, FundNames>()

/** Loaded data are of funds alone. */
const portfolioNames = (market: Market): FundNames['fundInfos'] =>
  market.archives === null
    ? []
    : PORTFOLIOS.map(({ module, code, name, pinyin }) => ({
        fundCode: '',
        fundName: '',
        fundTypeCode: '',
        isQdiiFund: '0',
        moduleName: module,
        portfolioCode: code,
        portfolioName: name,
        pinyin,
        managerName: '',
        companyName: '',
      }))

function allNames(market: Market): FundNames {
  let list = names.get(market)
  if (!list) {
    const readings = characterReadings(market.funds.map(({ name }) => name))
    const syllables = readingsFrom(readings)
    list = {
      fundInfos: [
        ...portfolioNames(market),
        ...market.funds.map((fund) => ({
          fundCode: fund.code,
          fundName: fund.name,
          fundTypeCode: fund.typeCode,
          isQdiiFund: toFlag(fund.isQdii),
          moduleName: '',
          pinyin: fund.pinyin,
          ...(readName(fund.name, syllables) === fund.fullPinyin.toUpperCase()
            ? {}
            : { fullPinyin: fund.fullPinyin }),
          managerName: fund.managerName,
          companyName: fund.companyName,
          portfolioCode: '',
          portfolioName: '',
        })),
      ],
      readings,
      variants: variantsOf(market),
    }
    names.set(market, list)
  }
  return list
}

/** The note on the state of purchases. */
const applyNoteOf = (fund: Fund): string =>
  fund.pensionOnly ? '仅供个人养老金资金账户购买' : fund.applyToast

export const fundFamily = [
  forAnyone(queryAllFundName, (_fields, { market }) => allNames(market)),

  forAnyone(queryFundOne, async ({ fundCode }, world) => {
    const { market, clock } = world
    const fund = fundOr404(world, fundCode)
    const now = clock.now()
    await inParts(market.preparePeers(fundCode, now))
    const last = market.latest(fundCode, now)
    const size = market.archives?.scales(fundCode, now).at(-1)
    const dates = datesFor(fund, now, market)
    const arrivalDays: [number, number] = [...fundDays(fund).arrival]
    return {
      fundCode,
      fundName: fund.name,
      fundTypeCode: fund.typeCode,
      fundTypeName: fund.typeName,
      fundRiskLevel: fund.risk,
      isQdiiFund: toFlag(fund.isQdii),
      ...closuresUntil([fund], now, dates.redeemableFrom, market),
      defaultDividendMethod: fund.dividendMethod,
      establishDate: fund.establishDate,
      companyName: fund.companyName,
      managerName: market.archives?.tenures(fundCode, now).at(-1)?.name ?? fund.managerName,
      scale: size?.scale ?? null,
      scaleDate: size?.date ?? null,
      benchmarkName: fund.benchmarkName,
      peerName: fund.peerName,
      rankSource: market.source,
      nav: last?.nav ?? null,
      navDate: last?.date ?? null,
      accNav: last?.accNav ?? null,
      dayChange: last?.dayChange ?? null,
      incomePer10k: last?.incomePer10k ?? null,
      sevenDayYield: last?.sevenDayYield ?? null,
      // Without a price nothing can be ordered.
      applyStatus: last ? fund.applyStatus : 'suspended',
      applyNote: last ? applyNoteOf(fund) : '该基金尚未公布净值，暂不能交易',
      pensionOnly: toFlag(fund.pensionOnly),
      redeemStatus: fund.redeemStatus,
      minAmount: fund.minAmount,
      amountStep: fund.amountStep,
      dailyLimit: fund.dailyLimit,
      planMinAmount: fund.planMinAmount,
      stages: [...market.stages(fundCode, now)],
      purchaseTiers: fund.purchaseTiers,
      feeTerms: fund.feeTerms,
      discount: fund.discount,
      redemptionTiers: fund.redemptionTiers,
      holdingEnd: fund.holdingEnd,
      managementRate: fund.managementRate,
      custodyRate: fund.custodyRate,
      salesServiceRate: fund.salesServiceRate,
      tradeDate: dates.tradeDay,
      confirmDate: dates.confirmDate,
      incomeDate: dates.incomeShown,
      redeemableDate: dates.redeemableFrom,
      arrivalDays,
    }
  }),

  forAnyone(getAlertMsg, ({ fundCode }, world) => ({
    alerts: fundAlerts(fundOr404(world, fundCode), world.market, world.clock.now()),
  })),

  forAnyone(listFundEvents, ({ fundCode }, world) => ({
    events: fundEvents(fundOr404(world, fundCode), world.market, world.clock.now()),
  })),

  forAnyone(listPeriodReturns, async ({ fundCode, period }, world) => {
    const { market, clock } = world
    fundOr404(world, fundCode)
    const now = clock.now()
    await inParts(market.preparePeers(fundCode, now, period))
    return { periods: [...market.periods(fundCode, period, now)] }
  }),

  forAnyone(queryNavHistory, async ({ fundCode, from, to }, world) => {
    const { market, clock } = world
    fundOr404(world, fundCode)
    const now = clock.now()
    await inParts(market.preparePeers(fundCode, now))
    const points = market.points(fundCode, now)
    const curves = market.curves(fundCode, now)
    const start = from === undefined ? 0 : lastOnOrBefore(points, addDaysOrRefuse(from)) + 1
    const end = to === undefined ? points.length : lastOnOrBefore(points, to) + 1
    return {
      points: points.slice(start, end),
      benchmark: curves.benchmark.slice(start, end),
      peer: curves.peer.slice(start, end),
    }
  }),
]

function addDaysOrRefuse(from: Date8): Date8 {
  try {
    return addDays(from, -1)
  } catch {
    throw new Refusal(RET.badRequest, '参数 from 不正确')
  }
}

import { afterLastHole } from '#domain/fund/data-holes.ts'
import {
  adjustedCurve,
  maxDrawdown,
  volatility,
  type CurvePoint,
} from '#domain/fund/performance-curve.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import type { RuledFund } from '#domain/fund/rule/conditions.ts'
import { ruledFunds, type RuledFunds } from '#domain/fund/rule/evaluate-rule.ts'
import type { FundFigures, Span, SpanFigures } from '#domain/fund/rule/figures.ts'
import { trackingError } from '#domain/fund/tracking-error.ts'
import { daysBetween, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { add, multiply, subtract, sum } from '#domain/money/money.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { growthBetween } from '#test/sandbox/market/peer-group.ts'
import { weightPercent } from '#test/sandbox/market/archives/portfolio.ts'
import { atOnce, inParts } from '#test/sandbox/market/in-parts.ts'
import { makeRanking, type RankedRow } from '#test/sandbox/market/ranking.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { companyIdOf } from './companies.ts'

/** A fund as rules read it, with its row and the days of each span. */
export interface SandboxFund extends RuledFund {
  readonly row: RankedRow
  readonly days: Readonly<Record<Span, { readonly from: Date8; readonly to: Date8 } | null>>
  readonly benchmarks: Readonly<Record<Span, string | null>>
}

const known = new WeakMap<readonly RankedRow[], RuledFunds<SandboxFund>>()

function* sandboxFunds(
  market: Market,
  rows: readonly RankedRow[],
  now: Time14,
): Generator<undefined, SandboxFund[]> {
  const made: SandboxFund[] = []
  for (const row of rows) {
    const fund = market.fund(row.fundCode)
    if (fund) made.push(sandboxFund(market, fund, row, now))
    yield
  }
  return made
}

/** All funds with a value as of the evening; made once for it. */
function* makeRuledMarket(
  market: Market,
  now: Time14,
): Generator<undefined, RuledFunds<SandboxFund>> {
  const { rows, date } = yield* makeRanking(market, now)
  const before = known.get(rows)
  if (before) return before
  const funds = yield* sandboxFunds(market, rows, now)
  // Somebody who could not wait may have made it meanwhile.
  const made = known.get(rows) ?? ruledFunds(funds, date)
  known.set(rows, made)
  return made
}

/** All funds with a value as of the evening, at once. */
export const ruledMarket = (market: Market, now: Time14): RuledFunds<SandboxFund> =>
  atOnce(makeRuledMarket(market, now))

/** Makes them before they are asked for; meanwhile others are answered. */
export async function prepareRuledMarket({
  market,
  clock,
}: Pick<World, 'market' | 'clock'>): Promise<void> {
  await inParts(makeRuledMarket(market, clock.now()))
}

function sandboxFund(market: Market, fund: Fund, row: RankedRow, now: Time14): SandboxFund {
  const [first] = market.classes(fund.code)
  const className = market.classes(fund.code).find((it) => it.fund.code === fund.code)?.className
  const present = (market.archives?.tenures(fund.code, now) ?? []).filter(({ to }) => to === null)
  const managerSince = present.map(({ from }) => from).toSorted()[0] ?? null
  const { spans, days, benchmarks } = spansOf(market, fund, row, now)
  const today = now.slice(0, 8)
  return {
    fundCode: fund.code,
    fundName: fund.name,
    fundTypeCode: fund.typeCode,
    fundRiskLevel: fund.risk,
    family: first?.fund.code ?? fund.code,
    className: className ?? '',
    companyId: companyIdOf(fund),
    managerIds: present.map(({ managerId }) => managerId),
    managerSince,
    since: fund.establishDate ?? firstKnown(days),
    isOpen: fund.applyStatus !== 'suspended' && !fund.pensionOnly,
    isPension: className === 'Y',
    minAmount: fund.minAmount,
    planMinAmount: fund.planMinAmount,
    discount: fund.discount,
    lockMonths: lockMonths(fund.name),
    freeAfterDays: freeAfterDays(fund),
    equityShare: equityShare(market, fund.code, now),
    figures: {
      spans,
      plain: {
        feeTotal: firstYearFee(fund),
        dividendYears: fund.isMoney ? null : dividendYears(market.rawPoints(fund.code, now)),
        sevenDayYield: row.sevenDayYield,
        openDays:
          fund.establishDate === null ? null : String(daysBetween(fund.establishDate, today)),
        managerYears:
          managerSince === null ? null : (daysBetween(managerSince, today) / 365.25).toFixed(1),
      },
    },
    row,
    days,
    benchmarks,
  }
}

const LOCKS = { 一: 12, 两: 24, 三: 36 } as const

/** As the fund's name says it. */
function lockMonths(name: string): number | null {
  const years = /([一两三])年持有/.exec(name)?.[1]
  return years === '一' || years === '两' || years === '三' ? LOCKS[years] : null
}

/** From the ladder: free from where its free step begins. */
function freeAfterDays({ redemptionTiers }: Fund): number | null {
  const at = redemptionTiers.findIndex(({ rate }) => rate !== null && Number(rate) === 0)
  return at < 0 ? null : (redemptionTiers[at - 1]?.daysUnder ?? 0)
}

function equityShare({ archives }: Market, code: string, now: Time14): string | null {
  const newest = archives?.reportDates(code, now).at(-1)
  const portfolio = newest === undefined ? null : archives?.portfolio(code, newest)
  if (portfolio == null) return null
  return weightPercent(portfolio.assets.find(({ name }) => name === '股票')?.weight ?? 0)
}

/** The first day of the longest span; null where even the shortest is not known. */
const firstKnown = (days: SandboxFund['days']): Date8 | null =>
  (days['5y'] ?? days['3y'] ?? days['1y'] ?? days['6m'])?.from ?? null

/** Null where a part of it is not known. */
export function firstYearFee(fund: Fund): string | null {
  const { managementRate, custodyRate, salesServiceRate, purchaseTiers, discount } = fund
  const front = purchaseTiers[0]?.rate ?? null
  if (front === null || managementRate === null || custodyRate === null) return null
  const yearly = [managementRate, custodyRate, salesServiceRate ?? '0']
  return Number(add(multiply(front, discount ?? '1'), sum(yearly))).toFixed(2)
}

/** Null where no dividend was ever paid. */
function dividendYears(points: readonly RawPoint[]): string | null {
  const years = new Set(
    points.flatMap(({ date, dividend }) => (dividend === null ? [] : [date.slice(0, 4)])),
  )
  return years.size === 0 ? null : String(years.size)
}

interface Spans {
  readonly spans: FundFigures['spans']
  readonly days: SandboxFund['days']
  readonly benchmarks: SandboxFund['benchmarks']
}

/** The figures of each span; a money fund, whose value stays 1, has its return and no statistics. */
function spansOf(market: Market, fund: Fund, row: RankedRow, now: Time14): Spans {
  const raw = market.rawPoints(fund.code, now)
  const whole = raw.slice(afterLastHole(raw))
  // No span reaches further back.
  const earliest = lastOnOrBefore(whole, stageStart('5y', row.navDate) ?? row.navDate)
  const points = whole.slice(Math.max(0, earliest))
  const curve = fund.isMoney ? [] : adjustedCurve(points)
  const level = (date: Date8) => market.benchmarkOn(fund.code, date)
  const levels = new Map(
    fund.typeCode === '5' ? curve.map(({ date }) => [date, level(date)] as const) : [],
  )
  const of = (span: Span) => {
    const own = row.returns[PROMOTED_STAGES.indexOf(span)] ?? null
    const calendar = stageStart(span, row.navDate) ?? row.navDate
    const start = lastOnOrBefore(points, calendar)
    const from = points[start]?.date ?? calendar
    const days = own === null ? null : { from, to: row.navDate }
    const benchmark = days === null || start < 0 ? null : growthBetween(level, from, row.navDate)
    const part = start < 0 ? [] : curve.slice(start)
    const fall = maxDrawdown(part)
    const swing = volatility(part)
    const figures: SpanFigures = {
      return: own,
      excess: own === null || benchmark === null ? null : subtract(own, benchmark),
      maxDrawdown: own === null ? null : (row.drawdowns[PROMOTED_STAGES.indexOf(span)] ?? null),
      volatility: own === null || swing === null ? null : swing.toFixed(2),
      trackingError: levels.size === 0 ? null : error(part, levels),
      recoverDays: fall?.recoveryDays == null ? null : String(fall.recoveryDays),
    }
    return { figures, days, benchmark }
  }
  const all = { '6m': of('6m'), '1y': of('1y'), '3y': of('3y'), '5y': of('5y') }
  const each = <T>(pick: (it: ReturnType<typeof of>) => T): Record<Span, T> => ({
    '6m': pick(all['6m']),
    '1y': pick(all['1y']),
    '3y': pick(all['3y']),
    '5y': pick(all['5y']),
  })
  return {
    spans: each(({ figures }) => figures),
    days: each(({ days }) => days),
    benchmarks: each(({ benchmark }) => benchmark),
  }
}

/** Two decimals; null where the benchmark has a day less. */
function error(
  curve: readonly CurvePoint[],
  levels: ReadonlyMap<Date8, number | null>,
): string | null {
  const days = changesBeside(curve, (date) => levels.get(date) ?? null)
  return days === null ? null : (trackingError(days.own, days.benchmark)?.toFixed(2) ?? null)
}

/** The daily changes of a curve and of its benchmark, percent; null where that has a day less. */
export function changesBeside(
  curve: readonly CurvePoint[],
  level: (date: Date8) => number | null,
): { readonly own: readonly number[]; readonly benchmark: readonly number[] } | null {
  const own: number[] = []
  const benchmark: number[] = []
  for (const [index, { date, value }] of curve.entries()) {
    const before = curve[index - 1]
    if (before === undefined) continue
    const [from, to] = [level(before.date), level(date)]
    if (from === null || to === null) return null
    own.push((value / before.value - 1) * 100)
    benchmark.push((to / from - 1) * 100)
  }
  return { own, benchmark }
}

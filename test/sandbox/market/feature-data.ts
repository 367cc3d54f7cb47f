import type * as v from 'valibot'
import type { queryFeatureData } from '#api/calls/fund-features.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { afterLastHole } from '#domain/fund/data-holes.ts'
import {
  BETTER,
  calmarRatio,
  changesOf,
  FEATURES,
  median,
  monthEnds,
  monthlyFigures,
  type Feature,
} from '#domain/fund/feature-figures.ts'
import {
  adjustedCurve,
  annualReturn,
  maxDrawdown,
  sharpeRatio,
  volatility,
} from '#domain/fund/performance-curve.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { mayRank } from '#domain/publicity/publicity.ts'
import { statedTurnover } from './archives/portfolio-reports.ts'
import { quarterIndex } from './archives/report-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { textHash, uniform } from './randomness.ts'

type Payload = v.InferInput<typeof queryFeatureData.payload>
type Row = Payload['spans'][number]
type Span = Row['span']

const SPANS = { '1y': 12, '3y': 36, '5y': 60 } as const satisfies Record<Span, number>
const SPAN_KEYS = ['1y', '3y', '5y'] as const
/** A year's deposit rate, percent, as the screens print it. */
const RISK_FREE = 1.5

interface Measured {
  readonly from: Date8
  readonly to: Date8
  readonly figures: Readonly<Record<Feature, number | null>>
}
type Spans = Readonly<Record<Span, Measured | null>>

function measured(market: Market, fund: Fund, now: Time14): Spans {
  const raw = market.rawPoints(fund.code, now)
  const curve = fund.isMoney ? [] : adjustedCurve(raw.slice(afterLastHole(raw)))
  const of = (span: Span): Measured | null => {
    const last = curve[curve.length - 1]
    const start = last === undefined ? -1 : lastOnOrBefore(curve, stageStart(span, last.date) ?? '')
    const part = start < 0 ? [] : curve.slice(start)
    const [first] = part
    if (first === undefined || last === undefined) return null
    const fall = maxDrawdown(part)
    const ends = monthEnds(curve, SPANS[span])
    const own = ends && changesOf(ends.map(({ value }) => value))
    const beside = ends && changesOf(ends.map(({ date }) => market.benchmarkOn(fund.code, date)))
    const monthly = own && beside ? monthlyFigures(own, beside) : null
    return {
      from: first.date,
      to: last.date,
      figures: {
        volatility: volatility(part),
        sharpe: sharpeRatio(part, RISK_FREE),
        maxDrawdown: fall?.percent ?? null,
        recoverDays: fall?.recoveryDays ?? null,
        calmar: calmarRatio(annualReturn(part), fall?.percent ?? null),
        informationRatio: monthly?.informationRatio ?? null,
        trackingError: monthly?.trackingError ?? null,
        aboveBenchmark: monthly?.aboveBenchmark ?? null,
        upCapture: monthly?.upCapture ?? null,
        downCapture: monthly?.downCapture ?? null,
      },
    }
  }
  return { '1y': of('1y'), '3y': of('3y'), '5y': of('5y') }
}

interface Peers {
  readonly at: Date8 | undefined
  readonly spans: ReadonlyMap<string, Spans>
}
const known = new WeakMap<Market, Map<string, Peers>>()

/** The figures of all funds of a type as of the evening, by code; made once for it. */
function peersOf(market: Market, fund: Fund, now: Time14): ReadonlyMap<string, Spans> {
  const made = known.get(market) ?? new Map<string, Peers>()
  known.set(market, made)
  const at = market.latest(fund.code, now)?.date
  const before = made.get(fund.typeName)
  if (before?.at === at && before !== undefined) return before.spans
  const spans = new Map(
    market.funds
      .filter(({ typeName }) => typeName === fund.typeName)
      .map((it) => [it.code, measured(market, it, now)] as const),
  )
  made.set(fund.typeName, { at, spans })
  return spans
}

const places = (key: Feature) => (key === 'recoverDays' ? 0 : 2)

function row(span: Span, own: Measured, peers: readonly Measured[]): Row {
  return {
    span,
    from: own.from,
    to: own.to,
    figures: FEATURES.map((key) => {
      const values = peers.flatMap(({ figures }) => figures[key] ?? [])
      const value = own.figures[key]
      const better = BETTER[key]
      const ranked = value !== null && better !== null && mayRank(span)
      const ahead = values.filter((it) =>
        better === 'higher' ? it > (value ?? 0) : it < (value ?? 0),
      )
      return {
        key,
        own: value?.toFixed(places(key)) ?? null,
        median: median(values)?.toFixed(places(key)) ?? null,
        rank: ranked ? ahead.length + 1 : null,
        of: ranked ? values.length : null,
      }
    }),
  }
}

/** The figures that the reports state: of each quarter, and of June and December alone. */
function structure(market: Market, fund: Fund, now: Time14): Payload['structure'] {
  const { archives } = market
  const dates = archives?.reportDates(fund.code, now) ?? []
  const reportDate = dates.at(-1) ?? null
  const stated = dates.findLast((date) => statedTurnover(fund.code, date) !== null) ?? null
  const portfolio =
    reportDate === null ? null : (archives?.portfolio(fund.code, reportDate) ?? null)
  const sum = (parts: readonly { readonly weight: number }[]) =>
    (parts.reduce((all, { weight }) => all + weight, 0) / 100).toFixed(2)
  const hasStocks = (portfolio?.stocks.length ?? 0) > 0
  const chance = (date: Date8) => uniform(textHash(`holders|${fund.code}`), quarterIndex(date))
  return {
    reportDate,
    topShare: portfolio && hasStocks ? sum(portfolio.stocks) : null,
    leverage: portfolio ? sum(portfolio.assets) : null,
    averageMaturity:
      fund.isMoney && reportDate !== null ? Math.round(58 + 40 * chance(reportDate)) : null,
    statedDate: stated,
    holders: stated === null ? null : Math.round(3_000 + 480_000 * chance(stated)),
    turnover: stated !== null && hasStocks ? statedTurnover(fund.code, stated) : null,
  }
}

export function featureData(market: Market, fund: Fund, now: Time14): Payload {
  const own = measured(market, fund, now)
  // The peers take seconds to measure, and a fund without a year has nothing to compare.
  const isYoung = SPAN_KEYS.every((span) => own[span] === null)
  const peers = isYoung ? new Map<string, Spans>() : peersOf(market, fund, now)
  return {
    source: market.source,
    peerName: fund.peerName,
    spans: SPAN_KEYS.flatMap((span) => {
      const its = own[span]
      return its === null
        ? []
        : [
            row(
              span,
              its,
              [...peers.values()].flatMap((it) => it[span] ?? []),
            ),
          ]
    }),
    structure: structure(market, fund, now),
  }
}

import type * as v from 'valibot'
import type { queryFundRanking } from '#api/calls/fund-market.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import {
  createSearchIndex,
  searchIndex,
  type SearchableFund,
  type SearchIndex,
} from '#domain/fund/fund-search.ts'
import { variantsFrom } from '#domain/text/search-form.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { variantsOf } from './character-variants.ts'
import { atOnce, inParts } from './in-parts.ts'
import { publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { growthBetween } from './peer-group.ts'

type Query = v.InferOutput<typeof queryFundRanking.request>
export type RankedRow = v.InferOutput<typeof queryFundRanking.payload>['records'][number]

/** All funds that have a value, with their figures as of one evening. */
interface Ranking {
  rows: readonly RankedRow[]
  date: Date8
}

const rankings = new WeakMap<Market, { of: string; ranking: Ranking }>()

const KINDS = [
  { isMoney: false, isQdii: false },
  { isMoney: false, isQdii: true },
  { isMoney: true, isQdii: false },
] as const

/** Made once for each evening's values, a fund at each step. */
export function* makeRanking(market: Market, now: Time14): Generator<undefined, Ranking> {
  const published = KINDS.map((kind) => publishedThrough(kind, now, market.isTradingDay))
  const of = published.join()
  const known = () => {
    const it = rankings.get(market)
    return it?.of === of ? it.ranking : null
  }
  const before = known()
  if (before !== null) return before
  const rows: RankedRow[] = []
  for (const fund of market.funds) {
    const row = rankedRow(fund, market, now)
    if (row !== null) rows.push(row)
    yield
  }
  const dates = rows.filter((it) => it.incomePer10k === null).map((it) => it.navDate)
  const date = dates.reduce((latest, it) => (it > latest ? it : latest), '')
  // Somebody who could not wait may have made it meanwhile.
  const ranking = known() ?? { rows, date: date === '' ? (published[0] ?? '') : date }
  rankings.set(market, { of, ranking })
  return ranking
}

/** Makes the ranking before it is asked for; meanwhile others are answered. */
export async function prepareRanking(market: Market, now: Time14): Promise<void> {
  await inParts(makeRanking(market, now))
}

function rankedRow(fund: Fund, market: Market, now: Time14): RankedRow | null {
  const last = market.latest(fund.code, now)
  if (!last) return null
  const returns = market.returns(fund.code, now)
  const drawdowns = market.drawdowns(fund.code, now)
  return {
    fundCode: fund.code,
    fundName: fund.name,
    fundTypeCode: fund.typeCode,
    fundTypeName: fund.typeName,
    fundRiskLevel: fund.risk,
    nav: last.nav,
    navDate: last.date,
    dayChange: last.dayChange,
    incomePer10k: last.incomePer10k,
    sevenDayYield: last.sevenDayYield,
    returns: PROMOTED_STAGES.map((stage) => returns[stage]),
    drawdowns: PROMOTED_STAGES.map((stage) => drawdowns[stage]),
    spans: [],
    applyStatus: fund.applyStatus,
    minAmount: fund.minAmount,
    discount: fund.discount,
    planMinAmount: fund.planMinAmount,
  }
}

/** Both days of each stage of which the fund has a return, and what its benchmark did. */
export function stageSpans(
  market: Market,
  row: Pick<RankedRow, 'fundCode' | 'navDate' | 'returns'>,
  now: Time14,
): RankedRow['spans'] {
  const points = market.rawPoints(row.fundCode, now)
  return PROMOTED_STAGES.map((stage, at) => {
    const calendar = stageStart(stage, row.navDate)
    const start = calendar === null ? -1 : lastOnOrBefore(points, calendar)
    const from = points[start]?.date
    if (from === undefined || (row.returns[at] ?? null) === null) return null
    const level = (date: Date8) => market.benchmarkOn(row.fundCode, date)
    return { from, to: row.navDate, benchmark: growthBetween(level, from, row.navDate) }
  })
}

/** Money funds have no price to gain from: no plan stops them at a profit. */
const SCOPES: Record<Query['scope'], (fund: Fund) => boolean> = {
  all: () => true,
  buy: (fund) => fund.applyStatus !== 'suspended' && !fund.pensionOnly,
  plan: (fund) => SCOPES.buy(fund) && fund.planMinAmount !== null,
  stopProfit: (fund) => SCOPES.plan(fund) && !fund.isMoney,
}

const indexes = new WeakMap<Market, SearchIndex<SearchableFund>>()

function indexOf(market: Market): SearchIndex<SearchableFund> {
  const known = indexes.get(market)
  if (known !== undefined) return known
  const searchable = market.funds.map((fund) => ({
    code: fund.code,
    name: fund.name,
    initials: fund.pinyin,
    fullPinyin: fund.fullPinyin.toUpperCase(),
    manager: fund.managerName,
    company: fund.companyName,
  }))
  const index = createSearchIndex(searchable, variantsFrom(variantsOf(market)))
  indexes.set(market, index)
  return index
}

/** Codes of the funds that `words` find, as the search on the screens does. */
export const codesFoundBy = (words: string, market: Market): ReadonlySet<string> =>
  new Set(searchIndex(indexOf(market), words).map((it) => it.code))

/** The figure by which a row is sorted; null where it has none. */
function sortFigure(row: RankedRow, sort: Query['sort']): number | null {
  const text =
    sort === 'day'
      ? row.dayChange
      : sort === 'sevenDayYield'
        ? row.sevenDayYield
        : sort === 'fundCode'
          ? row.fundCode
          : (row.returns[PROMOTED_STAGES.indexOf(sort)] ?? null)
  return text === null ? null : Number(text)
}

/**
 * Matching rows in the requested order; equals by code; those without the figure last, either way.
 */
export function rankedFunds(
  market: Market,
  query: Omit<Query, 'page' | 'size'>,
  now: Time14,
): Ranking {
  const { rows, date } = atOnce(makeRanking(market, now))
  const found = query.words === undefined ? null : codesFoundBy(query.words, market)
  const types = query.fundTypeCodes?.split(',')
  const fits = (row: RankedRow) => {
    const fund = market.fund(row.fundCode)
    return (
      fund !== undefined &&
      SCOPES[query.scope](fund) &&
      (found === null || found.has(fund.code)) &&
      (query.fundTypeCode === undefined || query.fundTypeCode === fund.typeCode) &&
      (types === undefined || types.includes(fund.typeCode)) &&
      (query.fundRiskLevel === undefined || Number(query.fundRiskLevel) === fund.risk) &&
      (query.maxRiskLevel === undefined || fund.risk <= Number(query.maxRiskLevel))
    )
  }
  const direction = query.order === 'up' ? 1 : -1
  const sorted = rows
    .filter(fits)
    .map((row) => ({ row, figure: sortFigure(row, query.sort) }))
    .toSorted((a, b) => {
      if (a.figure === null || b.figure === null) {
        return Number(a.figure === null) - Number(b.figure === null) || byCode(a.row, b.row)
      }
      // A day's change compares with those of the same day alone.
      const days = query.sort === 'day' ? b.row.navDate.localeCompare(a.row.navDate) : 0
      return days || (a.figure - b.figure) * direction || byCode(a.row, b.row)
    })
  return { rows: sorted.map((it) => it.row), date }
}

const byCode = (a: RankedRow, b: RankedRow) => (a.fundCode < b.fundCode ? -1 : 1)

import * as v from 'valibot'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { builtInCalendar } from '#test/sandbox/kernel/calendar.ts'
import type { CatalogueRow } from './catalogue-rows.ts'
import type { FundTypeName } from './fund-types.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { OVERSEAS_MARKETS, type Fund } from '#test/sandbox/kernel/market/fund.ts'
import data from './catalogue-growth.json' with { type: 'json' }

const words = v.array(v.string())

/**
 * Companies with their managers, all invented, of which the first five have funds among the first
 * sixty; the markets abroad of each theme, those of 港股 through Hong Kong Connect; parts of names.
 */
const { companies, markets, names } = dataFile(
  'catalogue-growth.json',
  v.strictObject({
    companies: v.record(v.string(), words),
    markets: v.record(v.string(), v.array(v.picklist(OVERSEAS_MARKETS))),
    names: v.strictObject({
      stocks: words,
      mixed: words,
      indexes: words,
      bonds: words,
      monies: words,
      world: words,
      mixes: words,
      plus: words,
      years: words,
    }),
  }),
  data,
)
const COMPANIES = Object.entries(companies)

interface Batch {
  type: FundTypeName
  count: number
  risks: readonly Fund['risk'][]
  /** The name's parts after the company, for the nth fund of the batch. */
  name: (index: number) => string
  /** Every nth fund pays dividends of this part of its value. */
  pays?: { every: number; part: number }
  /** The investments of its funds, where they may be abroad. */
  themes?: readonly string[]
}

const pick = <T>(list: readonly T[], index: number, fallback: T): T =>
  list[index % list.length] ?? fallback

const themed = (themes: readonly string[], ending: string) => (index: number) =>
  `${pick(themes, index, '')}${ending}`

/** 180 funds; with their classes A and C, and Y of the pension funds, 370 codes. */
const BATCHES: readonly Batch[] = [
  {
    type: '股票型',
    count: 20,
    risks: [4, 5],
    name: themed(names.stocks, '股票'),
    themes: names.stocks,
  },
  {
    type: '混合型-偏股',
    count: 31,
    risks: [4, 4, 3, 5],
    name: themed(names.mixed, '混合'),
    themes: names.mixed,
    pays: { every: 7, part: 0.04 },
  },
  {
    type: '混合型-灵活',
    count: 20,
    risks: [3, 4],
    name: themed(names.mixed, '灵活配置混合'),
    themes: names.mixed,
  },
  {
    type: '指数型',
    count: 26,
    risks: [4, 4, 5],
    name: (index) => `${pick(names.indexes, index, '')}${index % 4 === 3 ? '指数增强' : '指数'}`,
    pays: { every: 9, part: 0.03 },
  },
  {
    type: '债券型-长债',
    count: 20,
    risks: [2, 2, 3],
    name: themed(names.bonds, '纯债债券'),
    pays: { every: 3, part: 0.02 },
  },
  { type: '债券型-短债', count: 12, risks: [2, 1], name: themed(names.bonds, '短债债券') },
  { type: '货币型', count: 8, risks: [1], name: themed(names.monies, '货币') },
  {
    type: 'QDII',
    count: 10,
    risks: [5, 4],
    name: themed(names.world, '混合(QDII)'),
    themes: names.world,
  },
  { type: 'FOF', count: 8, risks: [3], name: themed(names.mixes, '配置混合(FOF)') },
  {
    type: '养老目标',
    count: 10,
    risks: [3, 2],
    name: (index) =>
      index % 3 === 2
        ? `${pick(names.mixes, index, '')}养老目标一年持有混合(FOF)`
        : `养老目标${pick(names.years, index, '')}三年持有混合(FOF)`,
  },
  { type: '债券型-增强', count: 5, risks: [2], name: themed(names.plus, '增强债券') },
  { type: '债券型-混合二级', count: 5, risks: [2, 3], name: themed(names.plus, '双利债券') },
  { type: '混合型-偏债', count: 5, risks: [3], name: themed(names.plus, '稳健配置混合') },
]

const FIRST_CODE = 981101

/**
 * One in eleven is young, so that screens have short histories; the others have six years and more.
 */
function establishedOn(order: number): string {
  const { isTradingDay: isOpen } = builtInCalendar()
  const days = order % 11 === 5 ? 2_300 + ((order * 97) % 1_300) : (order * 151) % 1_380
  return tradingDayOnOrAfter(addDays('20160418', days), isOpen)
}

/** Funds since this day are new: they are sold at their full rate, as most are at first. */
const FULL_RATE_FROM = '20250101'

function specialCase(order: number): CatalogueRow['special'] {
  if (order % 31 === 17) {
    return { applyStatus: 'suspended', applyToast: '该基金暂停申购，恢复时间以公告为准' }
  }
  if (order % 23 === 11) {
    return { applyStatus: 'limited', dailyLimit: order % 2 === 0 ? '10000.00' : '100000.00' }
  }
  return undefined
}

function batchRows(batch: Batch, firstOrder: number): CatalogueRow[] {
  return Array.from({ length: batch.count }, (_, index) => {
    const order = firstOrder + index
    const [company, managers] = pick(COMPANIES, order * 3 + Math.floor(index / 10), ['', []])
    const established = establishedOn(order)
    const special = {
      ...specialCase(order),
      ...(established < FULL_RATE_FROM ? {} : { discount: null }),
    }
    const paid = batch.pays
    const overseasMarkets = markets[pick(batch.themes ?? [], index, '')]
    const month = String(1 + (order % 12)).padStart(2, '0')
    return {
      code: FIRST_CODE + order * 5,
      name: `${company}${batch.name(index)}`,
      type: batch.type,
      risk: pick(batch.risks, index, 3),
      manager: pick(managers, order * 7 + index, ''),
      established,
      ...(paid && index % paid.every === 1
        ? { dividend: { from: `${month}15`, part: paid.part } }
        : {}),
      ...(overseasMarkets === undefined ? {} : { overseasMarkets }),
      special,
    }
  })
}

/**
 * The rows after the first sixty funds. Codes are five apart, so that every class of a fund has
 * one.
 */
export function grownCatalogue(): CatalogueRow[] {
  let order = 0
  return BATCHES.flatMap((batch) => {
    const rows = batchRows(batch, order)
    order += batch.count
    return rows
  })
}

/** People of a company by the first two characters of its name. */
export function companyManagers(company: string): readonly string[] {
  return COMPANIES.find(([name]) => name === company)?.[1] ?? []
}

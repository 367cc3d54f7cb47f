import { readdirSync, existsSync } from 'node:fs'
import path from 'node:path'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { Stage } from '#domain/calendar/stages.ts'
import { compare } from '#domain/money/money.ts'
import {
  DataFileError,
  dateCell,
  decimalCell,
  fundCodeCell,
  onceEach,
  readLines,
  type CsvRow,
  type LeftOut,
} from './csv-file.ts'
import {
  type NavPoint,
  OVERSEAS_MARKETS,
  type OverseasMarket,
} from '#test/sandbox/kernel/market/fund.ts'

/** A line of `funds.csv`. */
export interface ListedFund {
  code: string
  pinyin: string
  fullPinyin: string
  name: string
  typeName: string
}

/** A line of `fund-rank.csv` with a value. */
export interface RankedFund {
  point: NavPoint
  /** Percent as published, null where the file has none. */
  stages: Record<Stage, string | null>
  /** Percent after discount. */
  fee: string | null
}

/**
 * A fund's published values, oldest first, and the newest words on whether it can be bought and
 * sold; empty where unsaid.
 */
export interface FundHistory {
  points: NavPoint[]
  applyStatus: string
  redeemStatus: string
}

/** The content of the files. Nothing is added to it. */
export interface FundData {
  listed: ListedFund[]
  ranked: Map<string, RankedFund>
  histories: Map<string, FundHistory>
  index: Map<Date8, number>
  tradingDays: Map<Date8, boolean>
  /** Of the funds that the file names. */
  overseasMarkets: Map<string, readonly OverseasMarket[]>
  /** The newest day of any value. */
  newest: Date8
  /** The sentences about lines that could not be read. */
  leftOut: readonly string[]
}

const DIVIDEND = /^每份(?:基金份额)?派(?:发?现金(?:红利)?)?(\d+(?:\.\d+)?)元$/
const SPLIT = /^每份(?:基金份额)?(?:分拆|拆分|折算|分割)(?:为|成)?(\d+(?:\.\d+)?)份$/
const MONEY_YIELD = /^money-fund-yield-(\d{6})\.csv$/

/**
 * Reads a folder in the format of its README. A line that cannot be read is left out and noted.
 * Throws DataFileError with the file for another header, without `funds.csv` and without any value.
 */
export function readFundData(dir: string): FundData {
  const leftOut: LeftOut = []
  const header = '基金代码,拼音缩写,基金简称,基金类型,拼音全称'
  const listed = readLines({ dir, name: 'funds.csv', header }, leftOut, listedFund)
  if (!listed) throw new DataFileError(`funds.csv is not in ${dir}`)
  const ranked = readRanks(dir, leftOut)
  const histories = readHistories(dir, leftOut)
  const index = readIndex(dir, leftOut)
  const dates = [
    ...Array.from(ranked.values(), (it) => it.point.date),
    ...Array.from(histories.values(), (it) => it.points.at(-1)?.date ?? ''),
  ]
  const newest = dates.reduce((latest, date) => (date > latest ? date : latest), '')
  if (newest === '') throw new DataFileError(`${dir} holds no value of any fund`)
  return {
    listed: onceEach(listed, leftOut, ({ code }) => code),
    ranked,
    histories,
    index,
    tradingDays: readTradingDays(dir, leftOut),
    overseasMarkets: readOverseasMarkets(dir, leftOut),
    newest,
    leftOut,
  }
}

const listedFund = (row: CsvRow): ListedFund => ({
  code: fundCodeCell(row, '基金代码'),
  pinyin: row.cell('拼音缩写'),
  fullPinyin: row.cell('拼音全称'),
  name: row.cell('基金简称'),
  typeName: row.cell('基金类型') || '其他',
})

/** A value, which is above zero. */
function amountCell(row: CsvRow, column: string): string {
  const amount = decimalCell(row, column, 4)
  if (amount === null) throw row.fail(`${column} is missing`)
  if (compare(amount, '0') <= 0) throw row.fail(`${column} is ${amount}`)
  return amount
}

const RANK_HEADER =
  '基金代码,基金简称,日期,单位净值,累计净值,日增长率,近1周,近1月,近3月,近6月,近1年,近2年,近3年,今年来,成立来,手续费'

function readRanks(dir: string, leftOut: LeftOut): Map<string, RankedFund> {
  const file = { dir, name: 'fund-rank.csv', header: RANK_HEADER }
  const rows = readLines(file, leftOut, (row): (RankedFund & { code: string }) | null => {
    const code = fundCodeCell(row, '基金代码')
    // Two funds of the published list have returns and no value: nothing can be dated.
    if (row.cell('单位净值') === '' || row.cell('累计净值') === '' || row.cell('日期') === '') {
      return null
    }
    const percent = (column: string) => decimalCell(row, column, 2)
    const fee = decimalCell(row, '手续费', 3)
    if (fee !== null && compare(fee, '0') < 0) throw row.fail(`手续费 is ${fee}`)
    return {
      code,
      point: {
        date: dateCell(row, '日期'),
        nav: amountCell(row, '单位净值'),
        accNav: amountCell(row, '累计净值'),
        dayChange: percent('日增长率'),
        dividend: null,
        incomePer10k: null,
        sevenDayYield: null,
      },
      stages: {
        '1w': percent('近1周'),
        '1m': percent('近1月'),
        '3m': percent('近3月'),
        '6m': percent('近6月'),
        '1y': percent('近1年'),
        '3y': percent('近3年'),
        '5y': null,
        ytd: percent('今年来'),
        all: percent('成立来'),
      },
      fee: fee?.replace(/(\.\d\d)0$/, '$1') ?? null,
    }
  })
  const valued = (rows ?? []).flatMap(({ row, line }) => (line === null ? [] : [{ row, line }]))
  return new Map(onceEach(valued, leftOut, ({ code }) => code).map((it) => [it.code, it]))
}

function readHistories(dir: string, leftOut: LeftOut): FundData['histories'] {
  const histories: FundData['histories'] = new Map()
  const folder = path.join(dir, 'nav')
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const code = /^(\d{6})\.csv$/.exec(name)?.[1]
    if (code !== undefined) histories.set(code, readNavs(dir, `nav/${name}`, leftOut))
  }
  for (const name of readdirSync(dir)) {
    const code = MONEY_YIELD.exec(name)?.[1]
    if (code !== undefined) {
      const points = readYields(dir, name, leftOut)
      histories.set(code, { points, applyStatus: '', redeemStatus: '' })
    }
  }
  return histories
}

/** The events that the column 分红送配 names: a dividend, a split, or both. */
function shareEvents(row: CsvRow): { dividend: string | null; split: string | null } {
  const text = row.cell('分红送配')
  const events = { dividend: null as string | null, split: null as string | null }
  if (/^(?:|nan|-+)$/i.test(text)) return events
  for (const part of text.split(/[;；、\s]+/)) {
    const paid = DIVIDEND.exec(part)?.[1]
    const split = SPLIT.exec(part)?.[1]
    if (split !== undefined && Number(split) > 0) events.split = split
    else if (paid !== undefined) events.dividend = paid
    else
      throw row.fail(`"${text}" is no dividend (每份派现金N元) and no split (每份基金份额折算N份)`)
  }
  return events
}

function readNavs(dir: string, name: string, leftOut: LeftOut): FundHistory {
  const header = '净值日期,单位净值,累计净值,日增长率,申购状态,赎回状态,分红送配'
  const rows = readLines({ dir, name, header }, leftOut, (row): NavPoint => {
    const { dividend, split } = shareEvents(row)
    return {
      date: dateCell(row, '净值日期'),
      nav: amountCell(row, '单位净值'),
      accNav: amountCell(row, '累计净值'),
      dayChange: decimalCell(row, '日增长率', 2),
      dividend,
      ...(split === null ? {} : { split }),
      incomePer10k: null,
      sevenDayYield: null,
    }
  })
  const newest = rows?.reduce<(typeof rows)[number] | undefined>(
    (latest, it) => (latest === undefined || it.line.date > latest.line.date ? it : latest),
    undefined,
  )
  return {
    points: inOrder(onceEach(rows, leftOut, ({ date }) => date)),
    applyStatus: newest?.row.cell('申购状态') ?? '',
    redeemStatus: newest?.row.cell('赎回状态') ?? '',
  }
}

function readYields(dir: string, name: string, leftOut: LeftOut): NavPoint[] {
  const header = 'mfd_date,mfd_daily_yield,mfd_7daily_yield'
  const rows = readLines({ dir, name, header }, leftOut, (row): NavPoint => {
    const incomePer10k = decimalCell(row, 'mfd_daily_yield', 4)
    if (incomePer10k === null) throw row.fail('mfd_daily_yield is missing')
    return {
      date: dateCell(row, 'mfd_date'),
      nav: '1.0000',
      accNav: '1.0000',
      dayChange: null,
      dividend: null,
      incomePer10k,
      sevenDayYield: decimalCell(row, 'mfd_7daily_yield', 3),
    }
  })
  return inOrder(onceEach(rows, leftOut, ({ date }) => date))
}

const inOrder = (points: NavPoint[]) => points.toSorted((a, b) => (a.date < b.date ? -1 : 1))

function readIndex(dir: string, leftOut: LeftOut): Map<Date8, number> {
  const file = { dir, name: 'index-000300.csv', header: 'date,close' }
  const rows = readLines(file, leftOut, (row) => ({
    date: dateCell(row, 'date'),
    close: Number(amountCell(row, 'close')),
  }))
  return new Map(onceEach(rows, leftOut, ({ date }) => date).map((it) => [it.date, it.close]))
}

function readTradingDays(dir: string, leftOut: LeftOut): Map<Date8, boolean> {
  const file = { dir, name: 'trading-days.csv', header: 'cal_date,is_open' }
  const rows = readLines(file, leftOut, (row) => {
    const open = row.cell('is_open')
    if (open !== '0' && open !== '1') throw row.fail(`"${open}" is neither 0 nor 1`)
    return { date: dateCell(row, 'cal_date'), open: open === '1' }
  })
  return new Map(onceEach(rows, leftOut, ({ date }) => date).map((it) => [it.date, it.open]))
}

/** The markets abroad of each fund, `HK US`; an empty cell for a fund that needs none. */
function readOverseasMarkets(
  dir: string,
  leftOut: LeftOut,
): Map<string, readonly OverseasMarket[]> {
  const file = { dir, name: 'overseas-markets.csv', header: '基金代码,境外市场' }
  const rows = readLines(file, leftOut, (row) => {
    const named = row.cell('境外市场').split(' ').filter(Boolean)
    const markets = OVERSEAS_MARKETS.filter((it) => named.includes(it))
    if (markets.length !== named.length)
      throw row.fail(`"${named.join(' ')}" is none of ${OVERSEAS_MARKETS.join(', ')}`)
    return { code: fundCodeCell(row, '基金代码'), markets }
  })
  return new Map(onceEach(rows, leftOut, ({ code }) => code).map((it) => [it.code, it.markets]))
}

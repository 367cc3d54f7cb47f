import { readdirSync, existsSync } from 'node:fs'
import path from 'node:path'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { Stage } from '#domain/fund/performance.ts'
import { DataFileError, dateCell, decimalCell, fundCodeCell, readCsv } from './csv-file.ts'
import type { NavPoint } from './market.ts'

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

/** What the files hold. Nothing is added to it. */
export interface FundData {
  listed: ListedFund[]
  ranked: Map<string, RankedFund>
  histories: Map<string, FundHistory>
  index: Map<Date8, number>
  tradingDays: Map<Date8, boolean>
  /** The newest day of any value. */
  newest: Date8
}

const DIVIDEND = /^每份派现金(\d+(?:\.\d+)?)元$/
const MONEY_YIELD = /^money-fund-yield-(\d{6})\.csv$/

/**
 * Reads a folder in the format of its README. Throws DataFileError with file and line, or without
 * `funds.csv`.
 */
export function readFundData(dir: string): FundData {
  const listed = readCsv(dir, 'funds.csv', '基金代码,拼音缩写,基金简称,基金类型,拼音全称')
  if (!listed) throw new DataFileError(`funds.csv is not in ${dir}`)
  const ranked = readRanks(dir)
  const histories = readHistories(dir)
  const index = readIndex(dir)
  const dates = [
    ...Array.from(ranked.values(), (it) => it.point.date),
    ...Array.from(histories.values(), (it) => it.points.at(-1)?.date ?? ''),
  ]
  const newest = dates.reduce((latest, date) => (date > latest ? date : latest), '')
  if (newest === '') throw new DataFileError(`${dir} holds no value of any fund`)
  return {
    listed: listed.map((row) => ({
      code: fundCodeCell(row, '基金代码'),
      pinyin: row.cell('拼音缩写'),
      fullPinyin: row.cell('拼音全称'),
      name: row.cell('基金简称'),
      typeName: row.cell('基金类型') || '其他',
    })),
    ranked,
    histories,
    index,
    tradingDays: readTradingDays(dir),
    newest,
  }
}

const RANK_HEADER =
  '基金代码,基金简称,日期,单位净值,累计净值,日增长率,近1周,近1月,近3月,近6月,近1年,近2年,近3年,今年来,成立来,手续费'

function readRanks(dir: string): Map<string, RankedFund> {
  const ranked = new Map<string, RankedFund>()
  for (const row of readCsv(dir, 'fund-rank.csv', RANK_HEADER) ?? []) {
    const code = fundCodeCell(row, '基金代码')
    const nav = decimalCell(row, '单位净值', 4)
    const accNav = decimalCell(row, '累计净值', 4)
    // Two funds of the published list have returns and no value: nothing can be dated.
    if (nav === null || accNav === null || row.cell('日期') === '') continue
    const percent = (column: string) => decimalCell(row, column, 2)
    ranked.set(code, {
      point: {
        date: dateCell(row, '日期'),
        nav,
        accNav,
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
      fee: decimalCell(row, '手续费', 3)?.replace(/(\.\d\d)0$/, '$1') ?? null,
    })
  }
  return ranked
}

function readHistories(dir: string): FundData['histories'] {
  const histories: FundData['histories'] = new Map()
  const folder = path.join(dir, 'nav')
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const code = /^(\d{6})\.csv$/.exec(name)?.[1]
    if (code !== undefined) histories.set(code, readNavs(dir, `nav/${name}`))
  }
  for (const name of readdirSync(dir)) {
    const code = MONEY_YIELD.exec(name)?.[1]
    if (code !== undefined)
      histories.set(code, { points: readYields(dir, name), applyStatus: '', redeemStatus: '' })
  }
  return histories
}

function readNavs(dir: string, name: string): FundHistory {
  const header = '净值日期,单位净值,累计净值,日增长率,申购状态,赎回状态,分红送配'
  const rows = readCsv(dir, name, header) ?? []
  const points = rows.map((row): NavPoint => {
    const nav = decimalCell(row, '单位净值', 4)
    const accNav = decimalCell(row, '累计净值', 4)
    if (nav === null || accNav === null) throw row.fail('a value is missing')
    const dividend = row.cell('分红送配')
    const paid = DIVIDEND.exec(dividend)?.[1] ?? null
    if (dividend !== 'nan' && dividend !== '' && paid === null) {
      throw row.fail(`"${dividend}" is no dividend of the form 每份派现金N元`)
    }
    return {
      date: dateCell(row, '净值日期'),
      nav,
      accNav,
      dayChange: decimalCell(row, '日增长率', 2),
      dividend: paid,
      incomePer10k: null,
      sevenDayYield: null,
    }
  })
  const [newest] = rows
  return {
    points: inOrder(points),
    applyStatus: newest?.cell('申购状态') ?? '',
    redeemStatus: newest?.cell('赎回状态') ?? '',
  }
}

function readYields(dir: string, name: string): NavPoint[] {
  const rows = readCsv(dir, name, 'mfd_date,mfd_daily_yield,mfd_7daily_yield') ?? []
  return inOrder(
    rows.map((row) => {
      const incomePer10k = decimalCell(row, 'mfd_daily_yield', 4)
      if (incomePer10k === null) throw row.fail('the income is missing')
      return {
        date: dateCell(row, 'mfd_date'),
        nav: '1.0000',
        accNav: '1.0000',
        dayChange: null,
        dividend: null,
        incomePer10k,
        sevenDayYield: decimalCell(row, 'mfd_7daily_yield', 3),
      }
    }),
  )
}

const inOrder = (points: NavPoint[]) => points.toSorted((a, b) => (a.date < b.date ? -1 : 1))

function readIndex(dir: string): Map<Date8, number> {
  const rows = readCsv(dir, 'index-000300.csv', 'date,close') ?? []
  return new Map(
    rows.map((row) => {
      const close = decimalCell(row, 'close', 4)
      if (close === null) throw row.fail('the close is missing')
      return [dateCell(row, 'date'), Number(close)]
    }),
  )
}

function readTradingDays(dir: string): Map<Date8, boolean> {
  const rows = readCsv(dir, 'trading-days.csv', 'cal_date,is_open') ?? []
  return new Map(
    rows.map((row) => {
      const open = row.cell('is_open')
      if (open !== '0' && open !== '1') throw row.fail(`"${open}" is neither 0 nor 1`)
      return [dateCell(row, 'cal_date'), open === '1']
    }),
  )
}

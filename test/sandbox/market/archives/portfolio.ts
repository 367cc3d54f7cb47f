import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { BuiltInFund } from '#test/sandbox/market/built-in-fund.ts'
import { textHash, uniform } from '#test/sandbox/market/randomness.ts'
import { quarterIndex } from './report-dates.ts'
import { BONDS, HOME_STOCKS, WORLD_STOCKS } from './securities.ts'
import type {
  Security,
  BasisPoints,
  Position,
  Portfolio,
} from '#test/sandbox/kernel/market/archives.ts'

const SHOWN_STOCKS = 10
const SHOWN_BONDS = 5
/** A place in the portfolio keeps its security for so many quarters. */
const KEPT_QUARTERS = 6

export const weightPercent = (weight: BasisPoints) => (weight / 100).toFixed(2)

export function portfolioOn(fund: BuiltInFund, seed: string, reportDate: Date8): Portfolio {
  const stream = textHash(`${seed}|portfolio|${fund.family}`)
  const quarter = quarterIndex(reportDate)
  const wave = uniform(stream, quarter) - 0.5
  const mix = assetMix(fund, wave)
  const stocks = positions(
    fund.isQdii ? WORLD_STOCKS : HOME_STOCKS,
    { stream, quarter, places: SHOWN_STOCKS + 4, keep: KEPT_QUARTERS },
    Math.round(mix.stocks * (0.42 + 0.2 * uniform(stream, 1))),
  ).slice(0, SHOWN_STOCKS)
  const bonds = positions(
    BONDS,
    { stream: stream ^ 0x5bd1, quarter, places: SHOWN_BONDS + 2, keep: 3 },
    Math.round(mix.bonds * (0.25 + 0.15 * uniform(stream, 2))),
  ).slice(0, SHOWN_BONDS)
  return {
    assets: [
      { name: '股票', weight: mix.stocks },
      { name: '债券', weight: mix.bonds },
      { name: '基金', weight: mix.funds },
      { name: '买入返售金融资产', weight: mix.lent },
      { name: '银行存款和结算备付金', weight: mix.cash },
      { name: '其他', weight: mix.other },
    ].filter((it) => it.weight > 0),
    industries: industryWeights(stocks, mix.stocks),
    stocks,
    bonds,
  }
}

type Mix = Record<'stocks' | 'bonds' | 'funds' | 'lent' | 'cash' | 'other', BasisPoints>

/** With fewer stocks a fund is of bonds, and holds them nearly whole. */
const MOSTLY_BONDS = 0.3

/** The weights of the type's contract, a little more or less each quarter. */
function assetMix(fund: BuiltInFund, wave: number): Mix {
  const { type, typeName } = fund
  const around = (part: number, width: number) => Math.round(part * 10_000 + wave * width)
  if (fund.isMoney) return filled({ bonds: around(0.48, 900), lent: around(0.22, -500) })
  if (typeName === '商品型') return filled({ funds: around(0.94, 100) })
  if (typeName === 'FOF' || typeName === '养老目标') {
    return filled({ stocks: around(0.03, 200), bonds: around(0.05, 100), funds: around(0.86, 300) })
  }
  // Bond funds borrow: their bonds are more than their net assets.
  if (type.code === '3' && type.stocks === 0)
    return filled({ bonds: around(type.bonds === 1 ? 1.14 : 1.04, 800) })
  const stocks = Math.min(0.945, type.stocks + type.world)
  const bonds = stocks < MOSTLY_BONDS ? type.bonds - 0.03 : type.bonds * 0.4
  return filled({ stocks: around(stocks, 600), bonds: around(bonds, -200) })
}

/**
 * Cash fills up to the whole; where more than the whole is invested, a small reserve is added to
 * it.
 */
function filled(parts: Partial<Mix>): Mix {
  const { stocks = 0, bonds = 0, funds = 0, lent = 0 } = parts
  const left = 10_000 - stocks - bonds - funds - lent
  const cash = left > 200 ? left - 60 : 140
  return { stocks, bonds, funds, lent, cash, other: 60 }
}

function positions(
  universe: readonly Security[],
  at: { stream: number; quarter: number; places: number; keep: number },
  total: BasisPoints,
): Position[] {
  if (total < 20) return []
  const taken = new Map<string, { security: Security; size: number }>()
  for (let place = 0; place < at.places; place += 1) {
    // Positions are replaced one after the other, not all in the same quarter.
    const turn = Math.floor((at.quarter + place) / at.keep)
    for (let tries = 0; tries < universe.length; tries += 1) {
      const chance = uniform(at.stream, 1_000 + place * 997 + turn * 31 + tries * 7)
      const security = universe[Math.floor(chance * universe.length)]
      if (!security || taken.has(security.code)) continue
      const size = 1 + (at.places - place) / 4 + uniform(at.stream, at.quarter * 64 + place)
      taken.set(security.code, { security, size })
      break
    }
  }
  const all = [...taken.values()]
  const whole = all.reduce((sum, it) => sum + it.size, 0)
  return all
    .map(({ security, size }) => ({ security, weight: Math.floor((total * size) / whole) }))
    .toSorted((a, b) => b.weight - a.weight || a.security.code.localeCompare(b.security.code))
}

/**
 * The largest stocks' own industries; the rest of the stocks are spread like them. Adds up to the
 * stocks.
 */
function industryWeights(stocks: readonly Position[], total: BasisPoints): Portfolio['industries'] {
  const shown = stocks.reduce((sum, it) => sum + it.weight, 0)
  if (shown === 0) return []
  const byName = new Map<string, BasisPoints>()
  for (const { security, weight } of stocks) {
    byName.set(security.industry, (byName.get(security.industry) ?? 0) + weight)
  }
  const shares = Array.from(byName, ([name, weight]) => ({
    name,
    weight: Math.floor((weight * total) / shown),
  })).toSorted((a, b) => b.weight - a.weight)
  const rest = total - shares.reduce((sum, it) => sum + it.weight, 0)
  const [largest, ...others] = shares
  return largest ? [{ name: largest.name, weight: largest.weight + rest }, ...others] : []
}

/** The ladder of portfolios and its stress (rules.md#advice). */
import type { Decimal } from '#domain/money/money.ts'
import { multiply, roundCent, sum } from '#domain/money/money.ts'
import { PORTFOLIO_MODULES } from '#domain/fund/portfolio.ts'

export const RUNGS = PORTFOLIO_MODULES
export type Rung = (typeof RUNGS)[number]

export const ASSET_CLASSES = ['equity', 'bond', 'gold', 'cash'] as const
export type AssetClass = (typeof ASSET_CLASSES)[number]

export const ASSET_NAMES: Readonly<Record<AssetClass, string>> = {
  equity: '权益',
  bond: '固收',
  gold: '黄金',
  cash: '现金',
}

/** Percent of each class; they sum to 100. */
export type Mix = Readonly<Record<AssetClass, number>>

export type RiskLevel = 1 | 2 | 3 | 4 | 5

interface RungRow {
  readonly name: string
  readonly mix: Mix
  /** Percent a year. */
  readonly rate: Decimal
}

const mix = (equity: number, bond: number, gold: number, cash: number): Mix => ({
  equity,
  bond,
  gold,
  cash,
})

export const LADDER: Readonly<Record<Rung, RungRow>> = {
  f: { name: '活钱管家', mix: mix(0, 0, 0, 100), rate: '0.00' },
  g: { name: '稳健理财', mix: mix(0, 80, 0, 20), rate: '0.20' },
  h: { name: '固收增强', mix: mix(15, 75, 0, 10), rate: '0.30' },
  i: { name: '均衡配置', mix: mix(40, 50, 5, 5), rate: '0.40' },
  j: { name: '成长配置', mix: mix(60, 30, 5, 5), rate: '0.50' },
  k: { name: '积极成长', mix: mix(75, 15, 5, 5), rate: '0.50' },
  l: { name: '进取配置', mix: mix(90, 5, 0, 5), rate: '0.50' },
}

/** Percent that each class loses in the stress that is printed. */
export const STRESS: Readonly<Record<AssetClass, Decimal>> = {
  equity: '45',
  bond: '4',
  gold: '20',
  cash: '0',
}

/** Percent that a mix loses in the stress, two places. */
export const stressLoss = (of: Mix): Decimal =>
  roundCent(sum(ASSET_CLASSES.map((it) => multiply(multiply(String(of[it]), STRESS[it]), '0.01'))))

/** The risk of a mix, by its equity and gold. */
export function mixRisk(of: Mix): RiskLevel {
  const bold = of.equity + of.gold
  if (bold === 0 && of.cash >= 80) return 1
  if (bold <= 20) return 2
  if (bold <= 50) return 3
  return bold <= 80 ? 4 : 5
}

export const rungIndex = (rung: Rung): number => RUNGS.indexOf(rung)

/** The yuan that a sum would lose in the stress of a mix. */
export const stressYuan = (amount: Decimal, of: Mix): Decimal =>
  roundCent(multiply(amount, multiply(stressLoss(of), '0.01')))

/** The weight that one fund may have at most, percent (pilot notice of 2019). */
export const MOST_OF_ONE_FUND = 20

/** Returns whether a weight is one that a fund of this type may have. */
export const weightAllowed = (part: { readonly weight: number; readonly typeCode: string }) =>
  part.typeCode === '2' || part.typeCode === '5' || part.weight <= MOST_OF_ONE_FUND

/** Percent of a year's fee, as yuan of an amount. */
export const yearFee = (amount: Decimal, rate: Decimal): Decimal =>
  roundCent(multiply(amount, multiply(rate, '0.01')))

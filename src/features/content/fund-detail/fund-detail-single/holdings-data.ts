import type * as v from 'valibot'
import type { queryFundHoldings } from '#api/calls/fund-archives.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { compare, roundTo, sum, toFloat, type Decimal } from '#domain/money/money.ts'
import type { ShareBar } from './ShareBars.tsx'

export type Holdings = v.InferOutput<typeof queryFundHoldings.payload>

export const HOLDING_TABS = [
  { key: 'assets', label: '资产' },
  { key: 'industries', label: '行业' },
  { key: 'stocks', label: '股票' },
  { key: 'bonds', label: '债券' },
] as const
export type HoldingTab = (typeof HOLDING_TABS)[number]['key']

/** The tabs that have something to show: a bond fund has no stocks. */
export function holdingTabs(holdings: Holdings) {
  return HOLDING_TABS.filter(({ key }) => !isEmptyList(holdings[key]))
}

/**
 * Total assets in percent of net assets, where that is above 100, because the fund borrows; else
 * null.
 */
export function assetLeverage({ assets }: Pick<Holdings, 'assets'>): Decimal | null {
  const whole = sum(assets.map(({ share }) => share))
  return compare(whole, '100') > 0 ? roundTo(whole, 2) : null
}

/** The sum of the positions, in percent of net assets. */
export function concentration(positions: readonly { readonly share: Decimal }[]): Decimal {
  return roundTo(sum(positions.map(({ share }) => share)), 2)
}

function changeWords(change: Decimal | null): string {
  if (change === null) return '新进'
  const sign = compare(change, '0')
  if (sign === 0) return '较上期不变'
  return sign > 0 ? `较上期 +${change}%` : `较上期 ${change}%`
}

/**
 * The rows of a tab. Bars are relative to the largest row; those of assets to 100 %, or more where
 * the fund borrows.
 */
export function shareBars(holdings: Holdings, tab: HoldingTab): ShareBar[] {
  const rows: readonly { name: string; share: Decimal; code?: string; change?: Decimal | null }[] =
    holdings[tab]
  const widest = Math.max(...rows.map(({ share }) => toFloat(share)), 1)
  const full = tab === 'assets' ? Math.max(100, widest) : widest
  return rows.map(({ name, share, code, change }) => ({
    key: code ?? name,
    name,
    note: change === undefined ? undefined : changeWords(change),
    value: formatRate(share),
    percent: (toFloat(share) / full) * 100,
  }))
}

import { compare } from '#domain/money/money.ts'
import type { HoldingItem } from '#shared/holding/HoldingRow.tsx'

export const SORTS = [
  { key: 'amount', label: '金额' },
  { key: 'yesterdayIncome', label: '昨日收益' },
  { key: 'holdProfit', label: '持有收益' },
  { key: 'holdProfitRate', label: '收益率' },
] as const

export type SortKey = (typeof SORTS)[number]['key']

export interface Sort {
  readonly key: SortKey
  readonly order: 'down' | 'up'
}

/** The initial order: largest amount first. */
export const FIRST_SORT: Sort = { key: 'amount', order: 'down' }

/** The sort after a tap on `key`: reversed when it is the current one, else largest first. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  return { key, order: key === sort.key && sort.order === 'down' ? 'up' : 'down' }
}

/**
 * A sorted copy. Unknown figures (null) are last in either order; equal ones are ordered by fund
 * code.
 */
export function sortHoldings<H extends Pick<HoldingItem, SortKey | 'fundCode'>>(
  holdings: readonly H[],
  { key, order }: Sort,
): H[] {
  const copy = [...holdings]
  copy.sort((a, b) => {
    const [one, other] = [a[key], b[key]]
    const known =
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : compare(one, other) * (order === 'down' ? -1 : 1)
    return known || (a.fundCode < b.fundCode ? -1 : 1)
  })
  return copy
}

import { compare, type Decimal } from '#domain/money/money.ts'

export const SORTS = [
  { key: 'profit', label: '收益' },
  { key: 'closingAmount', label: '期末' },
  { key: 'inflow', label: '转入' },
  { key: 'outflow', label: '转出' },
] as const

export type SortKey = (typeof SORTS)[number]['key']

export interface Sort {
  readonly key: SortKey
  readonly order: 'down' | 'up'
}

/** The initial order: what gained most first. */
export const FIRST_SORT: Sort = { key: 'profit', order: 'down' }

/** The sort after a tap on `key`: reversed when it is the current one, else largest first. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  return { key, order: key === sort.key && sort.order === 'down' ? 'up' : 'down' }
}

/** A sorted copy; equal ones are ordered by fund code. */
export function sortProfits<P extends Readonly<Record<SortKey | 'fundCode', Decimal>>>(
  profits: readonly P[],
  { key, order }: Sort,
): P[] {
  const copy = [...profits]
  const way = order === 'down' ? -1 : 1
  copy.sort((a, b) => compare(a[key], b[key]) * way || (a.fundCode < b.fundCode ? -1 : 1))
  return copy
}

/** Lists of holdings by one of their figures. */
import { compare, type Decimal } from '#domain/money/money.ts'

export interface Sort<Key extends string> {
  readonly key: Key
  readonly order: 'down' | 'up'
}

/** The sort after a tap on `key`: reversed when it is the current one, else largest first. */
export function nextSort<Key extends string>(sort: Sort<Key>, key: Key): Sort<Key> {
  return { key, order: key === sort.key && sort.order === 'down' ? 'up' : 'down' }
}

/**
 * A sorted copy. Unknown figures (null) are last in either order; equal ones are ordered by fund
 * code.
 */
export function sortFigures<
  Key extends string,
  Item extends Readonly<Record<NoInfer<Key>, Decimal | null>> & { readonly fundCode: string },
>(items: readonly Item[], { key, order }: Sort<Key>): Item[] {
  const copy = [...items]
  copy.sort((a, b) => {
    const one: Decimal | null = a[key]
    const other: Decimal | null = b[key]
    const known =
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : compare(one, other) * (order === 'down' ? -1 : 1)
    return known || (a.fundCode < b.fundCode ? -1 : 1)
  })
  return copy
}

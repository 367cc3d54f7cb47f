/** The goods of the mall that are shown, and their order: rules.md#coin-mall. */
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { GoodsKind } from './exchange.ts'

interface ListedGoods {
  readonly kind: GoodsKind
  readonly coins: number
  readonly left: number | null
  readonly until: Time14 | null
}

export interface GoodsView {
  readonly kind: GoodsKind | 'all'
  /** `given`: as the mall lists them. */
  readonly sort: 'given' | 'fewest' | 'most'
  /** Only what the balance pays for, and is there; null for all. */
  readonly within: number | null
}

/** Leaves out goods that are over; goods of one price stay in the order of the mall. */
export function viewedGoods<Goods extends ListedGoods>(
  goods: readonly Goods[],
  { kind, sort, within }: GoodsView,
  now: Time14,
): readonly Goods[] {
  const shown = goods.filter(
    (it) =>
      (kind === 'all' || it.kind === kind) &&
      (it.until === null || now < it.until) &&
      (within === null || (it.coins <= within && it.left !== 0)),
  )
  if (sort === 'given') return shown
  const sign = sort === 'fewest' ? 1 : -1
  shown.sort((a, b) => sign * (a.coins - b.coins))
  return shown
}

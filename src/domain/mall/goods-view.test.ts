import { expect, test } from 'vitest'
import { viewedGoods, type GoodsView } from './goods-view.ts'

const NOW = '20260311100000'
const GOODS = [
  { id: 'a', kind: 'coupon', coins: 50, left: null, until: null },
  { id: 'b', kind: 'thing', coins: 300, left: 3, until: null },
  { id: 'c', kind: 'thing', coins: 50, left: 0, until: null },
  { id: 'd', kind: 'right', coins: 10, left: 1, until: NOW },
  { id: 'e', kind: 'charity', coins: 10, left: null, until: '20260311100001' },
] as const

const VIEW: GoodsView = { kind: 'all', sort: 'given', within: null }

test.each<[Partial<GoodsView>, string]>([
  [{}, 'a b c e'],
  [{ kind: 'thing' }, 'b c'],
  [{ kind: 'right' }, ''],
  [{ sort: 'fewest' }, 'e a c b'],
  [{ sort: 'most' }, 'b a c e'],
  [{ within: 50 }, 'a e'],
  [{ within: 49 }, 'e'],
  [{ kind: 'thing', within: 300, sort: 'most' }, 'b'],
])('shows of the goods, viewed by %j, %s', (view, ids) => {
  const shown = viewedGoods(GOODS, { ...VIEW, ...view }, NOW)
  expect(shown.map(({ id }) => id).join(' ')).toBe(ids)
})

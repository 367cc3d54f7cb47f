import type * as v from 'valibot'
import type { listGoldGoods, queryGoldGoods } from '#api/calls/gold/mall.ts'
import { UNIT } from '#test/sandbox/activity/books.ts'
import { unitBalance } from '#test/sandbox/activity/unit-lots.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { termsOf, type Goods } from './goods-catalogue.ts'
import { exchangesOf, isMember, seasonOf } from './goods-terms.ts'
import { goodsLeft, restockAt } from './stock.ts'

type GoodsView = v.InferInput<typeof listGoldGoods.payload>['goods'][number]

export function goodsView({ db, clock }: World, it: Goods): GoodsView {
  const { goodsId, kind, title, coins, memberOnly = false } = it
  return {
    goodsId,
    kind,
    title,
    coins,
    pictureUrl: `/documents/goods/${goodsId}.svg`,
    left: goodsLeft(db, it, clock.now()),
    restockAt: restockAt(db, it, clock.now()),
    memberOnly,
    ...seasonOf(db, it),
  }
}

/** The goods, with what concerns the user where one is signed in. */
export function goodsDetail(
  world: World,
  it: Goods,
  user: User | undefined,
): v.InferInput<typeof queryGoldGoods.payload> {
  const { validity, delivery, rules } = termsOf(it)
  const { db, clock } = world
  return {
    ...goodsView(world, it),
    serverTime: clock.now(),
    limit: it.limit,
    validity,
    delivery,
    rules: [...rules],
    own:
      user === undefined
        ? null
        : {
            balance: unitBalance(db, { unit: UNIT.coin, userId: user.user_id }),
            used: exchangesOf(db, user.user_id, it),
            member: isMember(db, user),
            verified: user.auth_flag === '1',
          },
  }
}

import type * as v from 'valibot'
import type { listGoldGoods, queryGoldGoods } from '#api/calls/gold/mall.ts'
import { RET } from '#api/endpoint.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { unitBalance } from '#test/sandbox/departments/units/unit-lots.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { batchById, goodsBatchId } from '#test/sandbox/departments/coupons/batches.ts'
import { isWorth, savingText } from '#test/sandbox/departments/coupons/saving-funds.ts'
import {
  GOODS,
  goodsById,
  termsOf,
  type Goods,
} from '#test/sandbox/departments/units/goods-catalogue.ts'
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

/**
 * Returns whether goods are worth their coins: a coupon that saves nothing anywhere is not sold.
 */
function isSold({ market }: World, it: Goods, userId: string): boolean {
  const batch = batchById(goodsBatchId(it))
  return batch === undefined || isWorth(market, batch, userId)
}

/** All that the user can be sold, in the order of the mall. */
export const soldGoods = (world: World, userId: string): readonly Goods[] =>
  GOODS.filter((it) => isSold(world, it, userId))

/** Goods that are sold; RET.notFound for any other. */
export function requireGoods(world: World, goodsId: string, userId: string): Goods {
  const it = goodsById(goodsId)
  if (!it || !isSold(world, it, userId)) throw new Refusal(RET.notFound, '没有这件商品')
  return it
}

/** The goods, with what concerns the user where one is signed in. */
export function goodsDetail(
  world: World,
  it: Goods,
  user: User | undefined,
): v.InferInput<typeof queryGoldGoods.payload> {
  const { validity, delivery, rules } = termsOf(it)
  const { db, clock, market } = world
  const batch = batchById(goodsBatchId(it))
  const saving = batch === undefined ? '' : savingText(market, batch, user?.user_id ?? '')
  return {
    ...goodsView(world, it),
    serverTime: clock.now(),
    limit: it.limit,
    validity,
    delivery,
    rules: saving === '' ? [...rules] : [saving, ...rules],
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

import { expect, test } from 'vitest'
import { listCoupons, queryCoupon } from '#api/calls/coupons/coupon.ts'
import { exchangeGoldGoods, queryGoldExchange } from '#api/calls/gold/mall.ts'
import { GOODS } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { assertActivityBalanced } from '#test/sandbox/departments/units/books.ts'
import { GAME, TEXTS } from '#test/sandbox/departments/activity/catalogue.ts'
import { claimReward } from '#test/sandbox/departments/activity/rewards.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { batchById, goodsBatchId } from './batches.ts'
import { findCoupon } from './book.ts'

const { sandbox, coins } = useSandbox('coins')

test('a coupon of the coin mall is in the coupon centre, once for a request', async () => {
  const request = { requestNo: 'R202603111000000001', goodsId: 'G101', coins: 100 }
  const { exchangeNo } = await ask(sandbox, exchangeGoldGoods, request, coins)
  await ask(sandbox, exchangeGoldGoods, request, coins)
  const { cardId } = await ask(sandbox, queryGoldExchange, { exchangeNo }, coins)
  const { coupon } = await ask(sandbox, queryCoupon, { cardId: cardId ?? '' }, coins)
  expect(coupon).toMatchObject({
    title: '申购费 1 折券',
    terms: { kind: 'rateFactor', factor: '0.1' },
    state: 'usable',
  })
  const { records } = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 50 }, coins)
  expect(records.filter((it) => it.title === '申购费 1 折券')).toHaveLength(1)
})

test('every coupon of the mall is a batch, with the factor of its title', () => {
  const coupons = GOODS.filter(({ kind }) => kind === 'coupon')
  expect(coupons.length).toBeGreaterThan(10)
  for (const it of coupons) {
    const tenths = /(\d) 折/.exec(it.title)?.[1]
    expect(batchById(goodsBatchId(it))?.terms).toMatchObject({ factor: `0.${tenths}` })
  }
})

test('an activity that promises a coupon gives one with the claim, and none with the next', () => {
  const db = new Database(':memory:')
  const time = '20260311100000'
  openState(db, builtInMarket('plans'), 'built-in funds, seed plans', time)
  const promised = TEXTS[GAME]?.rewards.find(({ rewardType }) => rewardType === '2')
  if (!promised) throw new Error('the game promises no coupon')
  const claim = { userId: 'zhang', scope: GAME, time }
  const { cardId } = claimReward(db, claim, promised)
  expect(findCoupon(db, 'zhang', cardId ?? '')).toMatchObject({ state: 'held' })
  expect(() => claimReward(db, claim, promised)).toThrow('奖励已领取')
  assertActivityBalanced(db)
  db.close()
})

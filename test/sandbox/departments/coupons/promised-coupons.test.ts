import { expect, test } from 'vitest'
import { couponFace } from '#domain/coupon/coupon-words.ts'
import { TEXTS } from '#test/sandbox/departments/activity/catalogue.ts'
import { rewardCard, rewardText } from '#test/sandbox/departments/activity/rewards.ts'
import { GOODS } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { batchOf, goodsBatchId } from './batches.ts'

const goods = GOODS.filter(({ kind }) => kind === 'coupon')

test.each(goods.map((it) => [it.title, it] as const))(
  'the goods %s are a coupon of that face',
  (title, it) => {
    const { terms, scenes } = batchOf(goodsBatchId(it))
    const tenths = /(\d) 折/.exec(title)?.[1]
    expect(couponFace(terms)).toContain(`申购费 ${tenths} 折`)
    expect(scenes).toEqual([title.includes('定投') ? 'plan' : 'buy'])
  },
)

test('every reward that says a coupon is one, and none says one that it is not', () => {
  const rewards = Object.values(TEXTS).flatMap((it) => it.rewards)
  const claim = { userId: 'zhang', scope: 'any' }
  const promised = rewards.filter((it) => rewardText(it).includes('券'))
  expect(promised.length).toBeGreaterThan(0)
  expect(promised).toEqual(rewards.filter((it) => rewardCard(claim, it) !== null))
})

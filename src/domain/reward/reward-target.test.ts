import { brand } from '#domain/brand.ts'
import { expect, test } from 'vitest'
import {
  rewardTarget,
  rewardWords,
  type RewardType,
  purchaseCoins,
  taskReward,
} from './reward-target.ts'

test.each<[RewardType, string | null, ReturnType<typeof rewardTarget>]>([
  ['1', null, { to: 'coinRecords' }],
  ['1', 'c1', { to: 'coinRecords' }],
  ['2', 'c1', { to: 'coupon', cardId: 'c1' }],
  ['2', null, null],
  ['2', '', null],
  ['3', 'c1', null],
])('a reward of type %s with the coupon %s leads to %j', (rewardType, cardId, target) => {
  expect(rewardTarget({ rewardType, cardId })).toEqual(target)
})

test.each<[RewardType, number | null, string]>([
  ['1', 100, '+100 金币'],
  ['1', null, '原话'],
  ['2', null, '原话'],
  ['3', 3, '原话'],
])('a reward of type %s of %s coins reads %s', (rewardType, goldCount, words) => {
  expect(rewardWords({ rewardType, goldCount, rewardTxt: '原话' })).toBe(words)
})

test.each([
  [200, true, 200, '200 金币'],
  [200, false, 0, '徽章'],
  [0, true, 0, '徽章'],
] as const)('a purchase of %d coins, released %j, brings %d', (coins, released, brought, words) => {
  expect(purchaseCoins(coins, released)).toBe(brought)
  expect(taskReward(brought)).toBe(words)
})

test('a release brings no coins for purchases', () => {
  expect(brand.features.purchaseCoins).toBe(false)
})

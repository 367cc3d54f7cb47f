import { expect, test } from 'vitest'
import { bringsIncome } from '#domain/coupon/coupon.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { GOODS } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { batchById, CATALOGUE, goodsBatchId, type Batch } from './batches.ts'
import { isWorth, savingFunds, savingText } from './saving-funds.ts'

const market = builtInMarket('plans')
const given = [...CATALOGUE, ...GOODS.flatMap((it) => batchById(goodsBatchId(it)) ?? [])].filter(
  ({ terms }) => !bringsIncome(terms),
)

test.each(given.map((batch) => [batch.batchId, batch] as const))(
  'the coupon %s saves something on a fund of its scope, at the rates of anyone',
  (_id, batch) => {
    for (const userId of ['', 'saver', 'qian', 'zhang', 'coins'])
      expect(savingFunds(market, batch, userId).length).toBeGreaterThan(0)
  },
)

test('a coupon that saves nothing on any fund of its scope may not be offered', () => {
  const tenth = given.find(({ batchId }) => batchId === 'gift-tenth')
  if (!tenth) throw new Error('there is no such batch')
  const none: Batch = { ...tenth, scope: { ...tenth.scope, fundCodes: ['980101', '980301'] } }
  expect(isWorth(market, none, '')).toBe(false)
  expect(savingText(market, none, '')).toBe('')
  expect(isWorth(market, { ...none, scope: { ...none.scope, fundCodes: ['981291'] } }, '')).toBe(
    true,
  )
})

test('the saving that is named is the one on the fund where it is greatest', () => {
  const tenth = given.find(({ batchId }) => batchId === 'gift-tenth')
  if (!tenth) throw new Error('there is no such batch')
  // 10,000 at 0.80 % are 79.37; a tenth of the rate is 7.99, and 50 is the most that is saved.
  expect(savingText(market, tenth, '')).toContain(
    '买入 10,000.00 元岚湖成长先锋混合A（981291），申购费 79.37 元减至 29.37 元，省 50.00 元',
  )
})

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { buyGameFund } from '#api/calls/game-trading.ts'
import { gameLimits, gamePurchase } from './game-purchase.ts'

const fund = {
  fundCode: '980101',
  fundName: '禾岸灵活配置混合A',
  minAmount: '10.00',
  amountStep: '0.01',
}
const requestNo = 'ABCDEFGHJKLMNPQRSTUV'
const orderOf = (amount: string, cash = '100000.00') =>
  gamePurchase({ activityId: 'mncj-1', fund, cash, draft: { amount, requestNo } })

describe('the simulated order that buys a fund', () => {
  test('has the call and the words of what was entered', () => {
    expect(orderOf('1000.006')).toBeNull()
    expect(orderOf('1000')).toEqual({
      kind: 'purchase',
      fundCode: '980101',
      endpoint: buyGameFund,
      input: { activityId: 'mncj-1', requestNo, fundCode: '980101', amount: '1000.00' },
      subject: '模拟买入 禾岸灵活配置混合A',
      figure: '1000.00',
      unit: '元',
      items: [],
      questions: [],
    })
  })

  test('fits its endpoint', () => {
    expect(v.safeParse(buyGameFund.request, orderOf('1000')?.input).success).toBe(true)
  })

  test('may spend all of the cash', () => {
    expect(orderOf('100000')?.figure).toBe('100000.00')
  })

  test.each([
    ['nothing', ''],
    ['no number', '一千'],
    ['zero', '0'],
    ['less than the least', '9.99'],
    ['more than the cash', '100000.01'],
  ])('is missing for %s', (_, amount) => {
    expect(orderOf(amount)).toBeNull()
  })

  test('is missing without cash', () => {
    expect(orderOf('10', '0.00')).toBeNull()
  })
})

test('a simulated order has no limit but those of the fund and the cash', () => {
  expect(gameLimits(fund, '5.00')).toEqual({
    minAmount: '10.00',
    amountStep: '0.01',
    maxAmount: '5.00',
    dailyLeft: null,
    card: null,
  })
})

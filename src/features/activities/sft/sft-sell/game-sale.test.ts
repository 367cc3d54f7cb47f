import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { sellGameFund, sellPreview } from '#api/calls/game-trading.ts'
import { gameSale } from './game-sale.ts'

const fund = { fundCode: '980101', fundName: '禾岸灵活配置混合A' }
const requestNo = 'ABCDEFGHJKLMNPQRSTUV'
const orderOf = (shares: string, usable = '1500.00') =>
  gameSale({ activityId: 'mncj-1', fund, usable, draft: { shares, requestNo } })

describe('the simulated order that sells shares', () => {
  test('has the call and the words of what was entered', () => {
    expect(orderOf('500')).toEqual({
      kind: 'redeem',
      fundCode: '980101',
      endpoint: sellGameFund,
      input: { activityId: 'mncj-1', requestNo, fundCode: '980101', shares: '500.00' },
      subject: '模拟卖出 禾岸灵活配置混合A',
      figure: '500.00',
      unit: '份',
      items: [],
      questions: [
        {
          kind: 'fee',
          label: '赎回费',
          verb: '卖出',
          estimate: {
            endpoint: sellPreview,
            input: { activityId: 'mncj-1', fundCode: '980101', shares: '500.00' },
          },
        },
      ],
    })
  })

  test('fits its endpoint', () => {
    expect(v.safeParse(sellGameFund.request, orderOf('500')?.input).success).toBe(true)
  })

  test('may sell all that is usable', () => {
    expect(orderOf('1500')?.figure).toBe('1500.00')
  })

  test.each([
    ['nothing', ''],
    ['no number', '全部'],
    ['zero', '0'],
    ['more than is usable', '1500.01'],
  ])('is missing for %s', (_, shares) => {
    expect(orderOf(shares)).toBeNull()
  })
})

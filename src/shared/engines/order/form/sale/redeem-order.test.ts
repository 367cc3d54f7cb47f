import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { estimateRedeem, redeem } from '#api/calls/redeem.ts'
import { redeemOrder } from './sale-orders.ts'
import { saleOf } from './sale.ts'
import { saleAccount, saleInfo } from './testing/sale-info.ts'

const fund = { fundCode: '980301', fundName: '禾岸灵活配置混合A' }
const draft = { redeemTo: 'card', largeRedeemFlag: '1' } as const
const orderOf = (entered: string, change: Partial<Parameters<typeof redeemOrder>[0]> = {}) =>
  redeemOrder({
    fund,
    sale: saleOf({ type: 'redeem', info: saleInfo, account: saleAccount, entered }),
    draft,
    ...change,
  })

describe('the order that sells shares', () => {
  test('has the call, the words and the questions of what was entered', () => {
    expect(orderOf('500')).toEqual({
      kind: 'redeem',
      fundCode: '980301',
      endpoint: redeem,
      input: {
        fundCode: '980301',
        bankSerial: 'bank-1',
        shares: '500.00',
        redeemTo: 'card',
        largeRedeemFlag: '1',
      },
      subject: '卖出 禾岸灵活配置混合A',
      figure: '500.00',
      unit: '份',
      items: [{ label: '到账方式', value: '江海银行（尾号 1024）' }],
      questions: [
        {
          kind: 'fee',
          label: '预估赎回费',
          verb: '卖出',
          estimate: {
            endpoint: estimateRedeem,
            input: { fundCode: '980301', bankSerial: 'bank-1', shares: '500.00' },
          },
        },
        {
          kind: 'repeat',
          order: { kind: 'redeem', account: '江海银行（尾号 1024）', targetFundCode: null },
        },
      ],
    })
  })

  test('sends the remainder below the minimum holding along, and estimates what was entered', () => {
    const order = orderOf('1450')
    expect(order?.figure).toBe('1500.00')
    expect(order?.input).toMatchObject({ shares: '1500.00' })
    expect(order?.items[0]).toEqual({ label: '一并卖出', value: '50.00 份' })
    expect(order?.questions[0]).toMatchObject({
      estimate: { input: { shares: '1450.00' } },
    })
  })

  test('names the wallet where the money goes there', () => {
    const items = orderOf('500', { draft: { ...draft, redeemTo: 'wallet' } })?.items
    expect(items).toEqual([{ label: '到账方式', value: '禾岸宝' }])
  })

  test.each([
    ['nothing', ''],
    ['no number', 'abc'],
    ['zero', '0'],
    ['less than the least', '9.99'],
    ['more than is usable', '1500.01'],
  ])('is missing for %s', (_, entered) => {
    expect(orderOf(entered)).toBeNull()
  })

  test('is missing without a card that holds shares', () => {
    const sale = saleOf({ type: 'redeem', info: saleInfo, account: null, entered: '500' })
    expect(orderOf('500', { sale })).toBeNull()
  })

  test('fits its endpoint once the proof is added', () => {
    const proof = {
      applyNo: 'A202603111004315C',
      transPwd: `v1${`.${'x'.repeat(16)}`.repeat(4)}`,
      pricingDay: '20260311',
    }
    const { success } = v.safeParse(redeem.request, { ...orderOf('500')?.input, ...proof })
    expect(success).toBe(true)
  })
})

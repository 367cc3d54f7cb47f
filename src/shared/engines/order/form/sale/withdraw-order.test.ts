import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { estimateRedeem, fastRedeemRepeat, redeem } from '#api/calls/redeem.ts'
import { saleOf } from './sale.ts'
import { saleAccount, saleInfo } from './testing/sale-info.ts'
import { withdrawOrder } from './sale-orders.ts'

const fund = { fundCode: '980901', fundName: '禾岸添利货币A' }
const orderOf = (entered: string, quick: boolean, quickLeft: string | null = null) =>
  withdrawOrder({
    fund,
    sale: saleOf({ type: 'withdraw', info: saleInfo, account: saleAccount, entered, quickLeft }),
    quick,
    redeemTo: 'wallet',
  })

const account = '江海银行（尾号 1024）'
const proof = { applyNo: 'A202603111004315C', transPwd: `v1${`.${'x'.repeat(16)}`.repeat(4)}` }

describe('the order that withdraws', () => {
  test('is quick by a call of its own, to the card, without a fee', () => {
    const order = orderOf('500', true)
    expect(order).toEqual({
      kind: 'fastRedeem',
      fundCode: '980901',
      endpoint: fastRedeemRepeat,
      input: { fundCode: '980901', bankSerial: 'bank-1', amount: '500.00' },
      subject: '快速取出 禾岸添利货币A',
      figure: '500.00',
      unit: '元',
      items: [
        { label: '到账方式', value: account },
        { label: '手续费', value: '0.00 元' },
      ],
      questions: [{ kind: 'repeat', order: { kind: 'fastRedeem', account, targetFundCode: null } }],
    })
    const { success } = v.safeParse(fastRedeemRepeat.request, { ...order?.input, ...proof })
    expect(success).toBe(true)
  })

  test('is ordinary by the call of a sale, whose fee is asked for', () => {
    const order = orderOf('500', false)
    const request = { fundCode: '980901', bankSerial: 'bank-1', shares: '500.00' }
    expect(order).toEqual({
      kind: 'redeem',
      fundCode: '980901',
      endpoint: redeem,
      input: { ...request, redeemTo: 'wallet', largeRedeemFlag: '1' },
      subject: '普通取出 禾岸添利货币A',
      figure: '500.00',
      unit: '元',
      items: [{ label: '到账方式', value: '禾岸宝' }],
      questions: [
        {
          kind: 'fee',
          label: '手续费',
          verb: null,
          estimate: { endpoint: estimateRedeem, input: request },
        },
        { kind: 'repeat', order: { kind: 'redeem', account, targetFundCode: null } },
      ],
    })
    const input = { ...order?.input, ...proof, pricingDay: '20260311' }
    expect(v.safeParse(redeem.request, input).success).toBe(true)
  })

  test.each([
    ['nothing entered', orderOf('', true)],
    ['more than is usable', orderOf('1500.01', false)],
    ['more than is left of the quick limit', orderOf('500', true, '499.99')],
  ])('is missing for %s', (_, order) => {
    expect(order).toBeNull()
  })
})

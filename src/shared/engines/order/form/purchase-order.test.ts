import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { choiceOf } from '#domain/coupon/best-coupons.ts'
import { couponCard } from '#shared/engines/coupon/testing/coupon-card.ts'
import { TEST_ACCOUNT } from '#shared/engines/order/value/testing/test-account.ts'
import { purchaseOrder } from './purchase-order.ts'

const fund = {
  fundCode: '980301',
  fundName: '禾岸灵活配置混合A',
  discount: '0.1',
  nav: '1.2500',
  purchaseTiers: [{ upTo: null, rate: '0.80', flat: null }],
}
const config = {
  serverTime: '20260311100000',
  cutoffTime: '20260311150000',
  tradeDate: '20260311',
  navDate: '20260311',
  confirmDate: '20260312',
  incomeDate: '20260313',
  redeemableDate: '20260313',
  minAmount: '10.00',
  amountStep: '0.01',
  maxAmount: '100000.00',
  dailyLeft: null,
  overseasMarkets: [],
  overseasClosures: [],
}
const hash = 'a'.repeat(64)
type Purchase = Parameters<typeof purchaseOrder>[0]
const orderOf = (amount: string, change: Partial<Purchase> = {}) =>
  purchaseOrder({
    facts: { fund, config },
    account: TEST_ACCOUNT,
    draft: { amount, read: [hash], agreed: true },
    verb: '买入',
    coupons: null,
    cfmTime: null,
    ...change,
  })

describe('the order that buys a fund', () => {
  test('has the call, the words and the questions of what was entered', () => {
    expect(orderOf('10000')).toEqual({
      kind: 'purchase',
      fundCode: '980301',
      endpoint: applyByEncriptTransPwd,
      input: { fundCode: '980301', amount: '10000.00', bankSerial: 'bank-1', cfmTime: null },
      subject: '买入 禾岸灵活配置混合A',
      figure: '10000.00',
      unit: '元',
      items: [
        { label: '付款方式', value: '江海银行（尾号 1024）' },
        { label: '预估费用', value: '7.99 元' },
      ],
      questions: [
        { kind: 'documents', fundCode: '980301', consent: { read: [hash], agreed: true } },
        {
          kind: 'repeat',
          order: { kind: 'purchase', account: '江海银行（尾号 1024）', targetFundCode: null },
        },
      ],
    })
  })

  test('carries its coupons, what they save, and the question whether that still holds', () => {
    const coupons = choiceOf([couponCard('a', { terms: { kind: 'feeCut', cut: '5.00' } })], {
      scene: 'buy',
      fundCode: '980301',
      fundTypeCode: '4',
      amount: '10000.00',
      tiers: fund.purchaseTiers,
      discount: fund.discount,
      container: null,
      payBy: null,
      instalment: null,
    })
    const order = orderOf('10000', { coupons })
    const cardId = 'a'.repeat(24)
    expect(order?.input).toMatchObject({ cardIds: [cardId] })
    expect(order?.items.slice(1)).toEqual([
      { label: '预估费用', value: '2.99 元' },
      { label: '优惠券', value: '-5.00 元' },
    ])
    expect(order?.questions[1]).toEqual({
      kind: 'coupons',
      request: {
        scene: 'buy',
        fundCode: '980301',
        amount: '10000.00',
        cardIds: cardId,
        payBy: 'card',
      },
      benefit: '5.00',
    })
  })

  test('names the wallet as the channel that pays', () => {
    const wallet = { ...TEST_ACCOUNT, channelId: '8901', walletBalance: '20000.00' }
    expect(orderOf('100', { account: wallet })?.input).toMatchObject({ channelId: '8901' })
  })

  test('carries the verb and the answer to the risk warning', () => {
    const order = orderOf('100', { verb: '存入', cfmTime: '20260311100000' })
    expect(order?.subject).toBe('存入 禾岸灵活配置混合A')
    expect(order?.input).toMatchObject({ cfmTime: '20260311100000' })
  })

  test.each([
    ['nothing', ''],
    ['no number', '一百'],
    ['zero', '0'],
    ['less than the least', '9.99'],
    ['more than the card pays today', '20000.01'],
    ['more than one order may be', '100000.01'],
    ['a tenth of a cent', '10.001'],
  ])('is missing for %s', (_, amount) => {
    expect(orderOf(amount)).toBeNull()
  })

  test('is missing without an account that can pay', () => {
    expect(orderOf('100', { account: null })).toBeNull()
  })

  test('fits its endpoint once documents and proof are added', () => {
    const proof = {
      applyNo: 'A202603111004315C',
      transPwd: `v1${`.${'x'.repeat(16)}`.repeat(4)}`,
      pricingDay: '20260311',
      protocolHashes: [hash],
    }
    const input = { ...orderOf('100')?.input, ...proof }
    expect(v.safeParse(applyByEncriptTransPwd.request, input).success).toBe(true)
  })
})

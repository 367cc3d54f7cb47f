import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { convert, estimateConvert } from '#api/calls/convert.ts'
import { saleOf } from './sale.ts'
import { saleAccount, saleInfo } from './testing/sale-info.ts'
import { convertOrder } from './sale-orders.ts'

const fund = { fundCode: '980301', fundName: '禾岸灵活配置混合A' }
const target = { fundCode: '980302', fundName: '禾岸纯债债券A' }
const hash = 'a'.repeat(64)
const draft = { largeRedeemFlag: '1', confirmed: null, read: [hash], agreed: true } as const
type Convert = Parameters<typeof convertOrder>[0]
const orderOf = (entered: string, change: Partial<Convert> = {}) =>
  convertOrder({
    fund,
    target,
    sale: saleOf({ type: 'convert', info: saleInfo, account: saleAccount, entered }),
    draft: { ...draft, read: [hash] },
    ...change,
  })

const request = {
  fundCode: '980301',
  bankSerial: 'bank-1',
  shares: '1450.00',
  targetFundCode: '980302',
}

describe('the order that converts shares', () => {
  test('has the call, the words and the questions of what was entered', () => {
    expect(orderOf('1450')).toEqual({
      kind: 'convert',
      fundCode: '980301',
      endpoint: convert,
      input: { ...request, shares: '1500.00', largeRedeemFlag: '1' },
      subject: '禾岸灵活配置混合A 转换为 禾岸纯债债券A',
      figure: '1500.00',
      unit: '份',
      items: [
        { label: '一并转出', value: '50.00 份' },
        { label: '持有银行卡', value: '江海银行（尾号 1024）' },
      ],
      questions: [
        { kind: 'risk', fundCode: '980302', confirmed: null },
        {
          kind: 'fee',
          label: '预估费用',
          verb: '转换',
          estimate: { endpoint: estimateConvert, input: request },
        },
        { kind: 'documents', fundCode: '980302', consent: { read: [hash], agreed: true } },
        {
          kind: 'repeat',
          order: { kind: 'convert', account: '江海银行（尾号 1024）', targetFundCode: '980302' },
        },
      ],
    })
  })

  test.each([
    ['nothing entered', orderOf('')],
    ['more than is usable', orderOf('1500.01')],
    ['no target', orderOf('500', { target: undefined })],
  ])('is missing for %s', (_, order) => {
    expect(order).toBeNull()
  })

  test('fits its endpoint once the questions are answered and the proof is added', () => {
    const rest = {
      applyNo: 'A202603111004315C',
      transPwd: `v1${`.${'x'.repeat(16)}`.repeat(4)}`,
      pricingDay: '20260311',
      protocolHashes: [hash],
      cfmTime: null,
    }
    const input = { ...orderOf('500')?.input, ...rest }
    expect(v.safeParse(convert.request, input).success).toBe(true)
  })
})

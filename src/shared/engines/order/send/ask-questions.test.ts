import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { sellPreview } from '#api/calls/game-trading.ts'
import { estimateRedeem, redeem } from '#api/calls/redeem.ts'
import { askQuestions, type QuestionOptions } from './ask-questions.ts'
import type { QuestionScreen } from './use-question-screen.ts'
import {
  feeEstimate,
  figureText,
  type OrderValue,
  type Question,
} from '#shared/engines/order/value/order-value.ts'

const valueWith = (...questions: Question[]): OrderValue => ({
  kind: 'redeem',
  fundCode: '980301',
  endpoint: redeem,
  input: { fundCode: '980301' },
  subject: '卖出 禾岸灵活配置混合A',
  figure: '1500.00',
  unit: '份',
  items: [{ label: '到账方式', value: '江海银行（尾号 1024）' }],
  questions,
})

const hash = 'a'.repeat(64)
const consent = { read: [hash], agreed: true }
const documents = { kind: 'documents', fundCode: '980301', consent } as const
const risk = { kind: 'risk', fundCode: '980302', confirmed: null } as const

const asked: string[] = []
afterEach(() => asked.splice(0))

/** A screen that answers each question in the way given. */
const screen = (change: Partial<QuestionScreen> = {}): QuestionScreen => ({
  fresh: () => Promise.reject(new Error('not asked for')),
  stillAgreed() {
    asked.push('documents')
    return Promise.resolve([{ protocolId: 'contract', title: '合同', hash, sections: [] }])
  },
  tradeGate() {
    asked.push('risk')
    return Promise.resolve({ cfmTime: '20260311100000' })
  },
  ...change,
})

/** The options of an order with these questions, whose draft notes what it is to keep. */
const order = (...questions: Question[]): QuestionOptions => ({
  order: valueWith(...questions),
  application: null,
  onDraftChange({ confirmed }) {
    if (confirmed) asked.push(`${confirmed.fundCode} ${confirmed.cfmTime}`)
  },
})

describe('the questions of an order', () => {
  test('leave an order without any as it is', async () => {
    expect(await askQuestions(order(), screen())).toEqual(valueWith())
  })

  test('add the documents that were agreed to', async () => {
    const agreed = await askQuestions(order(documents), screen())
    expect(agreed?.input).toEqual({ fundCode: '980301', protocolHashes: [hash] })
  })

  test('add when a risk warning was answered, which the draft keeps', async () => {
    const confirmed = await askQuestions(order(risk), screen())
    expect(confirmed?.input).toMatchObject({ cfmTime: '20260311100000' })
    expect(asked).toEqual(['risk', '980302 20260311100000'])
  })

  test('show a risk warning once for a fund', async () => {
    const confirmed = { fundCode: '980302', cfmTime: '20260311095900' }
    const sent = await askQuestions(order({ ...risk, confirmed }), screen())
    expect([sent?.input['cfmTime'], asked]).toEqual(['20260311095900', []])
    await askQuestions(
      order({ ...risk, confirmed: { ...confirmed, fundCode: '980303' } }),
      screen(),
    )
    expect(asked).toContain('risk')
  })

  test('end at the first one that the user turns down', async () => {
    const turned = screen({ tradeGate: () => Promise.resolve(null) })
    expect(await askQuestions(order(risk, documents), turned)).toBeNull()
    expect(asked).toEqual([])
  })

  test.each(['5.00', '5.01'])('go on where coupons shown to save 5.00 save %s', async (cut) => {
    const quote = { ownFee: '7.99', fee: '2.99', cut, back: '0.00' }
    const quoted = screen({ fresh: async (endpoint) => v.parse(endpoint.payload, quote) })
    const request = {
      scene: 'buy' as const,
      fundCode: '980301',
      amount: '100.00',
      cardIds: 'a'.repeat(24),
    }
    const coupons: Question = { kind: 'coupons', request, benefit: '5.00' }
    expect(await askQuestions(order(coupons), quoted)).not.toBeNull()
  })

  test('add the fee that the estimate of the order has, also where it is of a simulated sale', async () => {
    const preview = {
      grossAmount: '900.00',
      fee: '4.50',
      netAmount: '895.50',
      navDate: '20260310',
      lots: [],
    }
    const fee = {
      kind: 'fee',
      label: '赎回费',
      verb: '卖出',
      estimate: feeEstimate(sellPreview, {
        activityId: 'mncj-1',
        fundCode: '980301',
        shares: '600.00',
      }),
    } as const
    const estimated = screen({ fresh: async (endpoint) => v.parse(endpoint.payload, preview) })
    const confirmed = await askQuestions(order(fee), estimated)
    expect(confirmed?.items.slice(1)).toEqual([{ label: '赎回费', value: '4.50 元' }])
  })

  test('fail where the provider does not answer', async () => {
    const fee = {
      kind: 'fee',
      label: '预估赎回费',
      verb: null,
      estimate: feeEstimate(estimateRedeem, {
        fundCode: '980301',
        bankSerial: 'bank-1',
        shares: '1500.00',
      }),
    } as const
    await expect(askQuestions(order(fee), screen())).rejects.toThrow('not asked for')
  })

  test('leave the order to what is sent: shares with two decimals, in words', () => {
    expect(figureText(valueWith())).toBe('1,500.00')
    expect(figureText({ figure: '1500.00', unit: '元' })).toBe('1,500.00')
  })
})

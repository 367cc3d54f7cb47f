import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUSINESS_NAMES, isPlaced } from '#domain/business-codes.ts'
import { fundReturn, orderTimeline, TIMELINE_LABELS, type TimelineOrder } from './order-timeline.ts'

const ORDER: TimelineOrder = {
  status: '3',
  businessCode: '22',
  businessKind: '',
  channelId: '1001',
  tradingTaxFlag: '',
  placedAt: '20250717100000',
  paidAt: '20250717100005',
  confirmDate: '20250718',
  incomeDate: '20250721',
  arrivalDate: '20250721',
  arrivalTimeText: '',
  errorDetail: '',
  dividendMethod: null,
  dividend: null,
}
const steps = (change: Partial<TimelineOrder>, today = '20250717') =>
  orderTimeline({ ...ORDER, ...change }, today).map(
    ({ code, date, state }) => `${code} ${date ?? '-'} ${state}`,
  )

describe('timeline of what became of a plan', () => {
  it.each([
    ['59', 'planOpened'],
    ['60', 'planEnded'],
    ['61', 'planChanged'],
  ])('of code %s is the one step %s, which no user ordered', (businessCode, code) => {
    expect(steps({ status: '1', businessCode })).toStrictEqual([`${code} 20250717100000 1`])
  })

  it('says why a plan ended by itself', () => {
    const ended = { ...ORDER, status: '1', businessCode: '60', errorDetail: '连续 3 次扣款失败' }
    expect(orderTimeline(ended, '20250718')).toStrictEqual([
      { code: 'planEnded', date: '20250717100000', state: 1, detail: '连续 3 次扣款失败' },
    ])
  })
})

describe('timeline of a purchase', () => {
  it.each(['9', '8'])('with status %s waits for the payment', (status) => {
    expect(steps({ status, paidAt: null })).toStrictEqual([
      'placed 20250717100000 1',
      'paidAwaitingConfirm - 2',
      'shareConfirmed 20250718 2',
      'viewIncome 20250721 2',
    ])
  })

  it.each(['3', '5'])('with status %s is paid and waits for confirmation', (status) => {
    expect(steps({ status })).toStrictEqual([
      'placed 20250717100000 1',
      'paidAwaitingConfirm 20250717100005 1',
      'shareConfirmed 20250718 2',
      'viewIncome 20250721 2',
    ])
  })

  it('is confirmed and shows when income can be seen', () => {
    expect(steps({ status: '1' }, '20250718').slice(2)).toStrictEqual([
      'shareConfirmed 20250718 1',
      'viewIncome 20250721 2',
    ])
  })

  it('is complete once the confirmation date has passed', () => {
    expect(steps({ status: '1' }, '20250719').slice(2)).toStrictEqual([
      'shareConfirmed 20250718 1',
      'tradeComplete 20250721 1',
    ])
  })

  it.each([
    ['22', '4', 'tradeFailed'],
    ['22', '7', 'tradeFailed'],
    ['22', '2', 'shareConfirmFailed'],
    ['49', '1', 'fundraisingFailed'],
    ['24', '4', 'redemptionFailed'],
    ['24', '2', 'redemptionFailed'],
    ['98', '2', 'withdrawalFailed'],
    ['36', '2', 'conversionFailed'],
    ['29', '2', 'businessFailed'],
    ['29', '4', 'tradeFailed'],
  ])('of code %s with status %s ends in %s, with the detail', (businessCode, status, code) => {
    const timeline = orderTimeline(
      { ...ORDER, businessCode, status, errorDetail: '余额不足' },
      '20250719',
    )
    expect(timeline).toStrictEqual([
      { code: 'placed', date: '20250717100000', state: 1 },
      { code, date: '20250718', state: 3, detail: '余额不足' },
    ])
  })
})

describe('timeline of an order that failed before its day of confirmation', () => {
  it('names no day that has not come', () => {
    const last = (confirmDate: string | null) =>
      steps({ status: '7', confirmDate }, '20250717').at(-1)
    expect(last('20250718')).toBe('tradeFailed - 3')
    expect(last('20250717')).toBe('tradeFailed 20250717 3')
    expect(last(null)).toBe('tradeFailed - 3')
  })
})

describe('timeline of a cancelled order', () => {
  it('says where the money goes', () => {
    expect(orderTimeline({ ...ORDER, status: '6' }, '20250718')).toStrictEqual([
      { code: 'placed', date: '20250717100000', state: 1 },
      {
        code: 'cancelled',
        date: null,
        state: 1,
        fundReturn: { kind: 'card', expectedAt: '20250721235900' },
      },
    ])
  })

  it('returns nothing for a redemption', () => {
    const timeline = orderTimeline({ ...ORDER, businessCode: '24', status: '6' }, '20250718')
    expect(timeline[1]).toStrictEqual({ code: 'cancelled', date: null, state: 1 })
  })

  it.each([
    [{ tradingTaxFlag: '01', channelId: '8901' }, { kind: 'pension' }],
    [{ channelId: '8901' }, { kind: 'balance' }],
    [{ channelId: '8899' }, { kind: 'balance' }],
    [{ businessKind: 'w0' }, { kind: 'wallet' }],
    [{ businessKind: 'okb' }, { kind: 'card', expectedAt: '20250721235900' }],
    [{ arrivalDate: null }, { kind: 'card', expectedAt: null }],
  ])('with %j returns it to %j', (change, expected) => {
    expect(fundReturn({ ...ORDER, ...change })).toStrictEqual(expected)
  })
})

describe('timeline of a redemption', () => {
  it('waits, is confirmed, and then the money arrives', () => {
    const order = { businessCode: '24', arrivalTimeText: '24:00前' }
    expect(steps({ ...order, status: '3' })).toStrictEqual([
      'placed 20250717100000 1',
      'redemptionConfirmed 20250718 2',
      'fundsArrive 20250721 2',
    ])
    expect(steps({ ...order, status: '1' }, '20250720').slice(1)).toStrictEqual([
      'redemptionConfirmed 20250718 1',
      'fundsArrive 20250721 2',
    ])
    expect(steps({ ...order, status: '1' }, '20250721').slice(1)).toStrictEqual([
      'redemptionConfirmed 20250718 1',
      'fundsArrive 20250721 1',
    ])
    const timeline = orderTimeline({ ...ORDER, ...order }, '20250717')
    expect(timeline[2]?.timeText).toBe('24:00前')
  })

  it('falls back on the confirmation date while no arrival is known', () => {
    expect(steps({ businessCode: '24', arrivalDate: null })[2]).toBe('fundsArrive 20250718 2')
  })

  it.each([
    ['1', ['redemptionConfirmed 20250718 1', 'fundsArrive 20250721 1']],
    ['3', ['withdrawalConfirming 20250718 2', 'fundsArrive 20250721 2']],
    ['5', ['withdrawalConfirming 20250718 2', 'fundsArrive 20250721 2']],
  ])('of a quick withdrawal with status %s shows its steps', (status, rest) => {
    expect(steps({ businessCode: '98', status }).slice(1)).toStrictEqual(rest)
  })
})

describe('timeline of a conversion', () => {
  it.each([
    ['', '1', 'conversionComplete 20250718 1'],
    ['', '3', 'conversionComplete 20250718 2'],
    ['6', '1', 'transferPurchaseComplete 20250718 1'],
    ['6', '2', 'transferPurchaseFailed 20250718 3'],
  ])('of kind "%s" with status %s has the step %s', (businessKind, status, step) => {
    for (const businessCode of ['36', '37']) {
      expect(steps({ businessCode, businessKind, status }, '20250718')[1]).toBe(step)
    }
  })
})

describe('timeline of a dividend', () => {
  const dividend = {
    businessCode: '43',
    status: '1',
    dividendMethod: '1',
    dividend: { recordDate: '20250716', exDate: '20250717' },
  }

  it('in cash goes from the record date to the day of payment, and is never an order', () => {
    expect(steps(dividend)).toStrictEqual([
      'dividendRegistered 20250716 1',
      'dividendExDate 20250717 1',
      'dividendPaid 20250721 2',
    ])
    expect(steps(dividend, '20250721').at(-1)).toBe('dividendPaid 20250721 1')
  })

  it('that is reinvested ends in shares', () => {
    expect(steps({ ...dividend, dividendMethod: '0' }, '20250718').at(-1)).toBe(
      'dividendReinvested 20250718 1',
    )
  })

  it('names no record date that is not known, and a failure as that of a dividend', () => {
    const unknown = { ...dividend, dividend: { recordDate: null, exDate: '20250717' } }
    expect(steps({ ...unknown, status: '4' }, '20250719')).toStrictEqual([
      'dividendExDate 20250717 1',
      'dividendFailed 20250718 3',
    ])
  })
})

describe('timeline of what the registrar does', () => {
  it.each([
    ['31', ['businessConfirmed 20250718 1']],
    ['42', ['redemptionConfirmed 20250718 1', 'fundsArrive 20250721 1']],
    ['44', ['businessConfirmed 20250718 1']],
    ['45', ['businessConfirmed 20250718 1']],
  ])('of code %s begins with the registrar, not with an order', (businessCode, rest) => {
    expect(steps({ businessCode, status: '1' }, '20250721')).toStrictEqual([
      'initiated 20250717100000 1',
      ...rest,
    ])
  })
})

describe('timeline of any other business', () => {
  it('is confirmed or waits for it', () => {
    expect(steps({ businessCode: '29', status: '1' })[1]).toBe('businessConfirmed 20250718 1')
    expect(steps({ businessCode: '29', status: '5' })[1]).toBe('businessConfirmed 20250718 2')
  })
})

describe('any timeline', () => {
  it('starts with the order where there is one, has words for each step, and never goes on after a failure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(BUSINESS_NAMES), '??'),
        fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9', ''),
        fc.constantFrom('20250717', '20250719', '20260101'),
        (businessCode, status, today) => {
          const timeline = orderTimeline({ ...ORDER, businessCode, status }, today)
          const isDividend = businessCode === '43'
          expect(timeline[0]?.code === 'placed').toBe(isPlaced(businessCode))
          expect(timeline.length).toBeGreaterThan(isDividend ? 0 : 1)
          expect(timeline.every((step) => TIMELINE_LABELS[step.code].length > 1)).toBe(true)
          const states = timeline.map((step) => step.state)
          expect(states.slice(0, -1)).not.toContain(3)
          // Done steps come first: nothing is done after something that is still pending.
          expect(states).toStrictEqual([...states].toSorted((a, b) => a - b))
        },
      ),
    )
  })
})

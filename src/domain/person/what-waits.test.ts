import { describe, expect, test } from 'vitest'
import { waitName, whatWaits, type WaitFacts } from './what-waits.ts'

const TODAY = '20260310'
const QUIET: WaitFacts = {
  today: TODAY,
  plans: [],
  document: { rejected: false, validDate: '99991231' },
  lostCards: [],
  blockedCards: [],
  unknownOrders: [],
  changedAgreements: [],
  endings: [],
  openingLeft: 0,
  classUntil: '20271231',
  unreadAnswers: 0,
}
const PLAN = {
  planNo: 'p-1',
  planName: '每周定投',
  status: 'running',
  nextDebitDate: '20260312',
  failures: 0,
  obstacle: null,
} as const
const LOST = { bankSerial: 'b-1', name: '江海银行（尾号 1024）', requestNo: null }

const endingOn = (lastDay: string) => ({ kind: 'coupon', id: lastDay, lastDay }) as const

const kinds = (facts: Partial<WaitFacts>) => whatWaits({ ...QUIET, ...facts }).map((it) => it.kind)

describe('home', () => {
  test.each([
    ['nothing where nothing waits', {}, []],
    [
      'nothing of what the provider has not answered',
      {
        plans: null,
        document: null,
        lostCards: null,
        blockedCards: null,
        unknownOrders: null,
        changedAgreements: null,
        endings: null,
        openingLeft: null,
        classUntil: null,
        unreadAnswers: null,
      },
      [],
    ],
    [
      'a card that cannot be used',
      { blockedCards: [{ ...LOST, reason: '银行卡异常' }] },
      ['cardBlocked'],
    ],
    ['an order whose outcome is not known', { unknownOrders: ['A1'] }, ['order']],
    ['a changed agreement', { changedAgreements: ['M1', 'M2'] }, ['agreement']],
    ['a coupon in its last three days', { endings: [endingOn('20260313')] }, ['ending']],
    ['a coupon on its last day', { endings: [endingOn('20260310')] }, ['ending']],
    ['nothing of a coupon that ends later', { endings: [endingOn('20260314')] }, []],
    ['nothing of a coupon that has ended', { endings: [endingOn('20260309')] }, []],
    [
      'a changed agreement after an order that is not known, before what ends',
      { endings: [endingOn('20260311')], changedAgreements: ['M1'], unknownOrders: ['A1'] },
      ['order', 'agreement'],
    ],
    [
      'what ends before unread answers',
      { unreadAnswers: 1, endings: [endingOn('20260311')] },
      ['ending', 'answer'],
    ],
    ['an unread answer', { unreadAnswers: 2 }, ['answer']],
    [
      'a failed debit before an unread answer',
      { unreadAnswers: 1, plans: [{ ...PLAN, failures: 1 }] },
      ['debit', 'answer'],
    ],
    ['a failed debit', { plans: [{ ...PLAN, failures: 1 }] }, ['debit']],
    [
      'a debit that must fail within a week',
      { plans: [{ ...PLAN, obstacle: '余额不足' }] },
      ['debit'],
    ],
    [
      'on its last day a debit that must fail',
      { plans: [{ ...PLAN, obstacle: '余额不足', nextDebitDate: '20260317' }] },
      ['debit'],
    ],
    [
      'nothing of one that must fail later',
      { plans: [{ ...PLAN, obstacle: '余额不足', nextDebitDate: '20260318' }] },
      [],
    ],
    ['nothing of a paused plan', { plans: [{ ...PLAN, status: 'paused', failures: 2 }] }, []],
    [
      'a plan whose card is unbound',
      { plans: [{ ...PLAN, status: 'abnormal', nextDebitDate: null }] },
      ['debit'],
    ],
    ['a rejected document', { document: { rejected: true, validDate: '99991231' } }, ['document']],
    [
      'a document that has run out',
      { document: { rejected: false, validDate: '20260309' } },
      ['document'],
    ],
    [
      'one on its last day as ending',
      { document: { rejected: false, validDate: TODAY } },
      ['documentSoon'],
    ],
    [
      'one that ends in 90 days',
      { document: { rejected: false, validDate: '20260608' } },
      ['documentSoon'],
    ],
    [
      'nothing of one that ends later',
      { document: { rejected: false, validDate: '20260609' } },
      [],
    ],
    ['a lost card', { lostCards: [LOST] }, ['card']],
    [
      'its replacement while it is decided',
      { lostCards: [{ ...LOST, requestNo: 'r-1' }] },
      ['cardReview'],
    ],
    ['an opening with steps left', { openingLeft: 2 }, ['opening']],
    ['an assessment that has run out', { classUntil: '20260309' }, ['assessment']],
    ['one that ends in 30 days', { classUntil: '20260409' }, ['assessmentSoon']],
    ['nothing of one that ends later', { classUntil: '20260410' }, []],
    ['nothing of an assessment that was never taken', { classUntil: '' }, []],
    [
      'the two most urgent of many',
      {
        plans: [{ ...PLAN, failures: 2 }],
        document: { rejected: false, validDate: '20260309' },
        lostCards: [LOST],
        classUntil: '20260309',
      },
      ['debit', 'document'],
    ],
    [
      'a lost card before an assessment, and that before a document that ends later',
      {
        document: { rejected: false, validDate: '20260401' },
        lostCards: [LOST],
        classUntil: '20260309',
      },
      ['card', 'assessment'],
    ],
  ] satisfies readonly [string, Partial<WaitFacts>, readonly string[]][])(
    'shows of what waits %s',
    (_, facts, expected) => {
      expect(kinds(facts)).toEqual(expected)
    },
  )

  test('counts the plans that are stuck as one thing, the one with most failures first', () => {
    const second = { ...PLAN, planNo: 'p-2', failures: 2 }
    const [wait] = whatWaits({ ...QUIET, plans: [{ ...PLAN, failures: 1 }, second] })
    expect(wait).toMatchObject({ kind: 'debit', plans: [{ planNo: 'p-2' }, { planNo: 'p-1' }] })
  })

  test('leaves out what was put off today, and shows it again tomorrow', () => {
    const facts = { ...QUIET, classUntil: '20260309', lostCards: [LOST], openingLeft: 1 }
    const all = whatWaits(facts)
    expect(all.map((it) => it.kind)).toEqual(['card', 'opening'])
    const putOff = new Map([[waitName({ kind: 'card', key: 'b-1', card: LOST }), TODAY]])
    expect(whatWaits(facts, putOff).map((it) => it.kind)).toEqual(['opening', 'assessment'])
    const tomorrow = whatWaits({ ...facts, today: '20260311' }, putOff)
    expect(tomorrow.map((it) => it.kind)).toEqual(['card', 'opening'])
  })

  test('shows a plan that has failed once more although it was put off', () => {
    const facts = (failures: number) => ({ ...QUIET, plans: [{ ...PLAN, failures }] })
    const [first] = whatWaits(facts(1))
    const putOff = new Map(first === undefined ? [] : [[waitName(first), TODAY]])
    expect(whatWaits(facts(1), putOff)).toEqual([])
    expect(whatWaits(facts(2), putOff)).toHaveLength(1)
  })
})

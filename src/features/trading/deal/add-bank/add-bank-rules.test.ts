import { expect, test } from 'vitest'
import { bankOfCard, matchingSerials, shortWait, wasAdded, type Bank } from './add-bank-rules.ts'

const bank = (bankId: string, more: Partial<Bank> = {}): Bank => ({
  bankId,
  bankName: `银行${bankId}`,
  singleLimit: '50000.00',
  dayLimit: '200000.00',
  signBy: 'message',
  available: true,
  unavailableReason: '',
  ...more,
})
const BANKS = [
  bank('1001'),
  bank('1008', { available: false, unavailableReason: '银行系统维护中' }),
  bank('1007', { available: false }),
]

test.each([
  ['a debit card', '1001', 'debit', '银行1001'],
  ['a credit card', '1001', 'credit', '暂不支持信用卡，请使用储蓄卡'],
  ['a bank that is not listed', '1111', 'debit', '暂不支持该银行的卡，请更换银行卡'],
  ['a bank in maintenance', '1008', 'debit', '银行系统维护中'],
  ['an unavailable bank without a reason', '1007', 'debit', '该银行暂不可用，请更换银行卡'],
] as const)('%s (bank %s, %s) gives: %s', (_what, bankId, cardType, said) => {
  const found = bankOfCard({ bankId, bankName: '', cardType }, BANKS)
  expect(found.ok ? found.bank.bankName : found.text).toBe(said)
})

const card = (bankSerial: string, cardTail: string, bankId = '1001') => ({
  bankSerial,
  bankId,
  bankName: '',
  cardTail,
  mobileNo: '',
  isMain: '0' as const,
  singleLimit: '1.00',
  dayLimit: '1.00',
  ownSingleLimit: null,
  ownDayLimit: null,
  available: true,
  unavailableReason: '',
  unbindBlock: '',
})
const sent = { bankId: '1001', cardTail: '1234', before: ['a'] }

test.each([
  ['a new one of this bank and tail', [card('b', '1234')], true],
  ['the one that was there before', [card('a', '1234')], false],
  ['another tail', [card('b', '1235')], false],
  ['another bank', [card('b', '1234', '1002')], false],
  ['none', [], false],
])('%s among the cards means that the card was added: %o', (_what, cards, added) => {
  expect(wasAdded(cards, sent)).toBe(added)
})

test('cards with the same bank and tail are distinguished by their serials', () => {
  expect(matchingSerials([card('a', '1234'), card('b', '1234'), card('c', '9')], sent)).toEqual([
    'a',
    'b',
  ])
})

test.each([
  [{ retryAfter: 42 }, 42],
  [{ retryAfter: 60 }, 60],
  [{ retryAfter: 3_600 }, null],
  [{}, null],
  [null, null],
])('a refusal with %o has a short wait of %s seconds', (payload, wait) => {
  expect(shortWait(payload)).toBe(wait)
})

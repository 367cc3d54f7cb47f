import { expect, test } from 'vitest'
import { variantsFrom } from '#domain/text/search-form.ts'
import {
  addCardStep,
  bankOfCard,
  banksToShow,
  lostOutcome,
  matchingSerials,
  wasAdded,
  type ListedBank,
} from './add-card.ts'

const bank = (bankId: string, more: Partial<ListedBank> = {}): ListedBank => ({
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
] as const)('the answer to %s (bank %s, %s) is %s', (_what, bankId, cardType, said) => {
  const found = bankOfCard({ bankId, cardType }, BANKS)
  expect(found.ok ? found.bank.bankName : found.text).toBe(said)
})

test.each([
  ['', ['1001', '1002', '1008', '1007']],
  ['银行1', ['1001', '1002', '1008', '1007']],
  [' 银行 1007 ', ['1007']],
  ['邮', []],
])('banks to the words "%s" are %o, closed ones last', (typed, ids) => {
  const banks = [BANKS[0], BANKS[1], BANKS[2], bank('1002')].filter((it) => it !== undefined)
  expect(banksToShow(banks, typed).map(({ bankId }) => bankId)).toEqual(ids)
})

test.each([
  ['工行', '中国工商银行'],
  ['招行', '招商银行'],
  ['浦发', '上海浦东发展银行'],
  ['工商', '中国工商银行'],
  ['建設銀行', '中国建设银行'],
  ['建 行', '中国建设银行'],
])('the search for the bank "%s" finds %s', (typed, name) => {
  const names = ['中国工商银行', '招商银行', '上海浦东发展银行', '中国建设银行']
  const banks = names.map((bankName, at) => Object.assign(bank(String(2001 + at)), { bankName }))
  const variants = variantsFrom('設设銀银')
  expect(banksToShow(banks, typed, variants).map((it) => it.bankName)).toEqual([name])
})

const card = (bankSerial: string, cardTail: string, bankId = '1001') => ({
  bankSerial,
  bankId,
  cardTail,
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

const yes = true
const no = false
test.each([
  ['before a code', no, no, no, no, yes, 'numbers'],
  ['with a code', yes, yes, no, yes, yes, 'code'],
  ['while a captcha is asked for', yes, no, no, yes, yes, 'code'],
  ['after a reload', yes, yes, no, no, yes, 'code'],
  ['after a reload whose code has ended', yes, no, no, no, yes, 'numbers'],
  ['after a reload where the numbers go with the code', yes, yes, no, no, no, 'numbers'],
  ['with both where both are submitted', yes, yes, no, yes, no, 'code'],
  ['after a lost answer', yes, yes, yes, yes, yes, 'confirming'],
  ['after a lost answer and a reload', yes, no, yes, no, no, 'confirming'],
] as const)('%s the step is %7$s', (_when, asked, isSent, unknown, has, suffices, step) => {
  const progress = { asked, sent: isSent, unknown, hasNumbers: has }
  expect(addCardStep(progress, suffices)).toBe(step)
})

test.each([
  ['found', true, 0, 1, 'added'],
  ['absent once', false, 1, 1, 'askAgain'],
  ['absent twice', false, 2, 2, 'askAgain'],
  ['absent three times', false, 3, 3, 'notAdded'],
  ['no answer', null, 0, 1, 'askAgain'],
  ['no answer for a minute', null, 2, 12, 'waitForUser'],
] as const)('a card %s, after a lost answer, means: %5$s', (_what, found, absent, all, outcome) => {
  expect(lostOutcome(found, { absent, all })).toBe(outcome)
})

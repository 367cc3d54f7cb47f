import { expect, test } from 'vitest'
import { END_WORDS, loadWords, otherCardsWarning, UNTIE_WORDS } from './untying-words.ts'

test.each(Object.entries(UNTIE_WORDS))(
  'untying of type %s says what ends and what stays',
  (_type, it) => {
    expect(it.ends.length).toBeGreaterThan(0)
    expect(it.stays.length).toBeGreaterThan(0)
    expect(new Set([...it.ends, ...it.stays]).size).toBe(it.ends.length + it.stays.length)
  },
)

test.each(Object.entries(END_WORDS))(
  'the end of type %s differs from what is still open',
  (_type, it) => {
    expect(it.done.title).not.toBe(it.open.title)
    expect(it.open.note).toMatch(/可以重新办理$/)
  },
)

test('every flow of untying begins with what follows from it', () => {
  const first = Object.values(UNTIE_WORDS).map(({ steps }) => steps[0])
  expect(new Set(first)).toEqual(new Set(['确认影响']))
})

const NO_LOAD = { shares: 0, orders: 0, arriving: 0, plans: 0, pension: false }

test.each([
  [{}, '没有份额、在途交易和定投计划'],
  [{ shares: 2 }, '2 只基金'],
  [
    { shares: 2, plans: 1, orders: 3, arriving: 1 },
    '2 只基金，1 个定投计划，3 笔在途交易，1 笔未到账款项',
  ],
  [{ pension: true }, '没有份额、在途交易和定投计划'],
])('a card with %o carries %s', (load, words) => {
  expect(loadWords({ ...NO_LOAD, ...load })).toBe(words)
})

const card = (bankSerial: string, isMain: '0' | '1') => ({
  bankSerial,
  bankName: '江海银行',
  cardTail: '1024',
  isMain,
})

test.each([
  ['the only card', [card('a', '1')], '这是您唯一的银行卡，解绑后需先添加银行卡才能买入'],
  [
    'the main card',
    [card('a', '1'), card('b', '0')],
    '这是您的主卡，解绑后由江海银行（尾号 1024）接替',
  ],
  ['another card', [card('a', '0'), card('b', '1')], null],
] as const)('untying %s of the cards %o warns: %s', (_which, cards, warning) => {
  expect(otherCardsWarning(cards[0], cards)).toBe(warning)
})

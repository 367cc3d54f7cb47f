import { expect, test } from 'vitest'
import { accountText, chosenCard, rules, transferState } from './remittance-words.ts'

const CARDS = [
  { bankSerial: 'a', bankName: '江海银行', cardTail: '1111' },
  { bankSerial: 'b', bankName: '云汐银行', cardTail: '2222' },
]

test.each([
  [CARDS, 'b', 'b'],
  [CARDS, null, 'a'],
  [CARDS, 'gone', 'a'],
  [[], 'a', undefined],
])('of the cards %o with %s chosen, the card %s is used', (cards, bankSerial, chosen) => {
  expect(chosenCard(cards, bankSerial)?.bankSerial).toBe(chosen)
})

test.each([
  ['arrived', '', '已到账', '已匹配到您的账户，等待确认份额'],
  ['arrived', '银行核对中', '已到账', '银行核对中'],
  ['credited', '', '已入账', '份额已确认'],
  [
    'returned',
    '汇款账户不是已绑定的银行卡，款项已退回',
    '已退回',
    '汇款账户不是已绑定的银行卡，款项已退回',
  ],
  ['returned', '', '已退回', '款项已退回'],
] as const)(
  'a transfer in state %s with the remark "%s" is shown as %s: %s',
  (state, remark, name, note) => {
    expect(transferState({ state, remark })).toMatchObject({ name, note })
  },
)

test('the rules name the minimum, and the cut-off with its day', () => {
  const texts = rules({
    minAmount: '10000.00',
    cutoffTime: '20260311150000',
    tradeDate: '20260311',
  })
  expect(texts[0]).toContain('10,000.00 元')
  expect(texts[2]).toBe(
    '2026-03-11（星期三）15:00 前到账，按当日申请处理；之后到账顺延到下一交易日',
  )
})

test('the account as one text contains every field', () => {
  const account = {
    accountName: '户名',
    accountNo: '123',
    bankName: '银行',
    branchName: '网点',
    remarkCode: 'HY1',
    minAmount: '10000.00',
    cutoffTime: '20260311150000',
    tradeDate: '20260311',
    cards: [],
  }
  expect(accountText(account)).toBe(
    '收款户名：户名\n收款账号：123\n开户银行：银行\n开户网点：网点\n附言：HY1',
  )
})

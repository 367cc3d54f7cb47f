import { expect, test } from 'vitest'
import { payoutItems } from './payout-items.ts'

const sale = {
  status: '1',
  payeeName: '江海银行（尾号 1024）',
  paymentDate: '20260317',
  paidDate: null,
  paymentTimeTxt: '预计 3月17日 24:00 前到账',
} as const
const lines = (change: object) =>
  payoutItems({ ...sale, ...change })?.map(({ label, value }) => [label, value])

test('the payout of a sale shows its card and expected day, and the actual day once it is paid', () => {
  const expected = [
    ['到账账户', '江海银行（尾号 1024）'],
    ['预计到账', '2026-03-17 星期二'],
  ]
  expect(lines({})).toEqual(expected)
  expect(lines({ paidDate: '20260316' })).toEqual([...expected, ['实际到账', '2026-03-16 星期一']])
})

test('a pending quick withdrawal shows the promised time in place of a day', () => {
  const quick = { status: '5', paymentDate: null, paymentTimeTxt: '预计 2 小时内到账' }
  expect(lines(quick)?.[1]).toEqual(['预计到账', '2 小时内到账'])
})

test.each([{ payeeName: '' }, { status: '6' }, { status: '7' }])(
  'an order with %j has no payout',
  (it) => {
    expect(lines(it)).toBeUndefined()
  },
)

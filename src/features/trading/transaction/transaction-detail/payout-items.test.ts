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

test('the money of a sale is expected at its card on a day, and then there on another', () => {
  const expected = [
    ['到账账户', '江海银行（尾号 1024）'],
    ['预计到账', '2026-03-17 星期二'],
  ]
  expect(lines({})).toEqual(expected)
  expect(lines({ paidDate: '20260316' })).toEqual([...expected, ['实际到账', '2026-03-16 星期一']])
})

test('a quick withdrawal under way has the promise in place of a day', () => {
  const quick = { status: '5', paymentDate: null, paymentTimeTxt: '预计 2 小时内到账' }
  expect(lines(quick)?.[1]).toEqual(['预计到账', '2 小时内到账'])
})

test.each([{ payeeName: '' }, { status: '6' }, { status: '7' }])('with %j nothing comes', (it) => {
  expect(lines(it)).toBeUndefined()
})

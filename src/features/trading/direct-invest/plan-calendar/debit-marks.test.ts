import { expect, test } from 'vitest'
import { debitedAmount, debitMarks, type MonthDebit } from './debit-marks.ts'

const debit = (amount: string, state: MonthDebit['state'] = 'due'): MonthDebit => ({
  date: '20260331',
  planNo: 'P1',
  planName: '每月一千',
  fundName: '澄川新动力',
  amount,
  state,
  reason: '',
  movedFrom: null,
  closedMarkets: [],
  overseasMarkets: [],
  applyNo: '',
})
const plain = (text: string) => text

test.each([
  ['two that are due', [debit('1000.00'), debit('0.50')], '1000.5', '2 笔扣款，共 1,000.50 元'],
  ['a large one', [debit('1230000.00')], '123万', '1 笔扣款，共 1,230,000.00 元'],
  ['one that was skipped', [debit('10.00', 'skipped')], '跳过', '扣款跳过'],
  ['one that failed', [debit('10.00', 'failed')], '失败', '扣款失败'],
  [
    'one that failed beside a paid one',
    [debit('10.00', 'failed'), debit('20.00', 'paid')],
    '20',
    '2 笔扣款，共 20.00 元，有失败',
  ],
] as const)('the calendar marks a day with %s', (_of, debits, text, spoken) => {
  const mark = debitMarks(debits, plain).get('20260331')
  expect(mark?.spoken).toBe(spoken)
  expect(mark?.text.length).toBeLessThanOrEqual(6)
  expect(mark?.text).toBe(text)
})

test('what failed or was skipped is in no sum, and a hidden sum is in no mark', () => {
  const debits = [debit('10.00', 'failed'), debit('5.00', 'skipped'), debit('1.10', 'paid')]
  expect(debitedAmount(debits)).toBe('1.1')
  const mark = debitMarks(debits, () => '****').get('20260331')
  expect([mark?.text, mark?.spoken]).toEqual(['****', '3 笔扣款，共 **** 元，有失败'])
})

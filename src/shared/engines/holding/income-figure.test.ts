import { expect, test } from 'vitest'
import { incomeFigure } from './income-figure.ts'

const incomeDate = '20260310'
const whole = { pendingFunds: 0, missingFunds: 0 }

test.each([
  ['12.30', incomeDate, { text: '+12.30', tone: 'gain', known: true }],
  ['-0.01', incomeDate, { text: '-0.01', tone: 'loss', known: true }],
  ['0.00', incomeDate, { text: '0.00', tone: 'flat', known: true }],
  [null, '20260309', { text: '更新中', tone: 'flat', known: false }],
  [null, incomeDate, { text: '--', tone: 'flat', known: false }],
  [null, '20140831', { text: '--', tone: 'flat', known: false }],
])(
  'a fund with the income %s and a value of %s is shown as %o',
  (yesterdayIncome, navDate, figure) => {
    const shown = incomeFigure({ yesterdayIncome, incomeDate, navDate })
    expect(shown).toEqual({ ...figure, day: '03-10', note: null })
  },
)

test.each([
  ['5.00', whole, '+5.00', null],
  ['5.00', { pendingFunds: 1, missingFunds: 1 }, '+5.00', '部分基金更新中'],
  ['5.00', { pendingFunds: 0, missingFunds: 2 }, '+5.00', '部分基金数据缺失'],
  [null, { pendingFunds: 2, missingFunds: 0 }, '更新中', null],
  [null, { pendingFunds: 0, missingFunds: 1 }, '--', null],
])(
  'a sum of %s from which %o are missing is shown as %s, with the note %s',
  (yesterdayIncome, lacking, text, note) => {
    expect(incomeFigure({ yesterdayIncome, incomeDate, ...lacking })).toMatchObject({ text, note })
  },
)

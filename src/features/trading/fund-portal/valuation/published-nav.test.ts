import { describe, expect, it } from 'vitest'
import { dayFigure, navNotes } from './published-nav.ts'

const stock = {
  nav: '1.0605',
  navDate: '20260310',
  dayChange: '-0.24',
  incomePer10k: null,
  sevenDayYield: null,
}
const cash = {
  ...stock,
  nav: '1.0000',
  dayChange: null,
  incomePer10k: '0.4123',
  sevenDayYield: '1.523',
}

describe('a published value', () => {
  it('is shown with the change of its day', () => {
    expect(dayFigure(stock, false, '20260311')).toEqual({
      value: '-0.24%',
      tone: 'loss',
      of: '日涨跌 03-10',
    })
    expect(navNotes(stock, false)).toEqual(['净值 1.0605'])
  })

  it('is income and yield for a money-market fund', () => {
    expect(dayFigure(cash, true, '20270104').of).toBe('七日年化 2026-03-10')
    expect(navNotes(cash, true)).toEqual(['万份收益 0.4123 元'])
  })

  it('has no change without a day before it', () => {
    expect(dayFigure({ ...stock, dayChange: null }, false, '20260311').value).toBe('--')
  })
})

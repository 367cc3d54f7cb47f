import { describe, expect, it } from 'vitest'
import { curveOf, differenceText, estimateFigure, estimateNotes } from './valued-fund.ts'

describe('an estimate', () => {
  it('is called an estimate, with its moment, beside the NAV with its day', () => {
    const fund = {
      estimatedAt: '20260311103200',
      estimatedNav: '1.0605',
      estimatedChange: '0.24',
      nav: '1.0580',
      navDate: '20260310',
    }
    expect(estimateFigure(fund, '20260311')).toEqual({
      value: '+0.24%',
      tone: 'gain',
      of: '估算 03-11 10:32',
    })
    expect(estimateNotes(fund, '20260311')).toEqual(['估算净值 1.0605', '净值 1.0580（03-10）'])
  })

  it.each([
    ['0.16', '的估算比实际涨跌高 0.16 个百分点。'],
    ['-0.16', '的估算比实际涨跌低 0.16 个百分点。'],
    ['0.00', '的估算与实际涨跌一致。'],
    ['-0.004', '的估算与实际涨跌一致。'],
  ])('that was off by %s: %s', (difference, words) => {
    expect(differenceText(difference)).toBe(words)
  })

  it('gives the day as a curve', () => {
    const points = [
      { time: '20260311093100', estimatedNav: '1.0582', estimatedChange: '0.02' },
      { time: '20260311093200', estimatedNav: '1.0579', estimatedChange: '-0.01' },
    ]
    const { times, series } = curveOf(points)
    expect(times).toEqual(['20260311093100', '20260311093200'])
    expect(series.map(({ values }) => values)).toEqual([[0.02, -0.01]])
  })
})

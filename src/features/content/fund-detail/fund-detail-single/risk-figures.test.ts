import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { curveOver } from '#shared/parts/fund-chart/fund-curve.ts'
import { riskFigures } from './risk-figures.ts'

const curve = (values: readonly number[]) =>
  values.map((value, index) => ({ date: addDays('20250101', index), value }))

test('a curve of two days has a drawdown, but no yearly figures', () => {
  const figures = riskFigures(curve([1, 0.9]))
  expect(figures).toMatchObject({
    from: '20250101',
    to: '20250102',
    volatility: null,
    sharpe: null,
  })
  expect(figures?.drawdown?.percent).toBeCloseTo(10, 10)
  expect(figures?.drawdown?.recoveryDays).toBeNull()
  expect(riskFigures(curve([1]))).toBeNull()
})

test('a curve of less than a year has no yearly figures', () => {
  const wave = (days: number) =>
    curve(Array.from({ length: days }, (_, day) => 1 + (day % 2) / 100))
  expect(riskFigures(wave(365))).toMatchObject({ volatility: null, sharpe: null })
  expect(riskFigures(wave(365))?.drawdown?.percent).toBeCloseTo(0.990099, 5)
  expect(riskFigures(wave(366))?.volatility).toBeGreaterThan(10)
  expect(riskFigures(wave(366))?.sharpe).not.toBeNull()
})

test('a curve shorter than the stage has no figures for it', () => {
  const days = curve(Array.from({ length: 40 }, () => 1))
  expect(curveOver(days, '1y')).toBeNull()
  expect(curveOver(days, '1m')?.[0]?.date).toBe('20250109')
  expect(curveOver(days, 'all')).toHaveLength(40)
  expect(curveOver([], 'all')).toBeNull()
})

test('a curve with years of missing data has no figures, but its part after them has', () => {
  const before = curve([2.7, 2.8, 2.8661]).map(({ value }, index) => ({
    date: addDays('20201229', index),
    value,
  }))
  const since = curve([1.83, 1.8085, 1.8418]).map(({ value }, index) => ({
    date: addDays('20250716', index),
    value,
  }))
  expect(riskFigures([...before, ...since])).toBeNull()
  expect(riskFigures(since)?.drawdown?.percent).toBeCloseTo(1.1749, 3)
})

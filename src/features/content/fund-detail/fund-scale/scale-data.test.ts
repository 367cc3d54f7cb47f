import { expect, test } from 'vitest'
import { lastInstitutions, scaleRows, scaleSeries, type Scale } from './scale-data.ts'

const scales: Scale[] = [
  { date: '20250331', scale: '100.00', totalShares: '80.00', institutionShare: null },
  { date: '20250630', scale: '150.00', totalShares: '90.00', institutionShare: '12.00' },
  { date: '20250930', scale: '100.00', totalShares: '70.00', institutionShare: null },
]

test('rows are newest first, with the change from the previous date', () => {
  expect(scaleRows(scales).map(({ date, change }) => [date, change])).toEqual([
    ['20250930', '-33.33'],
    ['20250630', '50.00'],
    ['20250331', null],
  ])
  const empty = scales.map((row, at) =>
    at === 0 ? Object.assign({}, row, { scale: '0.00' }) : row,
  )
  expect(scaleRows(empty)[1]?.change).toBeNull()
})

test('the chart’s series is of yuan or of shares', () => {
  expect(scaleSeries(scales, 'totalShares')[0]).toMatchObject({
    name: '总份额',
    values: [80, 90, 70],
  })
  expect(scaleSeries(scales, 'scale')[0]?.values).toEqual([100, 150, 100])
})

test('the institutions’ share is that of the last report that has one', () => {
  expect(lastInstitutions(scaleRows(scales))?.date).toBe('20250630')
  expect(lastInstitutions(scaleRows(scales.slice(0, 1)))).toBeNull()
})

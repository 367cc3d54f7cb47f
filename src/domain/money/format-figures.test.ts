import { describe, expect, it } from 'vitest'
import {
  direction,
  formatAmount,
  formatFileSize,
  formatNav,
  formatPercent,
  formatRate,
  formatRatio,
  formatShares,
  formatSignedAmount,
  formatLimit,
  formatShortYuan,
  formatWan,
  formatYield,
} from './format-figures.ts'
import {
  formatDate,
  formatDateTime,
  formatNearDay,
  formatNearTime,
  weekdayName,
  WEEKDAY_NAMES,
} from '#domain/calendar/format-dates.ts'

/** Every formatter of a figure, with what it makes of nothing. */
const NOTHING = [
  [formatAmount, '0.00'],
  [formatSignedAmount, '0.00'],
  [formatPercent, '0.00%'],
  [formatRate, '0.00%'],
  [formatRatio, '0.00'],
  [formatYield, '0.000%'],
  [formatNav, '0.0000'],
  [formatShares, '0.00'],
  [formatWan, '0.00'],
  [formatLimit, '0'],
] as const

describe.each(NOTHING)('%O', (format, nothing) => {
  it.each(['0', '-0', '-0.00', '0.00001', '-0.00001', 0, -0, 0.000_01, -0.000_01, -1e-9])(
    'writes %s as nothing, without a sign',
    (value) => {
      expect(format(value)).toBe(nothing)
    },
  )
})

describe('figures', () => {
  it.each([
    ['1234567.8', '1,234,567.80'],
    ['-1234.005', '-1,234.01'],
    ['0', '0.00'],
    ['999', '999.00'],
    ['-0.001', '0.00'],
    [1234.5, '1,234.50'],
  ])('writes the amount %s as %s', (value, text) => {
    expect(formatAmount(value)).toBe(text)
  })

  it.each([
    ['1234.5', '+1,234.50'],
    ['-3', '-3.00'],
    ['0', '0.00'],
    ['0.004', '0.00'],
    ['-0.004', '0.00'],
  ])('signs the amount %s as %s', (value, text) => {
    expect(formatSignedAmount(value)).toBe(text)
  })

  it.each([
    ['1.2', '+1.20%'],
    ['-0.355', '-0.36%'],
    ['0.35', '+0.35%'],
    ['0', '0.00%'],
    [-12.3456, '-12.35%'],
  ])('writes the change %s as %s', (value, text) => {
    expect(formatPercent(value)).toBe(text)
  })

  it('writes rates, yields, NAV and shares', () => {
    expect(formatRate('1.2')).toBe('1.20%')
    expect(formatYield('2.1')).toBe('2.100%')
    expect(formatNav('1.02')).toBe('1.0200')
    expect(formatShares('83740.87')).toBe('83,740.87')
  })

  it.each([
    formatAmount,
    formatSignedAmount,
    formatPercent,
    formatRate,
    formatYield,
    formatNav,
    formatShares,
    formatWan,
  ])('shows -- for what is not known (%o)', (format) => {
    for (const value of [null, undefined, '', 'nan', Number.NaN]) expect(format(value)).toBe('--')
  })

  it.each([
    ['9999.99', '9,999.99'],
    ['9999.995', '1.00万'],
    ['10000', '1.00万'],
    ['123456', '12.35万'],
    ['99994999', '9,999.50万'],
    ['99999999', '1.00亿'],
    ['123456789012', '1,234.57亿'],
    ['-123456', '-12.35万'],
    ['0', '0.00'],
  ])('writes %s in its unit as %s', (value, text) => {
    expect(formatWan(value)).toBe(text)
  })

  it.each([
    ['500000', '50万'],
    ['1250000', '125万'],
    ['100000000', '1亿'],
    ['12500', '1.25万'],
    ['1000', '1,000'],
    ['99999.99', '99,999.99'],
    ['123456', '123,456'],
    ['99999999', '99,999,999'],
    ['199995000', '19,999.5万'],
    ['100.999', '100.99'],
  ])('writes the limit %s as %s, without rounding it', (value, text) => {
    expect(formatLimit(value)).toBe(text)
  })

  it.each([
    ['10', '10 元'],
    ['1000.50', '1,000.5 元'],
    ['500000', '50万元'],
    [null, '--'],
  ])('writes the least amount %s as %s', (value, text) => {
    expect(formatShortYuan(value)).toBe(text)
  })

  it.each([
    ['0.01', 'gain'],
    ['-0.01', 'loss'],
    ['0', 'flat'],
    ['0.004', 'flat'],
    [null, 'flat'],
    [-3, 'loss'],
  ])('points %s to %s', (value, expected) => {
    expect(direction(value)).toBe(expected)
  })

  it('points a NAV step by its own four decimals', () => {
    expect(direction('0.0012', 4)).toBe('gain')
  })

  it.each([
    [0, '0B'],
    [512, '512B'],
    [1024, '1KB'],
    [1_572_864, '1.5MB'],
    [1_048_575, '1MB'],
    [3_221_225_472, '3GB'],
    [5_000_000_000_000, '4656.61GB'],
    [-1, '--'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it.each([
    ['20250718', '2025-07-18', '07-18', '2025-07-18'],
    ['20250718093005', '2025-07-18', '07-18', '2025-07-18 09:30:05'],
    ['20250230', '--', '--', '--'],
    ['2025071809', '--', '--', '--'],
    ['20250718250000', '--', '--', '--'],
    ['', '--', '--', '--'],
    [null, '--', '--', '--'],
  ])('writes the date %s', (value, date, monthDay, dateTime) => {
    expect(formatDate(value)).toBe(date)
    expect(formatNearDay(value, '20250101')).toBe(monthDay)
    expect(formatDateTime(value)).toBe(dateTime)
  })

  it.each([
    ['20260112', '20260311', '01-12'],
    ['20270112', '20260311', '2027-01-12'],
    ['20251231', '20260101', '2025-12-31'],
    ['20270104093000', '20270101', '01-04'],
    [null, '20260311', '--'],
    ['', '20260311', '--'],
  ])('of %s on %s names the year only where it is another one', (value, today, shown) => {
    expect(formatNearDay(value, today)).toBe(shown)
  })

  it('names the year of a moment only where it is another one', () => {
    expect(formatNearTime('20250718093005', '20250311')).toBe('07-18 09:30')
    expect(formatNearTime('20270101000000', '20261231')).toBe('2027-01-01 00:00')
  })

  it('leaves seconds out on request', () => {
    expect(formatDateTime('20250718093005', { seconds: false })).toBe('2025-07-18 09:30')
  })

  it('names weekdays from Sunday to Saturday', () => {
    expect(WEEKDAY_NAMES).toHaveLength(7)
    expect(weekdayName('20250720')).toBe('星期日')
    expect(weekdayName('20250718')).toBe('星期五')
    expect(weekdayName('20250719')).toBe('星期六')
    expect(weekdayName('x')).toBe('--')
  })
})

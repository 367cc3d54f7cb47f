import { describe, expect, it } from 'vitest'
import { roundTo } from '#domain/money/money.ts'
import {
  equityBondSpread,
  historicalPercentile,
  LEAST_DAYS,
  priceToEarnings,
  valuationZone,
  ZONE_NAMES,
  zoneRatios,
} from './index-valuation.ts'

const PAST = [12.1, 11.8, 13.4, 12.95, 11.2, 10.9, 12.4, 13.1, 14, 12.4]
const rising = (days: number) => Array.from({ length: days }, (_, at) => at + 1)

describe('the percentile of an index in its own history', () => {
  it.each([
    ['days equal to the last are not below it', [...PAST, 12.4], '40.00'],
    ['the highest of all', [...PAST, 15], '100.00'],
    ['the lowest of all', [...PAST, 1], '0.00'],
    ['days without a ratio or with losses do not count', [...PAST, -3, null, 0, 12.4], '40.00'],
    ['a last day without a ratio', [...PAST, null], null],
    ['a last day with losses', [...PAST, -1], null],
    ['nothing', [], null],
  ])('is the share of days below the last: %s', (_, ratios, percentile) => {
    expect(historicalPercentile(ratios, 2)).toBe(percentile)
  })

  it('counts the days of a long window exactly', () => {
    const days = [...rising(2186).filter((day) => day !== 961), 961]
    expect(historicalPercentile([...days.slice(0, -1), 2187, 961])).toBe('43.92')
    expect(historicalPercentile([...rising(2427), 3000, 3000, 3000, 3000, 3000, 2427.5])).toBe(
      '99.79',
    )
  })

  it('needs enough days', () => {
    expect(historicalPercentile(rising(LEAST_DAYS - 1))).toBeNull()
    expect(historicalPercentile(rising(LEAST_DAYS))).toBe('100.00')
  })
})

describe('the zone of a percentile', () => {
  it.each([
    ['0.00', 'low', '较低'],
    ['29.99', 'low', '较低'],
    ['30.00', 'middle', '适中'],
    ['70.00', 'middle', '适中'],
    ['70.01', 'high', '较高'],
    ['100.00', 'high', '较高'],
  ] as const)('%s is %s', (percentile, zone, name) => {
    expect(valuationZone(percentile)).toBe(zone)
    expect(ZONE_NAMES[zone]).toBe(name)
  })

  it('is none without a percentile', () => {
    expect(valuationZone(null)).toBeNull()
  })
})

describe('price to earnings', () => {
  it('counts losses in', () => {
    const members = [
      { cap: 1200, earnings: 80 },
      { cap: 800, earnings: -10 },
      { cap: 500, earnings: 25 },
    ]
    expect(roundTo(String(priceToEarnings(members)), 2)).toBe('26.32')
  })

  it.each([[[{ cap: 100, earnings: -1 }]], [[{ cap: 100, earnings: 0 }]], [[]]])(
    'is unknown where nothing is earned: %j',
    (members) => {
      expect(priceToEarnings(members)).toBeNull()
    },
  )
})

describe('the ratios between which the zone is the middle one', () => {
  it('agree with the percentile of each day', () => {
    const days = rising(1001)
    expect(zoneRatios(days)).toEqual({ low: 301, high: 701 })
    const zoneOf = (last: number) =>
      valuationZone(historicalPercentile([...days.filter((day) => day !== last), last]))
    expect([300, 301, 701, 702].map(zoneOf)).toEqual(['low', 'middle', 'middle', 'high'])
  })

  it('leave out days without earnings, and need as many days as the percentile', () => {
    expect(zoneRatios([null, -2, 0, ...PAST], 10)).toEqual({ low: 12.1, high: 12.95 })
    expect(zoneRatios([null, ...PAST], 11)).toBeNull()
    expect(zoneRatios(rising(LEAST_DAYS - 1))).toBeNull()
  })
})

describe('the spread of earnings over a government bond', () => {
  it.each([
    ['12.40', '1.85', '6.21'],
    ['66.67', '1.85', '-0.35'],
    ['0.00', '1.85', null],
    [null, '1.85', null],
    ['12.40', null, null],
  ])('at a ratio of %s and a yield of %s is %s', (pe, bondYield, points) => {
    expect(equityBondSpread(pe, bondYield)).toBe(points)
  })
})

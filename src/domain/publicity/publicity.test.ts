import { describe, expect, it } from 'vitest'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { STAGES } from '#domain/calendar/stages.ts'
import {
  FRONT_FEES,
  mayPromote,
  mayRank,
  OUTCOMES,
  PROMOTED_RANGES,
  PROMOTED_STAGES,
  RANKS,
  YEARLY_RATES,
} from './publicity.ts'

describe('stages that promote', () => {
  it('are half a year and longer, and never of a length that depends on the day or the fund', () => {
    expect(PROMOTED_STAGES).toEqual(['6m', '1y', '3y', '5y'])
    expect(STAGES.filter((stage) => !mayPromote(stage))).toEqual(['1w', '1m', '3m', 'ytd', 'all'])
  })

  it('carry a rank from three years on', () => {
    expect(STAGES.filter(mayRank)).toEqual(['3y', '5y'])
  })
})

describe('a yearly rate', () => {
  it.each([
    ['年化 5%', true],
    ['近三月年化 5%', true],
    ['周日年化', true],
    ['日年化', true],
    ['七日年化', false],
    ['禾岸宝七日年化 1.5%', false],
    ['年化波动率 12%', false],
  ])('is found in %s: %j', (text, found) => {
    expect(YEARLY_RATES.words.test(text)).toBe(found)
  })
})

describe('the rules', () => {
  it.each([PROMOTED_RANGES, YEARLY_RATES, RANKS, OUTCOMES, FRONT_FEES])(
    'each name their source and the day from which they hold: %j',
    ({ source }) => {
      expect(source.title).not.toBe('')
      expect(isDate8(source.from)).toBe(true)
    },
  )

  it.each([
    ['年化收益率 12.00%', true],
    ['七日年化 1.387%', false],
    ['年化波动率 18.20%', false],
  ])(
    'forbid a yearly rate of return beside the seven-day yield alone: %s is one: %j',
    (text, is) => {
      expect(YEARLY_RATES.words.test(text)).toBe(is)
    },
  )
})

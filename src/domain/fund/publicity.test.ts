import { describe, expect, it } from 'vitest'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { STAGES } from './performance.ts'
import {
  FORBIDDEN_WORDS,
  FRONT_FEES,
  mayPromote,
  mayRank,
  NO_CROWD_LISTS,
  NO_ESTIMATES,
  OUTCOMES,
  PROMOTED_RANGES,
  PROMOTED_STAGES,
  RANKS,
  SHARING,
  SHORT_RANGES,
  withinFrontFee,
  YEARLY_RATES,
} from './publicity.ts'
import { STAGE_NAMES } from './stage-names.ts'

describe('stages that promote', () => {
  it('are half a year and longer, and never of a length that depends on the day or the fund', () => {
    expect(PROMOTED_STAGES).toEqual(['6m', '1y', '3y', '5y'])
    expect(STAGES.filter((stage) => !mayPromote(stage))).toEqual(['1w', '1m', '3m', 'ytd', 'all'])
  })

  it('have names that are none of the short ranges', () => {
    for (const stage of PROMOTED_STAGES) expect(STAGE_NAMES[stage]).not.toMatch(SHORT_RANGES)
    for (const stage of ['1w', '1m', '3m', 'ytd'] as const) {
      expect(STAGE_NAMES[stage]).toMatch(SHORT_RANGES)
    }
  })

  it('carry a rank from three years on', () => {
    expect(STAGES.filter(mayRank)).toEqual(['3y', '5y'])
  })
})

describe('front fees', () => {
  it.each([
    ['activeEquity', '0.80', true],
    ['activeEquity', '0.81', false],
    ['otherMixed', '0.50', true],
    ['otherMixed', '0.80', false],
    ['indexOrBond', '0.30', true],
    ['indexOrBond', '0.50', false],
  ] as const)('of %s may be %s: %j', (kind, rate, may) => {
    expect(withinFrontFee(kind, rate)).toBe(may)
  })
})

describe('words', () => {
  const forbidden = (text: string) => FORBIDDEN_WORDS.some(({ pattern }) => pattern.test(text))

  it.each([
    ['净值估算', true],
    ['估算涨跌 +0.24%', true],
    ['盘中估值', true],
    ['历史盈利比例', true],
    ['正收益概率 87%', true],
    ['热销榜', true],
    ['1,234 人都在买', true],
    ['费用估算', false],
    ['指数估值', false],
    ['无风险利率取一年期定期存款基准利率', false],
    ['净值', false],
    ['分享给好友即可领取红包', true],
    ['转发后解锁完整内容', true],
    ['分享', false],
  ])('%s is forbidden: %j', (text, is) => {
    expect(forbidden(text)).toBe(is)
  })
})

describe('the rules', () => {
  it.each([
    NO_ESTIMATES,
    NO_CROWD_LISTS,
    PROMOTED_RANGES,
    YEARLY_RATES,
    RANKS,
    OUTCOMES,
    FRONT_FEES,
    SHARING,
  ])('each name their source and the day from which they hold: %j', ({ source }) => {
    expect(source.title).not.toBe('')
    expect(isDate8(source.from)).toBe(true)
  })

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

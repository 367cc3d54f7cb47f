import { describe, expect, it } from 'vitest'
import {
  discountName,
  withRanks,
  planNotes,
  purchaseNotes,
  stageFigure,
  fundTags,
  yieldNotes,
  type RankedFund,
} from './ranked-fund.ts'

const fund = (changes: Partial<RankedFund> = {}): RankedFund => ({
  fundCode: '980101',
  fundName: '示例成长混合A',
  fundTypeCode: '4',
  fundTypeName: '混合型-偏股',
  fundRiskLevel: 4,
  nav: '1.2345',
  navDate: '20260310',
  dayChange: '0.10',
  incomePer10k: null,
  sevenDayYield: null,
  returns: ['-1.20', '12.34', null, '0.00'],
  drawdowns: ['3.10', '8.90', null, '20.00'],
  applyStatus: 'open',
  minAmount: '10.00',
  discount: '0.1',
  planMinAmount: '10.00',
  ...changes,
})

describe('the figure of a row', () => {
  it.each([
    ['1y', '+12.34%', 'gain', '近1年 03-10'],
    ['6m', '-1.20%', 'loss', '近6月 03-10'],
    ['5y', '0.00%', 'flat', '近5年 03-10'],
    ['3y', '--', 'flat', '近3年 03-10'],
  ] as const)('for the stage %s is %s (%s), labelled %s', (stage, value, tone, of) => {
    expect(stageFigure(fund(), stage, '20260311')).toEqual({ value, tone, of })
  })
})

describe('ranks', () => {
  const funds = [fund(), fund({ fundCode: '980102' }), fund({ fundCode: '980103', returns: [] })]
  const places = (order: 'up' | 'down', stage: '1y' | '5y' = '5y') =>
    withRanks(funds, stage, order).map(({ place }) => place)

  it('count from the best; funds without the figure have none', () => {
    expect(places('down')).toEqual([1, 2, null])
  })

  it('are not shown for stages of less than three years', () => {
    expect(places('down', '1y')).toEqual([null, null, null])
  })

  it('are not shown in ascending order', () => {
    expect(places('up')).toEqual([null, null, null])
  })
})

describe('the notes and tags of a fund', () => {
  it.each([
    ['0.1', '费率 1 折'],
    ['0.15', '费率 1.5 折'],
    ['0.4', '费率 4 折'],
    ['1', null],
    ['0', null],
    [null, null],
  ])('show the discount %s as %s', (discount, words) => {
    expect(discountName(discount)).toBe(words)
  })

  it('show the minimum amount with the discount, and for plans the minimum instalment', () => {
    expect(purchaseNotes(fund())).toEqual(['10 元起购', '费率 1 折'])
    expect(purchaseNotes(fund({ minAmount: '10000.00', discount: null }))).toEqual(['1万元起购'])
    expect(planNotes(fund({ planMinAmount: '100.50' }))).toEqual(['每期 100.5 元起'])
    expect(planNotes(fund({ planMinAmount: null }))).toEqual([])
  })

  it('show the seven-day yield with its day, only for money-market funds', () => {
    expect(yieldNotes(fund({ sevenDayYield: '1.5234' }), '20260311')).toEqual([])
    const money = fund({ fundTypeCode: '2', sevenDayYield: '1.5234' })
    expect(yieldNotes(money, '20260311')).toEqual(['七日年化 1.523%（03-10）'])
    expect(yieldNotes(money, '20270104')).toEqual(['七日年化 1.523%（2026-03-10）'])
  })

  it('warn of high risk and of limits', () => {
    expect(fundTags(fund({ applyStatus: 'limited' }))).toEqual([
      { text: '混合型' },
      { text: 'R4', tone: 'warning' },
      { text: '限大额', tone: 'warning' },
    ])
    expect(
      fundTags(
        fund({ fundTypeCode: '99', fundTypeName: '', fundRiskLevel: 2, applyStatus: 'suspended' }),
      ),
    ).toEqual([
      { text: 'R2', tone: 'neutral' },
      { text: '暂停申购', tone: 'warning' },
    ])
  })
})

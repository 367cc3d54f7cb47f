import { describe, expect, it } from 'vitest'
import type { Figure } from '#domain/fund/rule/figures.ts'
import { exampleRule } from '#domain/fund/rule/testing/example-rules.ts'
import { figureText } from './figure-words.ts'
import {
  discountName,
  fundTags,
  leastRowHeight,
  planNotes,
  purchaseNotes,
  rowFigure,
  rowNotes,
  type ListView,
  type RuledFund,
} from './ruled-fund.ts'

const fund = (changes: Partial<RuledFund> = {}): RuledFund => ({
  fundCode: '980101',
  fundName: '示例成长混合A',
  fundTypeCode: '4',
  fundTypeName: '混合型-偏股',
  fundRiskLevel: 4,
  nav: '1.2345',
  navDate: '20260310',
  incomePer10k: null,
  sevenDayYield: null,
  applyStatus: 'open',
  minAmount: '10.00',
  discount: '0.1',
  planMinAmount: '10.00',
  rank: 1,
  figure: '12.34',
  columns: [],
  risk: {
    from: '20230310',
    to: '20260310',
    own: '12.34',
    benchmark: '8.10',
    maxDrawdown: '9.20',
    volatility: '15.00',
  },
  ...changes,
})
const view = (changes: Partial<ListView> = {}): ListView => ({
  rule: exampleRule(),
  span: '3y',
  sort: 'return',
  today: '20260311',
  ...changes,
})
const DAYS = '2023-03-10 至 2026-03-10'

describe('the figure of a row', () => {
  it.each([
    ['return', '-1.20', '-1.20%', 'loss', '近3年收益'],
    ['return', null, '--', 'flat', '近3年收益'],
    ['excess', '4.24', '+4.24%', 'gain', '近3年超额收益'],
    ['maxDrawdown', '9.20', '-9.20%', 'ink', '近3年最大回撤'],
    ['maxDrawdown', '0.00', '0.00%', 'ink', '近3年最大回撤'],
    ['feeTotal', '0.62', '0.62%', 'ink', '首年费用'],
    ['managerYears', '5.2', '5.2 年', 'ink', '经理任职'],
    ['openDays', '180', '180 天', 'ink', '成立天数'],
    ['recoverDays', null, '--', 'ink', '近3年回撤修复'],
    ['sevenDayYield', '1.5', '1.500%', 'ink', '七日年化 03-10'],
  ] as const)('by %s of %s is %s (%s), named %s', (sort, figure, value, tone, of) => {
    expect(rowFigure(fund({ figure }), view({ sort }))).toEqual({ value, tone, of })
  })

  it('is dashes, whatever figure is not known', () => {
    const figures: Figure[] = ['return', 'maxDrawdown', 'dividendYears', 'sevenDayYield']
    expect(figures.map((figure) => figureText(figure, null))).toEqual(['--', '--', '--', '--'])
  })
})

describe('next to the figure', () => {
  it('a return has its benchmark, the deepest fall and both days', () => {
    expect(rowNotes(fund(), view())).toEqual(['业绩比较基准 +8.10%', '同期最大回撤 -9.20%', DAYS])
  })

  it('a missing part of it is dashes, and a fund without a return has none of it', () => {
    const known = fund().risk
    const risk = known && { ...known, benchmark: null, maxDrawdown: null }
    expect(rowNotes(fund({ risk }), view())).toEqual(['业绩比较基准 --', '同期最大回撤 --', DAYS])
    expect(rowNotes(fund({ risk: null, figure: null }), view())).toEqual([])
  })

  it('a list by drawdown that shows returns has the same next to them', () => {
    const rule = exampleRule({
      figure: 'maxDrawdown',
      order: 'up',
      columns: ['return', 'recoverDays'],
    })
    expect(
      rowNotes(
        fund({ figure: '9.20', columns: ['12.34', '40'] }),
        view({ rule, sort: 'maxDrawdown' }),
      ),
    ).toEqual(['收益 +12.34%', '业绩比较基准 +8.10%', '回撤修复 40 天', DAYS])
  })

  it('active equity has the excess and the years of the manager', () => {
    const rule = exampleRule({ columns: ['maxDrawdown', 'excess', 'managerYears'] })
    const row = fund({ columns: ['9.20', '4.24', '5.2'] })
    const beside = ['业绩比较基准 +8.10%', '同期最大回撤 -9.20%']
    expect(rowNotes(row, view({ rule }))).toEqual([
      ...beside,
      '超额收益 +4.24%',
      '经理任职 5.2 年',
      DAYS,
    ])
    // Sorted by another of its figures, the return is still there with what belongs to it.
    expect(rowNotes({ ...row, figure: '5.2' }, view({ rule, sort: 'managerYears' }))).toEqual([
      '收益 +12.34%',
      ...beside,
      '超额收益 +4.24%',
      DAYS,
    ])
  })

  it('a figure without a return has no benchmark next to it', () => {
    const rule = exampleRule({ figure: 'trackingError', order: 'up', columns: ['feeTotal'] })
    const row = fund({ figure: '0.54', columns: ['0.62'] })
    expect(rowNotes(row, view({ rule, sort: 'trackingError' }))).toEqual(['首年费用 0.62%', DAYS])
  })

  it('a money-market fund has its yield with the day and the income of 10,000 shares', () => {
    const money = fund({
      fundTypeCode: '2',
      risk: null,
      sevenDayYield: '1.5234',
      incomePer10k: '0.4123',
    })
    expect(rowNotes(money, view())).toEqual(['七日年化 1.523%（03-10）', '万份收益 0.4123'])
    expect(rowNotes(money, view({ today: '20270104' }))[0]).toBe('七日年化 1.523%（2026-03-10）')
    const cash = exampleRule({ figure: 'sevenDayYield', spans: [] })
    expect(rowNotes(money, view({ rule: cash, sort: 'sevenDayYield', span: null }))).toEqual([
      '万份收益 0.4123',
    ])
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

describe('the height of the lowest row', () => {
  it.each([
    ['a name and tags alone', [fund({ risk: null })], 69],
    ['two lines of notes', [fund()], 108],
    ['no row', [], undefined],
  ])('of a list with %s is %j', (_title, funds, height) => {
    expect(leastRowHeight(funds, view())).toBe(height)
  })
})

import { expect, test } from 'vitest'
import { PORTFOLIO_MODULES, portfolioIn, portfolioLabel, shownPortfolios } from './portfolio.ts'

const row = { moduleName: 'i', portfolioCode: 'PI0001', portfolioName: '均衡配置' }

test.each(PORTFOLIO_MODULES)('a row of module %s is a portfolio', (moduleName) => {
  expect(portfolioIn({ ...row, moduleName })).toEqual({ code: 'PI0001', name: '均衡配置' })
})

test.each([
  ['another module', { moduleName: 'a' }],
  ['no module', { moduleName: '' }],
  ['a module in capitals', { moduleName: 'I' }],
  ['two modules', { moduleName: 'fg' }],
  ['no code', { portfolioCode: '' }],
  ['no name', { portfolioName: '' }],
])('a row with %s is a fund', (_, other) => {
  expect(portfolioIn({ ...row, ...other })).toBeNull()
})

test.each([
  ['PI0001', '均衡配置', '组合 均衡配置'],
  ['PI0001', '', '组合 PI0001'],
  ['', '', null],
])('code "%s" and name "%s" are labelled %s', (portfolioCode, portfolioName, label) => {
  expect(portfolioLabel({ portfolioCode, portfolioName })).toBe(label)
})

test('only the portfolios that a user has are shown', () => {
  const all = [{ code: 'PF0001' }, { code: 'PI0001' }]
  expect(shownPortfolios(all, [])).toEqual([])
  const held = [{ portfolioCode: '' }, { portfolioCode: 'PI0001' }, { portfolioCode: 'PI0001' }]
  expect(shownPortfolios(all, held)).toEqual([{ code: 'PI0001' }])
})

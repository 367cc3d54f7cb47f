import { expect, test } from 'vitest'
import { dealPaths } from '#paths/deal.ts'
import { risksPaths } from '#paths/risks.ts'
import { remedies } from './remedies.ts'

const ORDER = dealPaths.purchase.to({ fundCode: '980303' })
const RISK = { fundName: '禾岸灵活配置混合A', fundRiskLevel: 5, clientRiskLevel: 1 }

test.each([
  ['no assessment', remedies.noRiskTest(null, '购买')],
  ['an expired assessment', remedies.riskTestExpired(null, '购买')],
  ['a warning', remedies.riskWarning(RISK, '购买')],
  ['a fund that cannot be bought', remedies.riskBlocked({ ...RISK, clientRiskLevel: 0 }, '购买')],
])('%s leads to the assessment, with the order to go back to', (_, remedy) => {
  expect(remedy.to(ORDER)).toBe(risksPaths.risks.to({ from: ORDER }))
})

test.each(['购买', '转换'] as const)(
  'a warning before %s names both levels and offers to go on with it',
  (verb) => {
    const { content, other } = remedies.riskWarning(RISK, verb)
    expect(content).toMatch(/保守型（C1）.*高风险（R5）/)
    expect(other).toEqual({ text: `知悉风险，继续${verb}`, choice: 'goOn' })
  },
)

import { expect, test } from 'vitest'
import { higherRisks, matchedRisks, riskStatements } from './risk-words.ts'

test.each([
  [0, 'R1'],
  [1, 'R1'],
  [2, 'R1 至 R2'],
  [3, 'R1 至 R3'],
  [4, 'R1 至 R4'],
  [5, 'R1 至 R5'],
] as const)('class C%s matches funds of %s', (level, risks) => {
  expect(matchedRisks(level)).toBe(risks)
})

test.each([
  [0, '不能购买更高风险的基金'],
  [1, '购买更高风险的基金时会先提示'],
  [4, '购买更高风险的基金时会先提示'],
  [5, null],
] as const)('class C%s is warned of higher risks: %s', (level, words) => {
  expect(higherRisks(level)).toBe(words)
})

test('a warning names the class of the investor and the level of the fund', () => {
  expect(riskStatements(1, 5)[0]).toMatch(/C1 保守型.*R5 高风险/)
})

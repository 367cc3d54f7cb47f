import { expect, test } from 'vitest'
import { withoutAmounts } from '#domain/navigation/private-amounts.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { sharedFundText } from './shared-fund-text.ts'

test.each([
  ['股票型', 4, '股票型，风险等级 R4（中高风险）。基金有风险，投资需谨慎'],
  ['货币型', 1, '货币型，风险等级 R1（低风险）。基金有风险，投资需谨慎'],
] as const)('a %s fund of rating %i is shared as %s', (fundTypeName, fundRiskLevel, text) => {
  expect(sharedFundText({ fundTypeName, fundRiskLevel })).toBe(text)
  expect(refusedWords(text)).toEqual([])
  expect(withoutAmounts(text)).toBe(text)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCode, codeInFours, isWholeCode } from './redeem-code.ts'

test.each([
  ['CPN0000000000001', 'CPN0000000000001', true],
  ['cpn0 0000-0000 0001', 'CPN0000000000001', true],
  ['CPNO OOOO OOOO OOOI', 'CPN0000000000001', true],
  ['cpn000000000000l', 'CPN0000000000001', true],
  ['ＣＰＮ００００００００００００１', 'CPN0000000000001', true],
  ['CPN0000000000001 及更多', 'CPN0000000000001', true],
  ['CPN00000000000012', 'CPN0000000000001', true],
  ['CPN', 'CPN', false],
  ['UU', '', false],
  ['\u202eCPN<b>', 'CPNB', false],
])('reads %j as %s', (text, code, whole) => {
  expect(cleanCode(text)).toBe(code)
  expect(isWholeCode(code)).toBe(whole)
})

test('shows a code in fours, and reads it back from them', () => {
  expect(codeInFours('CPN0000000000001')).toBe('CPN0 0000 0000 0001')
  expect(codeInFours('CPN00')).toBe('CPN0 0')
  expect(codeInFours('')).toBe('')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const code = cleanCode(text)
      expect(cleanCode(codeInFours(code))).toBe(code)
    }),
  )
})

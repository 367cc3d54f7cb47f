import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCode, codeInFours, codeProblem, isWholeCode, redeemCodeForm } from './redeem-code.ts'

test.each([
  ['CPN0000000000001', 'CPN0000000000001', true],
  ['cpn0 0000-0000 0001', 'CPN0000000000001', true],
  ['CPNO OOOO OOOO OOOI', 'CPN0000000000001', true],
  ['cpn000000000000l', 'CPN0000000000001', true],
  ['ＣＰＮ００００００００００００１', 'CPN0000000000001', true],
  ['CPN0000000000001 及更多', 'CPN0000000000001', true],
  ['code: 7K3M 9ABC DEFG HJKM', '7K3M9ABCDEFGHJKM', true],
  ['您的20元券兑换码 7K3M-9ABC-DEFG-HJKM，2026年12月31日前有效', '7K3M9ABCDEFGHJKM', true],
  ['兑换码：7k3m9abcdefghjkm。兑换码：7K3M 9ABC DEFG HJKM', '7K3M9ABCDEFGHJKM', true],
  ['https://h5.hean.example/exchange/home?redeemCode=7K3M9ABCDEFGHJKM', '7K3M9ABCDEFGHJKM', true],
  ['CPN', 'CPN', false],
  // A text that is no code stays as it is.
  ['CPN00000000000012', 'CPN00000000000012', false],
  ['7K3M9ABCDEFGHJKU', '7K3M9ABCDEFGHJKU', false],
  ['UU', 'UU', false],
  ['\u202eCPN<b>', 'CPN<b>', false],
  ['7K3M9ABCDEFGHJKM 或 7K3M9ABCDEFGHJKN', '7K3M9ABCDEFGHJKM或7K3M9ABCDEFGHJKN', false],
  ['code 7K3M 9ABC DEFG HJKM', 'code7K3M9ABCDEFGHJKM', false],
  ['请查收兑换码', '请查收兑换码', false],
])('a typed code %j is read as %s', (text, code, whole) => {
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
      expect(codeProblem(code) === null).toBe(redeemCodeForm.fits(code))
    }),
  )
})

test('drops no character of a text and adds none where it finds no code in it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-HJKMNP-TV-Za-z码 :U-]{0,40}$/), (text) => {
      const code = cleanCode(text)
      const kept = text.replace(/[\s-]/g, '')
      expect(code.length === kept.length || isWholeCode(code)).toBe(true)
    }),
  )
})

test.each([
  ['', null],
  ['CPN', null],
  ['CPN00000000000012', '兑换码为 16 位，请核对位数'],
  ['请查收兑换码', '没有认出兑换码：只含数字和字母，没有字母 U，请核对后只填写兑换码'],
])('the advice on the code %j is %j', (code, problem) => {
  expect(codeProblem(code)).toBe(problem)
})

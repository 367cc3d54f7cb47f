import { expect, test } from 'vitest'
import { LOOKUP_LIMITS, mayLookUp, wrongEitherText } from './account-lookups.ts'

test.each([
  ['the first', 0, 0, true],
  ['the fifth of a user', LOOKUP_LIMITS.byUser - 1, 0, true],
  ['the sixth of a user', LOOKUP_LIMITS.byUser, 0, false],
  ['the twentieth about a number', 0, LOOKUP_LIMITS.ofNumber - 1, true],
  [
    'the first of a user about a number that others have asked for',
    0,
    LOOKUP_LIMITS.ofNumber,
    false,
  ],
])('%s look-up of a day is answered or not', (_, byUser, ofNumber, may) => {
  expect(mayLookUp({ byUser, ofNumber })).toBe(may)
})

test('the words of a wrong number and of a wrong password are the same', () => {
  expect(wrongEitherText(4)).toBe('身份证号或交易密码不正确，今日还可以尝试 4 次')
  expect(wrongEitherText(0)).toBe('今日尝试次数已用完，请明日再试，或用银行卡验证')
})

import { expect, test } from 'vitest'
import { isSecretField, maskSecrets } from './secret-fields.ts'

test.each([
  ['"verifyCode":"1234"', '"verifyCode":"***"'],
  ['smsCode=123456&fundCode=980301', 'smsCode=***&fundCode=980301'],
  ['{ transPwd: 246810, amount: 100 }', '{ transPwd: ***, amount: 100 }'],
  ["password='24'", "password='***'"],
  ['pin 1234 was wrong', 'pin *** was wrong'],
  ['randomCode: aB3-_x', 'randomCode: ***'],
  ['/x?newPassword=1&transPwdToken=9', '/x?newPassword=***&transPwdToken=***'],
  ['encid=abc openid=def', 'encid=*** openid=***'],
])('the text %s is written as %s', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked)
})

test.each(['retCode 2108', 'fundCode=980301', 'shipping 12', 'spin=3', 'HTTP 502'])(
  '%s has no secret and stays',
  (text) => {
    expect(maskSecrets(text)).toBe(text)
  },
)

test('a field is a secret by its whole name', () => {
  const names = ['smsCode', 'transPwd', 'tradePassword', 'pin', 'fundCode', 'pinned', 'tokens']
  expect(names.filter(isSecretField)).toEqual(['smsCode', 'transPwd', 'tradePassword', 'pin'])
})

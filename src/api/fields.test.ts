import { generateKeyPairSync } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { seal } from '#platform/crypto.ts'
import { count, date8, month6, sealed, time14 } from './fields.ts'
import { money, orderMoney } from './figures.ts'

const provider = generateKeyPairSync('x25519')
const publicKey = String(provider.publicKey.export({ format: 'jwk' }).x)

test.each(['246810', '13800138000', '6222020200112233445', '欧阳明'])(
  'a seal of %s is what a sealed field takes; the clear text is not',
  (secret) => {
    expect(v.is(sealed, seal(secret, 'CODE1', publicKey))).toBe(true)
    expect(v.is(sealed, secret)).toBe(false)
  },
)

test.each([
  ['money with its cents', money, '-1000.00', true],
  ['money without cents', money, '1000', false],
  ['money as a number', money, 1000, false],
  ['an order of a negative sum', orderMoney, '-1.00', false],
  ['an order of a sum', orderMoney, '1.00', true],
  ['a day', date8, '20260301', true],
  ['a day with dashes', date8, '2026-03-01', false],
  ['a month', month6, '202603', true],
  ['a month that there is not', month6, '202613', false],
  ['nines for a month', month6, '999999', false],
  ['a moment', time14, '20260301150000', true],
  ['a moment without seconds', time14, '202603011500', false],
])('the schema of a field is given %s', (_, schema, value, fits) => {
  expect(v.is(schema, value)).toBe(fits)
})

test('a page number comes as digits or as a number, within its bounds', () => {
  const parse = (value: unknown) => v.safeParse(count(50), value)
  expect([parse('50').output, parse(50).output]).toEqual([50, 50])
  expect(['0', '51', '1.5', '', 'x', null].map((it) => parse(it).success)).toEqual(
    Array(6).fill(false),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCardNumber, checkIdentityNumber, luhnValid } from './identity-number.ts'

describe('identity numbers', () => {
  it.each([
    ['11010519491231002X', '110105', '19491231', 'female'],
    ['34052419800101001X', '340524', '19800101', 'male'],
    [' 11010519491231002x ', '110105', '19491231', 'female'],
  ])('accepts %s', (text, region, birthDate, sex) => {
    expect(checkIdentityNumber(text)).toStrictEqual({
      ok: true,
      number: text.trim().toUpperCase(),
      region,
      birthDate,
      sex,
    })
  })

  it.each([
    ['110105491231002', 'length'],
    ['', 'length'],
    ['1101051949123100AX', 'characters'],
    ['X10105194912310021', 'characters'],
    ['99010519491231002X', 'region'],
    // A number that is right, whose card is not taken, of whatever province.
    ['911840198001010013', 'foreign'],
    ['931840198001010017', 'foreign'],
    ['944826198505050028', 'foreign'],
    ['931840198001010016', 'checksum'],
    ['931840198013010017', 'birthDate'],
    ['11010519491331002X', 'birthDate'],
    ['110105194912310021', 'checksum'],
  ])('refuses %s for its %s', (text, error) => {
    expect(checkIdentityNumber(text)).toStrictEqual({ ok: false, error })
  })

  it('refuses any single wrong digit', () => {
    const valid = '34052419800101001X'
    fc.assert(
      fc.property(fc.nat(16), fc.nat(9), (at, digit) => {
        fc.pre(valid[at] !== String(digit))
        const wrong = `${valid.slice(0, at)}${digit}${valid.slice(at + 1)}`
        expect(checkIdentityNumber(wrong).ok).toBe(false)
      }),
    )
  })
})

describe('card numbers', () => {
  it.each([
    ['79927398713', true],
    ['79927398710', false],
    ['0', false],
    ['', false],
    ['7992739871a', false],
  ])('checks the checksum of "%s": %s', (digits, valid) => {
    expect(luhnValid(digits)).toBe(valid)
  })

  it.each([
    ['4111 1111 1111 1111', { ok: true, number: '4111111111111111', likely: true }],
    ['4111111111111112', { ok: true, number: '4111111111111112', likely: false }],
    ['400000000000006', { ok: true, number: '400000000000006', likely: true }],
    ['40000000000002', { ok: false, error: 'length' }],
    ['4000000000000000006', { ok: true, number: '4000000000000000006', likely: true }],
    ['40000000000000000002', { ok: false, error: 'length' }],
    ['79927398713', { ok: false, error: 'length' }],
    ['4111-1111', { ok: false, error: 'characters' }],
    ['', { ok: false, error: 'length' }],
  ])('checks %s', (text, result) => {
    expect(checkCardNumber(text)).toStrictEqual(result)
  })
})

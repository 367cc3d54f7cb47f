import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { groupAmount, leadingPlace, readAmount } from './amount-text.ts'

const acceptAmount = (typed: string, before: string) => readAmount(typed, before).value

describe('readAmount', () => {
  it.each([
    ['1000', '', '1000'],
    ['1000.', '1000', '1000.'],
    ['1000.05', '1000.0', '1000.05'],
    ['1000.055', '1000.05', '1000.05'],
    ['1.2.3', '1.2', '1.2'],
    ['12a', '12', '12'],
    ['-5', '', ''],
    ['1e5', '1', '1'],
    ['.', '', '0.'],
    ['.5', '', '0.5'],
    ['007', '00', '7'],
    ['0.50', '0.5', '0.50'],
    ['1,234.56', '', '1234.56'],
    ['¥ 1,234.56 元', '', '1234.56'],
    ['１２３．４', '', '123.4'],
    ['12。', '12', '12.'],
    ['', '5', ''],
    ['1234567890123', '123456789012', '123456789012'],
  ])('%j typed over %j gives %j', (typed, before, after) => {
    expect(acceptAmount(typed, before)).toBe(after)
  })

  it('never holds anything but digits and one dot with at most two decimals', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
        const held = pieces.reduce((before, typed) => acceptAmount(before + typed, before), '')
        expect(held).toMatch(/^(?:\d{1,12}(?:\.\d{0,2})?)?$/u)
      }),
    )
  })

  it('leaves every well-formed amount as it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 99 }), (whole, cents) => {
        const amount = `${whole}.${String(cents).padStart(2, '0')}`
        expect(acceptAmount(amount, '')).toBe(amount)
      }),
    )
  })
})

describe('the reason why an amount is not taken', () => {
  it.each([
    ['5万', 'unit'],
    ['1.5千万元', 'unit'],
    ['10.005', 'decimals'],
    ['1234567890123', 'length'],
    ['1e5', 'characters'],
    ['-5', 'characters'],
    ['1.2.3', 'characters'],
    ['1,234.56 元', null],
    ['000000000000012', null],
  ])('%s: %s', (typed, refusal) => {
    expect(readAmount(typed, '7')).toMatchObject({
      refusal,
      ...(refusal === null ? {} : { value: '7' }),
    })
  })
})

describe('how an amount is shown while it is typed', () => {
  it.each([
    ['', '', null],
    ['999', '999', null],
    ['1000', '1,000', '千'],
    ['12345.6', '12,345.6', '万'],
    ['123456.', '123,456.', '十万'],
    ['1234567', '1,234,567', '百万'],
    ['123456789012', '123,456,789,012', '千亿'],
  ])('%s is shown as %s, its first digit in the place of %s', (value, grouped, place) => {
    expect(groupAmount(value)).toBe(grouped)
    expect(leadingPlace(value)).toBe(place)
  })
})

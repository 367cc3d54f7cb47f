import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { acceptAmount } from './amount-text.ts'

describe('acceptAmount', () => {
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

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
    ['￥１，２３４．５６', '', '1234.56'],
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
  ])('is found in the text %s: %s', (typed, refusal) => {
    expect(readAmount(typed, '7')).toMatchObject({
      refusal,
      ...(refusal === null ? {} : { value: '7' }),
    })
  })
})

describe('separators of an amount that was pasted into an empty field', () => {
  it.each([
    // Groups of three digits are groups, whichever sign is between them.
    ['1,234', '1234'],
    ['1,234.56', '1234.56'],
    ['12,345,678.9', '12345678.9'],
    ['１，２３４．５６', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234\u00a0567.8', '1234567.8'],
    ['1’234.50', '1234.50'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['۱۲۳۴', '1234'],
    // Elsewhere one comma is the decimal point.
    ['1000,50', '1000.50'],
    ['1000，50', '1000.50'],
    ['10,5', '10.5'],
    ['10،5', '10.5'],
    ['10﹐5', '10.5'],
    ['0,50', '0.50'],
    [',5', '0.5'],
    ['1000,', '1000.'],
    ['10。5', '10.5'],
    ['10｡5', '10.5'],
    // A unit after the amount and a sign before it.
    ['¥ 1000', '1000'],
    ['1000 元', '1000'],
    ['1,000.00份', '1000.00'],
    ['\u202d1,000.00\u202c', '1000.00'],
  ])('%j is %s', (typed, value) => {
    expect(readAmount(typed, '')).toEqual({ value, refusal: null })
  })

  it.each([
    ['1234,567', 'decimals'],
    ['0,500', 'decimals'],
    ['1,0000', 'decimals'],
    ['1.234', 'decimals'],
    ['1.234,567', 'decimals'],
    ['1,23,456.00', 'characters'],
    ['1,234,56', 'characters'],
    ['1,234.56,7', 'characters'],
    ['1.5,', 'characters'],
    ['1,,5', 'characters'],
    ['10 5', 'characters'],
    ['1 2 3', 'characters'],
    ['5元5', 'characters'],
    ['10元5角', 'characters'],
    ['1、200', 'characters'],
    ['10²', 'characters'],
    ['①', 'characters'],
    ['五万', 'unit'],
    ['5萬', 'unit'],
    ['十', 'unit'],
  ])('%j is refused: %s', (typed, refusal) => {
    expect(readAmount(typed, '7', { from: 0, to: 1 })).toEqual({ value: '7', refusal })
  })
})

describe('an edit within an amount that is shown in groups', () => {
  it.each([
    ['a comma as the decimal key at the end', '1000', '1,000,', [5, 5], '1000.'],
    ['the decimals after it', '1000.', '1,000.5', [6, 6], '1000.5'],
    ['a full-width comma', '1000', '1,000，', [5, 5], '1000.'],
    ['a comma in the middle of three digits', '100', '10,0', [2, 2], '10.0'],
    ['one more digit', '1000', '1,0005', [5, 5], '10005'],
    ['a digit away at the end', '1234', '1,23', [5, 5], '123'],
    ['a digit away at the start', '1234', ',234', [1, 1], '234'],
    ['a digit away that is selected', '1234567', '1,2567', [3, 5], '12567'],
    ['the text pasted over all of it', '1000', '1,5', [0, 5], '1.5'],
    ['the same text typed over the last three', '1000', '1,5', [2, 5], '15'],
    ['a grouped amount pasted over all of it', '1000', '1,234,567.8', [0, 5], '1234567.8'],
    ['a comma where the field groups', '1234', '1,,234', [1, 1], '1234'],
  ] as const)('reads %s as it was meant', (_what, before, typed, [from, to], value) => {
    expect(readAmount(typed, before, { from, to }).value).toBe(value)
  })

  it('refuses a second point, and a comma before three decimals', () => {
    const at = (place: number) => ({ from: place, to: place })
    expect(readAmount('1,000.5,', '1000.5', at(7)).refusal).toBe('characters')
    expect(readAmount('12,,345', '12345', at(3)).refusal).toBeNull()
    expect(readAmount('1,2,345', '12345', at(1)).refusal).toBe('decimals')
  })

  it('makes no amount larger by dropping what was typed', () => {
    const commas = fc.constantFrom(',', '，', '.', '。')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), commas, fc.nat({ max: 99 }), (...parts) => {
        const [whole, comma, cents] = parts
        const keys = `${whole}${comma}${String(cents).padStart(2, '0')}`.split('')
        const held = keys.reduce((before, key) => {
          const shown = groupAmount(before)
          return readAmount(shown + key, before, { from: shown.length, to: shown.length }).value
        }, '')
        expect(held).toBe(`${whole}.${String(cents).padStart(2, '0')}`)
      }),
    )
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

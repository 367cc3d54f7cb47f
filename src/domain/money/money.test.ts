import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  divide,
  fromFloat,
  fromPercent,
  isZero,
  maximum,
  minimum,
  multiply,
  parseDecimal,
  roundCent,
  roundShare,
  roundTo,
  subtract,
  sum,
  toFloat,
} from './money.ts'

const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const decimal = cents.map((value) => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  return value < 0n ? `-${text}` : text
})

describe('money', () => {
  it.each(['0', '1', '-1', '0.50', '1234567890123456789.12', '-0.01'])(
    'takes the decimal text %s',
    (text) => {
      expect(parseDecimal(text)).toBe(text)
    },
  )

  it.each(['', ' 1', '1e3', '+1', '.5', '1.', '1,000', '007', '--1', 'NaN', '１'])(
    'refuses the text "%s"',
    (text) => {
      expect(parseDecimal(text)).toBeNull()
      expect(() => add(text, '1')).toThrow(`Not a plain decimal: "${text}"`)
    },
  )

  it.each([
    ['1.005', '1.01'],
    ['1.004999', '1.00'],
    ['-1.005', '-1.01'],
    ['-0.004', '0.00'],
    ['2.675', '2.68'],
    ['10', '10.00'],
  ])('rounds %s half up to %s', (value, rounded) => {
    expect(roundCent(value)).toBe(rounded)
    expect(roundShare(value)).toBe(rounded)
  })

  it('adds, subtracts, multiplies and divides without a binary error', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(subtract('0.3', '0.1')).toBe('0.2')
    expect(multiply('1.1', '1.1')).toBe('1.21')
    expect(roundTo(divide('1', '3'), 6)).toBe('0.333333')
    expect(sum(['0.1', '0.2', '0.3'])).toBe('0.6')
    expect(sum([])).toBe('0')
    expect(fromPercent('1.2')).toBe('0.012')
    expect(subtract('1', '1')).toBe('0')
    expect(multiply('-1', '0')).toBe('0')
  })

  it('never writes an exponent', () => {
    expect(multiply('0.0000001', '0.0000001')).toBe('0.00000000000001')
    expect(multiply('100000000000', '100000000000')).toBe('10000000000000000000000')
  })

  it('refuses to divide by zero', () => {
    expect(() => divide('5', '0.00')).toThrow('Division of 5 by zero')
  })

  it('compares by value, not by text', () => {
    expect(compare('10', '9')).toBe(1)
    expect(compare('1.0', '1')).toBe(0)
    expect(compare('-2', '1')).toBe(-1)
    expect(minimum('10', '9')).toBe('9')
    expect(maximum('10', '9')).toBe('10')
    expect(isZero('0.00')).toBe(true)
    expect(isZero('0.01')).toBe(false)
  })

  it('passes floats for statistics in and out', () => {
    expect(toFloat('1.25')).toBe(1.25)
    expect(fromFloat(1e-7)).toBe('0.0000001')
    expect(fromFloat(-0)).toBe('0')
    expect(fromFloat(Number.NaN)).toBeNull()
    expect(fromFloat(Number.POSITIVE_INFINITY)).toBeNull()
  })

  it.each(['', '1e3', '+1', '.5', '0x10', '1,000', ' 1'])('takes no float of "%s"', (text) => {
    expect(() => toFloat(text)).toThrow(RangeError)
  })

  it('undoes an addition by a subtraction, for any amounts', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(compare(subtract(add(a, b), b), a)).toBe(0)
      }),
    )
  })

  it('moves an amount by at most half a cent when it rounds', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 1, max: 9999 }), (a, divisor) => {
        const exact = divide(a, String(divisor))
        const moved = subtract(roundCent(exact), exact).replace('-', '')
        expect(compare(moved, '0.005')).toBeLessThanOrEqual(0)
      }),
    )
  })
})

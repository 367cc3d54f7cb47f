import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CONTRACT_VERSION, contract, type MethodName } from '#bridge/contract.ts'
import { samples } from '#bridge/testing/samples.ts'
import { BRIDGE_VERSION, atLeast, nativeMethods } from './native-methods.js'

const isName = (name: string): name is MethodName => name in contract
const names = Object.keys(contract).filter(isName)

describe('the native checks and the contract', () => {
  it('have the contract’s version and every method, since the same app version', () => {
    expect(BRIDGE_VERSION).toBe(CONTRACT_VERSION)
    const sinceByMethod = (methods: Record<string, { since: string }>) =>
      Object.entries(methods)
        .map(([name, { since }]) => `${name} ${since}`)
        .toSorted()
    expect(sinceByMethod(nativeMethods)).toEqual(sinceByMethod(contract))
  })

  it('accept the arguments that the contract accepts, and no others', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 70 }),
      fc.constantFrom('', '000198', '1000.50', '1.234', 'month', 'year', 'buy', 'plan', '养老'),
    )
    const value = fc.oneof(
      text,
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.constant(undefined),
    )
    const trading = fc.record({
      fundCode: fc.constantFrom('000198', '00198', '0001980'),
      amount: fc.constantFrom('', '0', '1000.5', '1000.50', '-1', '1.234', '1e3'),
      periods: fc.constantFrom(0, 12, -1, 1.5),
      cycle: fc.constantFrom('', 'day', 'week', 'fortnight', 'month', 'year'),
      planName: fc.constantFrom('', '养老计划', 'x'.repeat(40), 'x'.repeat(41)),
      tradeType: fc.constantFrom('buy', 'redeem', 'convert', 'plan', ''),
    })
    const anything = fc.dictionary(fc.constantFrom('title', 'tag', 'fundCode', 'other'), value)
    const args = fc.oneof(anything, trading, fc.record({ tag: text }), fc.record({ title: text }))
    fc.assert(
      fc.property(fc.constantFrom(...names), args, (name, given) => {
        const sent = v.parse(v.record(v.string(), v.unknown()), JSON.parse(JSON.stringify(given)))
        const inContract = v.is(contract[name].args, sent)
        const inApp = nativeMethods[name].check(sent) === null
        expect(inApp).toBe(inContract)
      }),
      { numRuns: 2_000 },
    )
  })

  it('agree with the contract on valid arguments with one field changed', () => {
    const field = fc.oneof(
      fc.string({ maxLength: 210 }),
      fc.constantFrom(
        '',
        'wx',
        '#12ab9F',
        '#12ab9',
        'dark',
        'https://a.example/b',
        'ftp://a',
        'a_1',
      ),
      fc.boolean(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constant(null),
      fc.array(fc.constantFrom('wx', 'copyLink', 'fax', ''), { maxLength: 11 }),
      fc.dictionary(
        fc.string({ maxLength: 66 }),
        fc.oneof(fc.string(), fc.integer(), fc.boolean()),
      ),
      fc.constantFrom({ deep: {} }, { list: [1] }, { nothing: null }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), field, (name, at, value) => {
        const good = Object.entries(samples[name].args)
        const changed = good.map(([key, own], i) => [key, i === at % good.length ? value : own])
        const sent = v.parse(
          v.record(v.string(), v.unknown()),
          JSON.parse(JSON.stringify(Object.fromEntries(changed))),
        )
        expect(nativeMethods[name].check(Object.fromEntries(good))).toBeNull()
        const checked = v.safeParse(contract[name].args, sent)
        // A client sends the output of the check: for an array in place of a record, a record.
        const wire = v.parse(v.record(v.string(), v.unknown()), checked.output)
        expect(nativeMethods[name].check(wire) === null).toBe(checked.success)
      }),
      { numRuns: 4_000 },
    )
  })
})

describe('app versions', () => {
  it.each([
    ['5.10.0', '5.9.0', true],
    ['5.2.0', '5.2.0', true],
    ['5.1.9', '5.2.0', false],
    ['6.0.0', '5.12.1', true],
  ])('compare %s with the least version %s: %s', (version, floor, expected) => {
    expect(atLeast(version, floor)).toBe(expected)
  })
})

it('sendEvent accepts an event up to the contract’s limit, counted in UTF-8 bytes, and none beyond', () => {
  const { maxBytes = 0 } = contract.sendEvent
  // Three bytes a character, so that characters are not mistaken for bytes.
  const event = (fields: number) => ({
    name: 'paid',
    data: Object.fromEntries(
      Array.from({ length: fields }, (_, at) => [`f${at}`, '基'.repeat(1_000)]),
    ),
  })
  const bytes = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length
  expect(bytes(event(5))).toBeLessThan(maxBytes)
  expect(bytes(event(6))).toBeGreaterThan(maxBytes)
  expect(nativeMethods.sendEvent.check(event(5))).toBeNull()
  expect(nativeMethods.sendEvent.check(event(6))).toBe(`more than ${maxBytes} bytes`)
})

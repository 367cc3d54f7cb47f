import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { queryFundOne } from '#api/calls/fund.ts'
import { redeem } from '#api/calls/redeem.ts'
import { callsOf, type FieldSchemas, type SaidCall } from './symbolic-prefetch.ts'

const text = v.pipe(v.string(), v.regex(/^\d{6}$/))
const schemas = {
  fundCode: text,
  from: v.optional(text),
  size: v.optional(v.string(), '10'),
  tab: v.optional(v.picklist(['all', 'mine'])),
} satisfies FieldSchemas

interface Input {
  readonly fundCode: string
  readonly from?: string
  readonly size: string
  readonly tab?: 'all' | 'mine'
}

/** The file of a screen with such an address. */
interface Example {
  prefetch(this: void, input: Input, signedIn: boolean): readonly SaidCall[]
}

const fund = (input: object): SaidCall => ({ name: queryFundOne.name, input })
const given = (prefetch: (input: Input, signedIn: boolean) => readonly SaidCall[]) => {
  const file: Example = { prefetch }
  return callsOf(file, schemas)
}
const fieldsOf = (prefetch: Parameters<typeof given>[0]) => given(prefetch).map((it) => it.fields)

describe('the calls of a prefetch', () => {
  test('have fields of the address, and what is the same for all', () => {
    expect(
      given(({ fundCode }) => [fund({ fundCode, page: 1, all: true, none: undefined })]),
    ).toEqual([
      {
        method: queryFundOne.method,
        path: queryFundOne.path,
        encoding: queryFundOne.encoding,
        user: false,
        fields: { fundCode: { url: 'fundCode' }, page: { value: 1 }, all: { value: true } },
      },
    ])
  })

  test('are for users where only they make them', () => {
    const users = given((_, signedIn) => (signedIn ? [fund({})] : []))
    expect(users.map(({ user }) => user)).toEqual([true])
  })

  test('are those with and without each optional field, the address’s own first', () => {
    expect(fieldsOf(({ from = '000000' }) => [fund({ from })])).toEqual([
      { from: { url: 'from' } },
      { from: { value: '000000' } },
    ])
    expect(fieldsOf(({ from }) => (from === undefined ? [] : [fund({ from })]))).toEqual([
      { from: { url: 'from' } },
    ])
    expect(fieldsOf((input) => ('from' in input ? [fund({ at: input.from })] : []))).toEqual([
      { at: { url: 'from' } },
    ])
  })

  test('have the schema’s own value for a field that the address lacks', () => {
    expect(fieldsOf(({ size }) => [fund({ size })])).toEqual([
      { size: { url: 'size' } },
      { size: { value: '10' } },
    ])
  })

  test('have every field that is passed on at once', () => {
    expect(fieldsOf((input) => [fund({ ...input })])[0]).toEqual({
      fundCode: { url: 'fundCode' },
      from: { url: 'from' },
      size: { url: 'size' },
      tab: { url: 'tab' },
    })
  })
})

test.each<[string, Parameters<typeof given>[0], RegExp]>([
  [
    'reads into a value',
    ({ fundCode }) => (fundCode.startsWith('9') ? [fund({})] : []),
    /fundCode/,
  ],
  ['makes text of a value', ({ fundCode }) => [fund({ key: `of ${fundCode}` })], /fundCode/],
  ['reckons with a value', ({ size }) => [fund({ size: Number(size) })], /the field size/],
  ['wraps a value', ({ fundCode }) => [fund({ codes: [fundCode] })], /sends codes/],
  ['takes a listed value apart', ({ tab }) => (tab === 'mine' ? [fund({})] : []), /tab is mine/],
  [
    'sends another constant for a listed value',
    ({ tab }) => [fund({ size: tab === 'mine' ? 1 : 2 })],
    /tab is mine/,
  ],
  ['changes something', () => [{ name: redeem.name, input: {} }], /more than read/],
])('a prefetch that %s is refused', (_, prefetch, reason) => {
  expect(() => given(prefetch)).toThrow(reason)
})

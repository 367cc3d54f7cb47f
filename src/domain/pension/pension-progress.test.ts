import { expect, test } from 'vitest'
import { pensionProgress } from './pension-progress.ts'

test.each([
  ['none', false, false, [], 'open'],
  ['opening', false, false, [], 'open'],
  ['opening', true, false, [], 'open'],
  ['opened', false, false, ['open'], 'authorize'],
  ['opened', true, false, ['open', 'authorize'], 'bindCard'],
  ['bound', true, false, ['open', 'authorize', 'bindCard'], 'fundAccount'],
  ['bound', true, true, ['open', 'authorize', 'bindCard', 'fundAccount'], 'contribute'],
  ['bound', false, false, ['open', 'bindCard'], 'authorize'],
  ['bound', false, true, ['open', 'bindCard', 'fundAccount'], 'authorize'],
  // A fund account without a bound card is no account that could be used.
  ['opened', true, true, ['open', 'authorize'], 'bindCard'],
] as const)(
  'an account that is %s, authorized %s, with a fund account %s, goes on as listed',
  (status, authorized, fundAccount, done, next) => {
    expect(pensionProgress({ status, authorized, fundAccount, year: null })).toEqual({ done, next })
  },
)

test.each([
  [false, false, false, 4, 'contribute'],
  [true, true, false, 5, 'buy'],
  [true, true, true, 5, 'buy'],
  [false, true, false, 5, 'buy'],
  [true, false, false, 5, 'buy'],
  [true, false, true, 6, null],
  [false, false, true, 5, 'contribute'],
] as const)(
  'a year with a payment %s, uninvested money %s and shares %s has %d steps done and goes on with %s',
  (contributed, hasCash, invested, count, next) => {
    const year = { contributed, hasCash, invested }
    const open = { status: 'bound', authorized: true, fundAccount: true } as const
    const progress = pensionProgress({ ...open, year })
    expect([progress.done.length, progress.next]).toEqual([count, next])
  },
)

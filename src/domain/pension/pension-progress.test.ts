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
    expect(pensionProgress({ status, authorized, fundAccount })).toEqual({ done, next })
  },
)

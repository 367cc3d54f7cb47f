import { expect, test } from 'vitest'
import {
  PENSION_STATUSES,
  pensionScreen,
  pensionStart,
  type PendingVisit,
  type PensionScreen,
  type PensionStart,
  type PensionStatus,
} from './pension-account.ts'

/** Per state, the screens for openAccount, getAuth and bindCard. */
const SCREENS: readonly (readonly [
  PensionStatus,
  boolean,
  readonly [PensionScreen, PensionScreen, PensionScreen],
])[] = [
  ['none', false, ['openAccount', 'getAuth', 'openAccount']],
  ['none', true, ['openAccount', 'getAuth', 'openAccount']],
  ['opening', false, ['openAccount', 'getAuth', 'openAccount']],
  ['opening', true, ['openAccount', 'getAuth', 'openAccount']],
  ['opened', false, ['getAuth', 'getAuth', 'getAuth']],
  ['opened', true, ['bindCard', 'getAuth', 'bindCard']],
  ['bound', false, ['result', 'getAuth', 'result']],
  ['bound', true, ['result', 'getAuth', 'result']],
]
const WISHES = ['openAccount', 'getAuth', 'bindCard'] as const

test.each(SCREENS)(
  'an account that is %s, authorized %s, opens %j',
  (status, authorized, shown) => {
    expect(WISHES.map((wish) => pensionScreen(wish, { status, authorized }))).toEqual(shown)
  },
)

test('a replaced screen is never replaced again', () => {
  for (const status of PENSION_STATUSES) {
    for (const authorized of [true, false]) {
      for (const wish of WISHES) {
        const shown = pensionScreen(wish, { status, authorized })
        if (shown === 'result') continue
        expect(pensionScreen(shown, { status, authorized })).toBe(shown)
      }
    }
  }
})

const open: PendingVisit = { state: 'open' }
const processing: PendingVisit = { state: 'processing' }

test.each<[PendingVisit | null, boolean, PensionStart]>([
  [null, true, 'leave'],
  [null, false, 'ordinaryCard'],
  [open, true, 'goOn'],
  [open, false, 'ordinaryCard'],
  [processing, true, 'wait'],
  [processing, false, 'wait'],
])('a visit that is %j, with an ordinary card: %s, begins with: %s', (pending, hasCard, start) => {
  expect(pensionStart(pending, hasCard)).toBe(start)
})

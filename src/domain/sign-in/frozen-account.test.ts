import { expect, test } from 'vitest'
import { endpoints } from '#api/contract.ts'
import { isStoppedWhileFrozen, STOPPED_BY_FIELD, STOPPED_WHILE_FROZEN } from './frozen-account.ts'
import { GOES_ON_WHILE_FROZEN } from './testing/goes-on-while-frozen.ts'

const TABLES = [STOPPED_WHILE_FROZEN, STOPPED_BY_FIELD, GOES_ON_WHILE_FROZEN]
const changing = endpoints.filter(({ effect }) => effect !== 'reads').map(({ name }) => name)

test('each call that changes something says once whether a freeze stops it', () => {
  const choices = changing.map((name) => [name, TABLES.filter((table) => name in table).length])
  expect(choices.filter(([, chosen]) => chosen !== 1)).toEqual([])
})

test('a freeze names no call that is not of the contract, and of the queries only what signs in elsewhere', () => {
  const reading = new Set(
    endpoints.filter(({ effect }) => effect === 'reads').map(({ name }) => name),
  )
  const known = new Set(changing)
  const others = TABLES.flatMap((table) => Object.keys(table)).filter((name) => !known.has(name))
  expect(others).toEqual(['autoLoginUrl'])
  expect(others.every((name) => reading.has(name))).toBe(true)
})

test('of the calls that move money, only what gives it back goes on in a frozen account', () => {
  const going = endpoints
    .filter(({ effect, name }) => effect === 'money' && !isStoppedWhileFrozen(name))
    .map(({ name }) => name)
  expect(going.toSorted()).toEqual(['cancel', 'cancelPrivateContract', 'terminatePlan'])
})

test.each(['signOut', 'signOutDevice', 'unfreezeAccount', 'readMessages', 'toString'])(
  'the call %s goes on while the account is frozen',
  (name) => expect(isStoppedWhileFrozen(name)).toBe(false),
)

test.each([
  ['requestPaper', { masked: '0' }, true],
  ['requestPaper', { masked: '1' }, false],
  ['openPaper', { purpose: 'share' }, true],
  ['openPaper', { purpose: 'read' }, false],
  ['openPaper', {}, false],
])('%s with %o is stopped: %s', (name, fields, stopped) => {
  expect(isStoppedWhileFrozen(name, fields)).toBe(stopped)
})

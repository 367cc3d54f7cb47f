import { expect, test } from 'vitest'
import { endpoints } from '#api/contract.ts'
import { isStoppedWhileFrozen, STOPPED_WHILE_FROZEN } from './frozen-account.ts'

test('every call that a freeze stops is one of the contract, and changes something', () => {
  const changing = new Set(
    endpoints.filter(({ effect }) => effect !== 'reads').map(({ name }) => name),
  )
  expect(Object.keys(STOPPED_WHILE_FROZEN).filter((name) => !changing.has(name))).toEqual([])
})

test('of the calls that move money, only what gives it back goes on in a frozen account', () => {
  const going = endpoints
    .filter(({ effect, name }) => effect === 'money' && !isStoppedWhileFrozen(name))
    .map(({ name }) => name)
  expect(going.toSorted()).toEqual(['cancel', 'terminatePlan'])
})

test.each(['signOut', 'signOutDevice', 'unfreezeAccount', 'readMessages', 'toString'])(
  '%s goes on',
  (name) => expect(isStoppedWhileFrozen(name)).toBe(false),
)

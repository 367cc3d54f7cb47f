import { afterEach, expect, test, vi } from 'vitest'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { NO_OWN_NUMBERS, ownNumbers } from '#domain/identity/trading-password.ts'
import {
  dropProof,
  heldOwnNumbers,
  heldProof,
  keepOwnNumbers,
  keepProof,
  PROOF_MS,
} from './proofs.ts'
import { forgetClock, syncClock } from '#platform/clock.ts'
import { signIn, signOut } from './session.ts'

const NOW = 1_000_000
const memory = new Map<string, string>()
const storage: Storage = {
  length: 0,
  key: () => null,
  clear: () => memory.clear(),
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
}

afterEach(() => {
  dropProof('transPwdToken')
  dropProof('proofToken')
  memory.clear()
})

test('a proof counts for fifteen minutes and not a moment longer', () => {
  keepProof('transPwdToken', 't', NOW)
  expect(heldProof('transPwdToken', NOW + PROOF_MS - 1)).toBe('t')
  expect(heldProof('transPwdToken', NOW + PROOF_MS)).toBeNull()
  // Nor again, should the telephone's clock be set back.
  expect(heldProof('transPwdToken', NOW)).toBeNull()
})

test("a proof counts by the provider's clock, whatever becomes of the phone's", () => {
  const phone = vi.spyOn(Date, 'now').mockReturnValue(NOW)
  syncClock(chinaTime(NOW))
  keepProof('proofToken', 't')
  // The phone is set forward by an hour; the next answer says what time it is.
  phone.mockReturnValue(NOW + 3_600_000)
  syncClock(chinaTime(NOW + 60_000))
  expect(heldProof('proofToken')).toBe('t')
  // It is set back: the proof ends all the same.
  phone.mockReturnValue(NOW - 3_600_000)
  syncClock(chinaTime(NOW + PROOF_MS))
  expect(heldProof('proofToken')).toBeNull()
  phone.mockRestore()
  forgetClock()
})

test('a proof of one kind is none of another, and a used one is gone', () => {
  keepProof('proofToken', 't')
  expect(heldProof('transPwdToken')).toBeNull()
  dropProof('proofToken')
  expect(heldProof('proofToken')).toBeNull()
})

test('nothing of a proof or of the own numbers is in the storage', () => {
  signIn(storage, { openId: 'o_1', encOpenId: 'e_1' })
  keepProof('transPwdToken', 'secret-token')
  keepOwnNumbers(ownNumbers({ mobileNos: ['13800246813'] }))
  expect([...memory.values()].join(' ')).not.toMatch(/secret-token|246813/)
})

test('the next user finds no proof of the one before', () => {
  signIn(storage, { openId: 'o_1', encOpenId: 'e_1' })
  keepProof('proofToken', 't')
  keepOwnNumbers(ownNumbers({ mobileNos: ['13800246813'] }))
  signOut(storage)
  expect(heldProof('proofToken')).toBeNull()
  expect(heldOwnNumbers()).toEqual(NO_OWN_NUMBERS)
})

import { afterEach, expect, test } from 'vitest'
import { NO_OWN_NUMBERS, ownNumbers } from '#domain/identity/trading-password.ts'
import {
  dropProof,
  heldOwnNumbers,
  heldProof,
  keepOwnNumbers,
  keepProof,
  PROOF_MS,
} from './proofs.ts'
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

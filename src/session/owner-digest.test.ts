import { expect, test } from 'vitest'
import { ownerDigest } from './owner-digest.ts'

test('the digest of an owner is the SHA-256 of the open id, and empty without a user', async () => {
  expect(await ownerDigest('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  expect(await ownerDigest('')).toBe('')
})

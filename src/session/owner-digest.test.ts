import { expect, test } from 'vitest'
import { ownerDigest } from './owner-digest.ts'

test('an owner is named by the SHA-256 of the open id, nobody by nothing', async () => {
  expect(await ownerDigest('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  expect(await ownerDigest('')).toBe('')
})

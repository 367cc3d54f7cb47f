import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seal } from '#platform/crypto.ts'
import { createProviderKey, loadOrCreateProviderKey } from './provider-key.ts'
import { openSeal } from '#test/sandbox/kernel/seal.ts'

let file: string
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'key-')), 'below', 'key.pem')
})
afterEach(() => rmSync(path.dirname(path.dirname(file)), { recursive: true }))

test('the key is made once, readable by its owner alone', () => {
  const { publicKey } = loadOrCreateProviderKey(file)
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(32)
  expect(loadOrCreateProviderKey(file).publicKey).toBe(publicKey)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a key without the mark of sandboxes is replaced once, and remains next to the new one', () => {
  mkdirSync(path.dirname(file))
  const old = generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(file, old)
  const { publicKey } = loadOrCreateProviderKey(file)
  expect(publicKey.slice(0, 2)).toBe('SB')
  expect(loadOrCreateProviderKey(file).publicKey).toBe(publicKey)
  expect(readFileSync(`${file}.unmarked`, 'utf8')).toBe(old)
})

test('a file without such a key is named and preserved', () => {
  loadOrCreateProviderKey(file)
  writeFileSync(file, 'something else')
  expect(() => loadOrCreateProviderKey(file)).toThrow(file)
})

test('what the page seals opens with this key in its context alone', () => {
  const { privateKey, publicKey } = createProviderKey()
  const sealed = seal('246810', 'CODE1', publicKey)
  expect(openSeal(sealed, 'CODE1', privateKey)).toBe('246810')
  expect(openSeal(sealed, 'CODE2', privateKey)).toBeNull()
  expect(openSeal(sealed, 'CODE1', createProviderKey().privateKey)).toBeNull()
})

test.each(['', 'v1.', 'v1.a.b.c.d', 'v2.a.b.c.d', 'v1.a.b.c.d.e', `v1.${'A'.repeat(43)}.a.b.c`])(
  '%j is not a seal and does not open',
  (text) => {
    expect(openSeal(text, 'CODE', createProviderKey().privateKey)).toBeNull()
  },
)

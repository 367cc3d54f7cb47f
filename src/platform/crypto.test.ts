import {
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
} from 'node:crypto'
import { expect, test } from 'vitest'
import { seal } from './crypto.ts'

const provider = generateKeyPairSync('x25519')
const publicKey = String(provider.publicKey.export({ format: 'jwk' }).x)

/**
 * The other side, by Node's own cryptography: an independent reading of the format in `seal`'s
 * docstring.
 */
function open(sealed: string, context: string): string | null {
  const [version, sender = '', iv = '', ciphertext = '', mac = ''] = sealed.split('.')
  expect(version).toBe('v1')
  const shared = diffieHellman({
    privateKey: provider.privateKey,
    publicKey: createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: sender }, format: 'jwk' }),
  })
  const keyFor = (label: string) =>
    createHmac('sha256', shared).update(`${label}|${sender}|${context}`).digest()
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const expected = createHmac('sha256', keyFor('authenticate'))
    .update(bytes(iv))
    .update(bytes(ciphertext))
    .digest()
  if (!expected.equals(bytes(mac))) return null
  const decipher = createDecipheriv('aes-256-cbc', keyFor('encrypt'), bytes(iv))
  return Buffer.concat([decipher.update(bytes(ciphertext)), decipher.final()]).toString()
}

test('only the provider opens a seal, and only in its own context', () => {
  const sealed = seal('246810', 'CODE1', publicKey)
  expect(open(sealed, 'CODE1')).toBe('246810')
  expect(open(sealed, 'CODE2')).toBeNull()
})

test('the same secret never seals to the same text', () => {
  expect(seal('246810', 'CODE1', publicKey)).not.toBe(seal('246810', 'CODE1', publicKey))
})

test('a seal does not contain the secret', () => {
  expect(seal('246810', 'CODE1', publicKey)).not.toContain('246810')
})

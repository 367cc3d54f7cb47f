import {
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'

/**
 * Opens a seal of `src/platform/crypto.ts` (format: its docstring) that was made for `context`.
 * Null for a seal of another context, another key, or no seal at all, without a difference for its
 * sender.
 */
export function openSeal(sealed: string, context: string, providerKey: KeyObject): string | null {
  const [version, sender, iv, ciphertext, mac, ...rest] = sealed.split('.')
  if (version !== 'v1' || !sender || !iv || !ciphertext || !mac || rest.length > 0) return null
  try {
    const shared = diffieHellman({
      privateKey: providerKey,
      publicKey: createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: sender }, format: 'jwk' }),
    })
    const keyFor = (label: string) =>
      createHmac('sha256', shared).update(`${label}|${sender}|${context}`).digest()
    const bytes = (text: string) => Buffer.from(text, 'base64url')
    const expected = createHmac('sha256', keyFor('authenticate'))
      .update(bytes(iv))
      .update(bytes(ciphertext))
      .digest()
    const given = bytes(mac)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const decipher = createDecipheriv('aes-256-cbc', keyFor('encrypt'), bytes(iv))
    return Buffer.concat([decipher.update(bytes(ciphertext)), decipher.final()]).toString('utf8')
  } catch {
    // A point off the curve, a short iv, bad padding: all of them are "not ours".
    return null
  }
}

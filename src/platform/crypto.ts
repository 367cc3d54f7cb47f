import { x25519 } from '@noble/curves/ed25519.js'
import AES from 'crypto-js/aes.js'
import Base64url from 'crypto-js/enc-base64url.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import HmacSHA256 from 'crypto-js/hmac-sha256.js'
import WordArray from 'crypto-js/lib-typedarrays.js'
import Pkcs7 from 'crypto-js/pad-pkcs7.js'

type Words = CryptoJS.lib.WordArray

const fromBytes = (bytes: Uint8Array): Words => WordArray.create(bytes)

function decodeBase64Url(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/**
 * Seals a secret for the provider alone (rules.md#secrets: trading password, mobile and card
 * numbers). The pack holds only the provider's X25519 public key, from the build's environment, so
 * nothing in it can open a seal. `context` (an application's random code) binds the seal to one
 * use: elsewhere it does not open.
 *
 * Result: `v1.EPHEMERAL.IV.CIPHERTEXT.MAC`, each base64url. AES-256-CBC then HMAC-SHA256 over iv
 * and ciphertext; the two keys are HMAC-SHA256(shared secret, label | ephemeral | context).
 */
export function seal(secret: string, context: string, providerPublicKey: string): string {
  const ephemeral = x25519.keygen()
  const shared = fromBytes(
    x25519.getSharedSecret(ephemeral.secretKey, decodeBase64Url(providerPublicKey)),
  )
  const sender = Base64url.stringify(fromBytes(ephemeral.publicKey))
  const keyFor = (label: string) => HmacSHA256(`${label}|${sender}|${context}`, shared)
  const iv = WordArray.random(16)
  const { ciphertext } = AES.encrypt(Utf8.parse(secret), keyFor('encrypt'), { iv, padding: Pkcs7 })
  const mac = HmacSHA256(iv.clone().concat(ciphertext), keyFor('authenticate'))
  return ['v1', sender, ...[iv, ciphertext, mac].map((part) => Base64url.stringify(part))].join('.')
}

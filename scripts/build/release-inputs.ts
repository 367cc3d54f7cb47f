import { x25519 } from '@noble/curves/ed25519.js'
import { SANDBOX_MARK } from './provider-key.ts'

const KEY_BYTES = 32
const PRIME = 2n ** 255n - 19n
/** The curve's coefficient: v² = u³ + A·u² + u (RFC 7748). */
const A = 486_662n

/** Returns what is wrong with a provider's public key for a release; `null` when nothing is. */
export function keyProblem(text: string, sandboxKeys: readonly string[]): string | null {
  if (text === '') return "is not set; give the provider's X25519 public key in base64url"
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== KEY_BYTES || bytes.toString('base64url') !== text) {
    return `is not ${KEY_BYTES} bytes in base64url`
  }
  if (sandboxKeys.includes(text)) return "is this machine's sandbox's key"
  if (text.startsWith(SANDBOX_MARK)) {
    return `begins with ${SANDBOX_MARK}, as the keys of all sandboxes do: make another`
  }
  const u = BigInt(`0x${Buffer.from(bytes.toReversed()).toString('hex')}`)
  if (u >= PRIME || !isOnCurve(u)) return 'is not a point of X25519'
  return isLowOrder(bytes) ? 'is a point of low order, for which anyone opens what is sealed' : null
}

/**
 * Returns whether the curve has a point with this coordinate: a mistyped key is off it in every
 * second case.
 */
function isOnCurve(u: bigint): boolean {
  const square = (u * u * u + A * u * u + u) % PRIME
  return square === 0n || power(square, (PRIME - 1n) / 2n) === 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let square = base, left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * square) % PRIME
    square = (square * square) % PRIME
  }
  return result
}

function isLowOrder(key: Uint8Array): boolean {
  try {
    // Refuses a shared secret of zeros, which every point of low order leads to.
    x25519.getSharedSecret(x25519.utils.randomSecretKey(), key)
    return false
  } catch {
    return true
  }
}

/**
 * Returns what is wrong with the address of the authorization page for a release; `null` when
 * nothing is.
 */
export function addressProblem(text: string): string | null {
  if (text === '') return "is not set; give the https address of the messaging app's page"
  const problem = httpsProblem(text)
  if (problem !== null) return problem
  const { pathname, hash } = new URL(text)
  if (pathname.startsWith('/sandbox/')) return "is the sandbox's address"
  return hash === '' ? null : 'has a fragment'
}

/** Returns what is wrong with the origin to which shared links lead; `null` when nothing is. */
export function originProblem(text: string): string | null {
  return httpsProblem(text) ?? (new URL(text).origin === text ? null : 'is not an origin alone')
}

const LOCAL_HOST = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/

function httpsProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:') return 'is not an https address'
  if (url.username !== '' || url.password !== '') return 'holds a user name or password'
  return LOCAL_HOST.test(url.hostname) ? "is this machine's own address" : null
}

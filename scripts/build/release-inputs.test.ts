import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { loadOrCreateProviderKey, SANDBOX_MARK } from './provider-key.ts'
import { addressProblem, keyProblem, originProblem } from './release-inputs.ts'

function freshKey(): string {
  const { x } = generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' })
  return String(x).startsWith(SANDBOX_MARK) ? freshKey() : String(x)
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')
const ALL_ONES = 'f'.repeat(62)

describe("a provider's key", () => {
  test('is taken when it is one, whatever its value', () => {
    for (let at = 0; at < 30; at += 1) expect(keyProblem(freshKey(), [freshKey()])).toBeNull()
  })

  test("is refused when it is the sandbox's", () => {
    const key = freshKey()
    expect(keyProblem(key, [freshKey(), key])).toBe("is this machine's sandbox's key")
  })

  test('is refused when it is that of a sandbox of another machine', () => {
    const folder = mkdtempSync(join(tmpdir(), 'other-checkout-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { publicKey } = loadOrCreateProviderKey(join(folder, 'provider-key.pem'))
    expect(keyProblem(publicKey, [])).toMatch(/begins with SB, as the keys of all sandboxes do/)
  })

  test.each([
    ['nothing', '', /is not set/],
    ['other text', 'key', /32 bytes in base64url/],
    ['31 bytes', Buffer.alloc(31, 9).toString('base64url'), /32 bytes/],
    ['33 bytes', Buffer.alloc(33, 9).toString('base64url'), /32 bytes/],
    ['base64 with its padding', Buffer.alloc(32, 9).toString('base64'), /32 bytes/],
    ['bits beyond the last byte', `${'A'.repeat(42)}B`, /32 bytes/],
    ['a space at its end', `${'A'.repeat(42)}A `, /32 bytes/],
    ['a coordinate that is on no curve', fromHex(`02${'00'.repeat(31)}`), /not a point/],
    ['a coordinate of 255 ones', fromHex(`${ALL_ONES}7f`), /not a point/],
    ['a high bit', fromHex(`09${'00'.repeat(30)}80`), /not a point/],
    // The points of low order (RFC 7748, section 6.1), and their second writings.
    ['zero', fromHex('00'.repeat(32)), /low order/],
    ['one', fromHex(`01${'00'.repeat(31)}`), /low order/],
    [
      'a point of order 8',
      fromHex('e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800'),
      /low order/,
    ],
    [
      'the other point of order 8',
      fromHex('5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157'),
      /low order/,
    ],
    ['minus one', fromHex(`ec${ALL_ONES.slice(0, 60)}7f`), /low order|not a point/],
    ['the prime', fromHex(`ed${ALL_ONES.slice(0, 60)}7f`), /not a point/],
  ])('is refused for %s', (_, text, words) => {
    expect(keyProblem(text, [])).toMatch(words)
  })
})

test.each([
  ['https://open.example/connect/oauth2/authorize', /^nothing is wrong$/],
  ['https://open.example/connect?appid=1', /^nothing is wrong$/],
  ['', /is not set/],
  ['/sandbox/authorize', /not an https address/],
  ['http://open.example/authorize', /not an https address/],
  ['javascript:alert(1)', /not an https address/],
  ['https://localhost/authorize', /own address/],
  ['https://127.0.0.1:5180/authorize', /own address/],
  ['https://[::1]/authorize', /own address/],
  ['https://h5.example/sandbox/authorize', /sandbox/],
  ['https://user:word@open.example/authorize', /user name/],
  ['https://open.example/authorize#top', /fragment/],
])('the address %j of the authorization page is judged by %s', (text, words) => {
  const problem = addressProblem(text)
  expect(problem ?? 'nothing is wrong').toMatch(words)
})

test.each([
  ['https://h5.example', /^nothing is wrong$/],
  ['https://h5.example:8443', /^nothing is wrong$/],
  ['https://h5.example/', /not an origin alone/],
  ['https://h5.example/app', /not an origin alone/],
  ['http://h5.example', /not an https address/],
])('the origin %j of shared links is judged by %s', (text, words) => {
  const problem = originProblem(text)
  expect(problem ?? 'nothing is wrong').toMatch(words)
})

import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { madeHandOver } from './made-hand-over.ts'
import { SANDBOX_KEY } from '#domain/navigation/hand-over-test-key.ts'

const WISH = { uid: 'jh-1001', step: 'transIn', amount: '100.00' }
const AT = Date.UTC(2026, 2, 11, 2)

const isSigned = ({ text, address }: ReturnType<typeof madeHandOver>) => {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: SANDBOX_KEY.publicKey },
    format: 'jwk',
  })
  const sign = new URL(address, 'https://own.invalid').searchParams.get('sign') ?? ''
  return verify(null, Buffer.from(text), key, Buffer.from(sign, 'base64url'))
}

test('every hand-over is signed by the sandbox’s key over the text that is shown', () => {
  for (const kind of ['good', 'stale', 'altered', 'paused', 'badKey'] as const)
    expect([kind, isSigned(madeHandOver(kind, WISH, AT))]).toEqual([kind, true])
})

test('a stale one is 301 seconds old, an altered one names another amount than was signed', () => {
  expect(madeHandOver('stale', WISH, AT).text).toContain(`ts=${AT / 1_000 - 301}`)
  const altered = madeHandOver('altered', WISH, AT)
  expect(altered.text).toContain('amount=100.00')
  expect(altered.address).toContain('amount=99999.00')
})

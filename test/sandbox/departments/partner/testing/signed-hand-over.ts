import { createPrivateKey, sign } from 'node:crypto'
import { chinaInstant } from '#domain/calendar/calendar-date.ts'
import { signedText, type HandOver } from '#domain/navigation/hand-over.ts'
import { SANDBOX_KEY } from '#domain/navigation/hand-over-test-key.ts'

const key = createPrivateKey({
  key: { kty: 'OKP', crv: 'Ed25519', x: SANDBOX_KEY.publicKey, d: SANDBOX_KEY.privateKey },
  format: 'jwk',
})

let made = 0

/** Fields of a hand-over at a moment, each with a nonce of its own. */
export function handOverAt(now: string, changes: HandOver = {}): HandOver {
  made += 1
  return {
    v: '1',
    partnerId: 'p-riverbank',
    uid: 'jh-1001',
    ts: String(chinaInstant(now) / 1_000),
    nonce: `N${String(made).padStart(19, '0')}`,
    step: 'transIn',
    amount: '1000.00',
    back: 'https://pay.riverbank.example/h5/done',
    ...changes,
  }
}

/** The same with the signature of the sandbox's partner. */
export const signed = (handOver: HandOver): HandOver => ({
  ...handOver,
  sign: sign(null, Buffer.from(signedText(handOver), 'utf8'), key).toString('base64url'),
})

export const DEVICE = '0123456789abcdef0123456789abcdef'

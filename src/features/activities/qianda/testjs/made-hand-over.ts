import { ed25519 } from '@noble/curves/ed25519.js'
import { signedText, type HandOver } from '#domain/navigation/hand-over.ts'
import { handOverIn, qiandaPaths } from '#paths/activities/qianda.ts'
import { SANDBOX_KEY } from '#domain/navigation/hand-over-test-key.ts'

/** The hand-overs that QA tries: one that is taken, and each kind that is refused. */
export type HandOverKind = 'good' | 'stale' | 'altered' | 'paused' | 'badKey'

const bytes = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0))

const base64url = (of: Uint8Array): string =>
  btoa(String.fromCharCode(...of))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS.charAt(byte % 32)).join(
    '',
  )

export interface Made {
  readonly text: string
  readonly address: string
}

/** Makes a hand-over at an instant, ms since 1970, signed with the sandbox's key. */
export function madeHandOver(
  kind: HandOverKind,
  wish: { readonly uid: string; readonly step: string; readonly amount: string },
  at: number,
  nonce = newNonce(),
): Made {
  const plain: HandOver = {
    v: '1',
    partnerId: kind === 'paused' ? 'p-paused' : kind === 'badKey' ? 'p-badkey' : 'p-riverbank',
    uid: wish.uid,
    ts: String(Math.floor(at / 1_000) - (kind === 'stale' ? 301 : 0)),
    nonce,
    step: wish.step,
    ...(wish.amount === '' ? {} : { amount: wish.amount }),
    back: 'https://pay.riverbank.example/h5/done',
  }
  const text = signedText(plain)
  const sign = ed25519.sign(new TextEncoder().encode(text), bytes(SANDBOX_KEY.privateKey))
  const sent = {
    ...plain,
    ...(kind === 'altered' ? { amount: '99999.00' } : {}),
    sign: base64url(sign),
  }
  return { text, address: qiandaPaths.portal.to(handOverIn(sent)) }
}

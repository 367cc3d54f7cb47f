/** The way back from the payment bank's own page: rules.md#payment-bank-return. */
import { isOwnAddress } from '#domain/navigation/own-address.ts'

/** How long a failure's message is shown before the page goes back, in ms. */
export const FAILURE_WAIT_MS = 500

/** What the page was opened for. */
export type Arrival = 'toAssets' | 'toEntry' | 'settle'

/**
 * cmbFinish=1 in the query goes to the assets, anything else back to the stored entry route; an
 * address with the number of a signing is settled first.
 */
export function arrival(query: {
  readonly cmbFinish?: string | undefined
  readonly signNo?: string | undefined
}): Arrival {
  if (query.cmbFinish === '1') return 'toAssets'
  return query.signNo === undefined || query.signNo === '' ? 'toEntry' : 'settle'
}

/**
 * The stored entry route with cmbFinish=1 added; null where none is stored, it is not ours, or it
 * is the result page itself.
 */
export function finishedEntry(fullPath: string, resultPath: string): string | null {
  if (!isOwnAddress(fullPath)) return null
  const url = new URL(fullPath, 'https://own.invalid')
  if (url.pathname === resultPath) return null
  url.searchParams.set('cmbFinish', '1')
  return `${url.pathname}${url.search}${url.hash}`
}

export type ReturnStep = 'resetPassword' | 'authenticate' | 'addCard'

/** "1" resets the trading password, "2" authenticates, any other value adds a bank card. */
export function returnStep(nextType: string): ReturnStep {
  if (nextType === '1') return 'resetPassword'
  return nextType === '2' ? 'authenticate' : 'addCard'
}

/** The page that a success leads to. */
export type FollowUp = 'newPassword' | 'setPassword' | 'authSuccess' | 'entry'

/** After authentication tpwdFlag "0" goes to set the password, "1" to the success page. */
export function followUp(step: ReturnStep, tpwdFlag: string): FollowUp {
  if (step === 'addCard') return 'entry'
  if (step === 'resetPassword') return 'newPassword'
  return tpwdFlag === '1' ? 'authSuccess' : 'setPassword'
}

/** A signing, as the provider has it. */
export interface Signing {
  readonly status: 'open' | 'signed' | 'refused' | 'expired'
  /** Whether the return has been used. */
  readonly used: string
}

/**
 * What the page may say of a signing: `confirm` goes on, `done` has gone on already, `failed` goes
 * back. While it is open nobody knows: the bank's word may still be on its way.
 */
export type SigningState = 'confirm' | 'done' | 'failed' | 'unknown'

export function signingState({ status, used }: Signing): SigningState {
  if (status === 'open') return 'unknown'
  if (status !== 'signed') return 'failed'
  return used === '1' ? 'done' : 'confirm'
}

/**
 * Whether what was typed can be what the mask hides: as long, and the same wherever the mask has no
 * star. Spaces do not count.
 */
export function fitsMask(text: string, mask: string): boolean {
  const [bare, hidden] = [text.replace(/\s/g, ''), mask.replace(/\s/g, '')]
  if (hidden === '') return true
  return (
    bare.length === hidden.length &&
    Array.from(hidden).every((character, at) => character === '*' || character === bare[at])
  )
}

/**
 * The bank's page to leave for: https, or of the page's own origin. Null for anything else, which
 * nobody is sent to.
 */
export function bankPageAddress(address: string, origin: string): string | null {
  try {
    const url = new URL(address, origin)
    return url.protocol === 'https:' || url.origin === origin ? url.href : null
  } catch {
    return null
  }
}

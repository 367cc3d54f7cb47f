import type { ShareChannel } from '#domain/navigation/share.ts'
import type { GateBlock, GateChoice } from '#domain/order/pre-trade-gate.ts'
import type { ExposureName, SignInEnd } from '#domain/tracking/tracked-names.ts'
import { isAgreed } from '#platform/consent.ts'
import type { ErrorEntry } from '#platform/error-log.ts'
import type { TimedOpening } from '#platform/vitals.ts'

/**
 * A refusal by the page's Content-Security-Policy or Trusted Types: an attack, or a fault of ours.
 */
export type Refusal = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>

/**
 * A report of the page to tracking (rules.md#tracking). Turned into events, by their schema, once
 * the engine is loaded.
 */
export type Signal =
  | { readonly name: 'opened'; readonly row: string }
  | { readonly name: 'closed' }
  /** A page that was loaded ahead is opened: what was seen before it does not count. */
  | { readonly name: 'visit' }
  | {
      readonly name: 'exposure'
      readonly what: ExposureName
      readonly id: string
      /** The composed page that holds it. */
      readonly page?: string
    }
  /** A sign-in that the user requested has ended. */
  | { readonly name: 'signIn'; readonly outcome: SignInEnd }
  /** A dialog of the pre-trade gate is shown, or was answered. */
  | {
      readonly name: 'gate'
      readonly block: GateBlock
      readonly choice: GateChoice | 'shown' | 'closed'
    }
  | { readonly name: 'share'; readonly channel: ShareChannel | ''; readonly outcome: string }
  | { readonly name: 'opening'; readonly opening: TimedOpening; readonly row: string }
  | { readonly name: 'error'; readonly entry: ErrorEntry }
  | { readonly name: 'refused'; readonly refusal: Refusal }
  /** A call that changes something was answered; `code` is 0, or why it was refused. */
  | { readonly name: 'answered'; readonly call: string; readonly code: number }

export interface TimedSignal {
  readonly signal: Signal
  readonly at: number
}

/** More than a first screen says. */
const MOST_EARLY = 50

let engine: ((timed: TimedSignal) => void) | null = null
let early: TimedSignal[] = []
/** The page in view, for an engine that starts after it was opened. */
let current: TimedSignal | null = null

/** Reports a signal to tracking. Nothing is stored before the user has agreed. */
export function track(signal: Signal): void {
  const timed = { signal, at: Date.now() }
  if (signal.name === 'opened') current = timed
  else if (signal.name === 'closed') current = null
  if (!isAgreed()) return
  if (engine !== null) engine(timed)
  else if (early.length < MOST_EARLY) early.push(timed)
}

/** A page is open until the returned function is called. */
export function trackPage(row: string): () => void {
  track({ name: 'opened', row })
  return () => track({ name: 'closed' })
}

/** From here on signals go to the engine: first those that came before it. */
export function trackTo(next: (timed: TimedSignal) => void): void {
  const before = early
  early = []
  engine = next
  // Withdrawn while the engine was loaded.
  if (!isAgreed()) return
  for (const timed of before) next(timed)
  const known = before.some(({ signal }) => signal.name === 'opened')
  // Opened before the user agreed: the page is seen from now on.
  if (current !== null && !known) next({ signal: current.signal, at: Date.now() })
}

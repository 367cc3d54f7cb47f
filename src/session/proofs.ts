import { NO_OWN_NUMBERS, type OwnNumbers } from '#domain/identity/trading-password.ts'
import { nowMs } from '#platform/clock.ts'
import { onDeparture } from './session.ts'

/**
 * Proofs that one step obtains for the next (rules.md#proofs): `transPwdToken` sets a trading
 * password, `authToken` opens an account, `proofToken` permits the act that it was requested for.
 */
export type ProofKind = 'transPwdToken' | 'authToken' | 'proofToken'

/** For how long a proof counts, as at the provider and by its clock. */
export const PROOF_MS = 15 * 60_000

/** In memory alone: a reload asks for the code again, and nothing finds it in the storage. */
const held = new Map<ProofKind, { readonly value: string; readonly until: number }>()
let own: OwnNumbers = NO_OWN_NUMBERS

export function keepProof(kind: ProofKind, value: string, now = nowMs()): void {
  held.set(kind, { value, until: now + PROOF_MS })
}

/** The proof, while it counts; null without one. */
export function heldProof(kind: ProofKind, now = nowMs()): string | null {
  const proof = held.get(kind)
  if (proof === undefined) return null
  if (now < proof.until) return proof.value
  held.delete(kind)
  return null
}

/** A proof is used once, whatever its act comes to: call it when the provider has used it up. */
export function dropProof(kind: ProofKind): void {
  held.delete(kind)
  if (kind === 'transPwdToken') own = NO_OWN_NUMBERS
}

/** Keeps the own numbers that the user has typed on the way here, which no password may be. */
export function keepOwnNumbers(numbers: OwnNumbers): void {
  own = numbers
}

export const heldOwnNumbers = (): OwnNumbers => own

onDeparture(() => {
  held.clear()
  own = NO_OWN_NUMBERS
})

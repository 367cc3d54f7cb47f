/** The acts that ask the signed-in user for a fresh proof of identity: rules.md#step-up. */
import { secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'

/** For how long after a proof the acts of the table need no other one. */
export const PROOF_SECONDS = 300

/**
 * `own`: the call carries a proof of its own. `fresh`: the session must have proved the identity
 * within PROOF_SECONDS. `none`: there is nothing yet to prove it with.
 */
export type StepUpProof = 'own' | 'fresh' | 'none'

interface StepUpRow {
  readonly proof: StepUpProof
  /** The one case in which a fresh proof is needed, where it is not needed in all. */
  readonly when?: 'dataStored' | 'withdrawing' | 'endingContract'
  readonly why: string
}

/** By the provider's call. */
export const STEP_UP = {
  changeMobile: { proof: 'own', why: 'a code to the old number, the trading password' },
  unbindBankCard: { proof: 'own', why: 'the trading password' },
  setTransPwdAfterAuth: { proof: 'own', why: 'the token of the account opening, used up by it' },
  resetTransPwd: { proof: 'own', why: 'a whole card number and the code of its bank' },
  authAddCardAndCRS: { proof: 'none', why: 'the first card: no password is set before it' },
  addBankCardSend: { proof: 'fresh', why: 'a new card is a new way for money to leave' },
  addBankCardReceive: { proof: 'own', why: 'the code of the message of addBankCardSend' },
  cmbAddBankCard: {
    proof: 'own',
    why: "the customer's identity at the payment bank, and its code",
  },
  cmbOpenSignPage: {
    proof: 'fresh',
    when: 'endingContract',
    why: 'ends the means to pay; the other signings prove the person at the bank',
  },
  bindWeChatByCard: { proof: 'own', why: 'a whole card number and the code of its bank' },
  unbindWeChat: { proof: 'own', why: 'the trading password' },
  submitServiceRequest: { proof: 'own', why: 'the trading password, or pictures that people see' },
  addOrModifyOcrPersonalAndCRS: {
    proof: 'fresh',
    when: 'dataStored',
    why: 'replaces what is known of the user; the first filling in replaces nothing',
  },
  exportPersonalData: { proof: 'fresh', why: 'gives out all that is held, unmasked' },
  withdrawConsent: {
    proof: 'fresh',
    when: 'withdrawing',
    why: 'ends a service; giving the consent again restores it',
  },
  deletePersonalData: { proof: 'fresh', why: 'cannot be undone' },
} as const satisfies Readonly<Record<string, StepUpRow>>

export type StepUpCall = keyof typeof STEP_UP

/**
 * The means by which a user proves the identity: the trading password where one is set, else a code
 * to the own mobile number.
 */
export type ProofMeans = 'password' | 'message'

/**
 * rules.md#step-up, 3: the means, or null for an account that holds neither, and so no identity.
 */
export function proofMeans(user: {
  readonly hasPassword: boolean
  readonly hasMobile: boolean
}): ProofMeans | null {
  if (user.hasPassword) return 'password'
  return user.hasMobile ? 'message' : null
}

/** rules.md#step-up, 2. Null: never proved. A proof from after `now` is none. */
export function isFreshProof(provedAt: Time14 | null, now: Time14): boolean {
  if (provedAt === null) return false
  const age = secondsBetween(provedAt, now)
  return age >= 0 && age <= PROOF_SECONDS
}

export interface StepUpFacts {
  /** True if the case of the row's `when` is given; without a `when` it says nothing. */
  readonly inCase: boolean
  readonly means: ProofMeans | null
  /** Of the session that makes the call. */
  readonly provedAt: Time14 | null
  readonly now: Time14
}

/** Returns whether the call must be refused until the user has proved the identity again. */
export function needsFreshProof(call: StepUpCall, facts: StepUpFacts): boolean {
  const row: StepUpRow = STEP_UP[call]
  if (row.proof !== 'fresh' || facts.means === null) return false
  if (row.when !== undefined && !facts.inCase) return false
  return !isFreshProof(facts.provedAt, facts.now)
}

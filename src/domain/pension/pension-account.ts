/** The way to a bound pension account: rules.md#pension-account. */

/** The purpose of opening the bank's page. */
export const PENSION_PURPOSES = ['open', 'authorize', 'contribute'] as const
export type PensionPurpose = (typeof PENSION_PURPOSES)[number]

/** The stage of the account, as the provider has it. */
export const PENSION_STATUSES = ['none', 'opening', 'opened', 'bound'] as const
export type PensionStatus = (typeof PENSION_STATUSES)[number]

/** The facts that decide what comes next. */
export interface PensionFacts {
  readonly status: PensionStatus
  /** True if the company may read state and contributions at the bank. */
  readonly authorized: boolean
}

/** The screens of /icbc between which the provider's state decides. */
export type PensionScreen = 'openAccount' | 'getAuth' | 'bindCard' | 'result'

/**
 * The screen to show for the one that an address asks for: a later one than the state allows is
 * replaced, and so is an act that is done and cannot be undone. `getAuth` stays open for who has
 * authorized, because there the authorization is withdrawn.
 */
export function pensionScreen(
  wish: Exclude<PensionScreen, 'result'>,
  { status, authorized }: PensionFacts,
): PensionScreen {
  switch (status) {
    case 'none':
    case 'opening':
      return wish === 'bindCard' ? 'openAccount' : wish
    case 'opened':
      if (wish === 'getAuth') return 'getAuth'
      return authorized ? 'bindCard' : 'getAuth'
    case 'bound':
      return wish === 'getAuth' ? 'getAuth' : 'result'
  }
}

/** A visit to a bank's page that has not led to an account yet. */
export interface PendingVisit {
  /** `open`: the user may still act at the bank; `processing`: the bank decides. */
  readonly state: 'open' | 'processing'
}

/** The acts of the user for opening an account or authorizing. */
export type PensionStart =
  /** Binds an ordinary card first. */
  | 'ordinaryCard'
  /** Goes to the bank's page. */
  | 'leave'
  /** Goes on at the bank of the visit under way; no other can be chosen. */
  | 'goOn'
  /** Waits for the bank. */
  | 'wait'

/**
 * Returns how opening or authorizing begins; `hasCard`: whether an ordinary card is bound. A visit
 * under way holds the user at its bank, because a person has one account at one bank.
 */
export function pensionStart(pending: PendingVisit | null, hasCard: boolean): PensionStart {
  if (pending?.state === 'processing') return 'wait'
  if (!hasCard) return 'ordinaryCard'
  return pending === null ? 'leave' : 'goOn'
}

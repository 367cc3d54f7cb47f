import type { PensionFacts } from './pension-account.ts'

/** The steps from no account to the first Y class, in the order of the law and of the banks. */
export const PENSION_PATH = [
  'open',
  'authorize',
  'bindCard',
  'fundAccount',
  'contribute',
  'buy',
] as const
export type PensionStep = (typeof PENSION_PATH)[number]

export interface PensionProgressFacts extends PensionFacts {
  /** True if the company's fund account for pensions is open. */
  readonly fundAccount: boolean
  /** The events of this year so far; null while they are not known. */
  readonly year: {
    /** True if something was paid in. */
    readonly contributed: boolean
    /** True if money is in the account that is not invested. */
    readonly hasCash: boolean
    /** True if shares are held, or an order for them is under way. */
    readonly invested: boolean
  } | null
}

export interface PensionProgress {
  readonly done: readonly PensionStep[]
  /** The first step that is not done; null where nothing is left for this year. */
  readonly next: PensionStep | null
}

/**
 * Returns how far a user is on the way to a pension fund (rules.md#pension-account). An
 * authorization that was withdrawn is the next step again, whatever came after it. Paying in and
 * buying are steps of this year: money that is not invested is to be invested, whatever was bought
 * before.
 */
export function pensionProgress(facts: PensionProgressFacts): PensionProgress {
  const { status, authorized, fundAccount, year } = facts
  const opened = status === 'opened' || status === 'bound'
  const isOpen = status === 'bound' && fundAccount
  const isDone: Readonly<Record<PensionStep, boolean>> = {
    open: opened,
    authorize: opened && authorized,
    bindCard: status === 'bound',
    fundAccount: status === 'bound' && fundAccount,
    contribute: isOpen && year !== null && (year.contributed || year.hasCash),
    buy: isOpen && year !== null && year.invested && !year.hasCash,
  }
  return {
    done: PENSION_PATH.filter((step) => isDone[step]),
    next: PENSION_PATH.find((step) => !isDone[step]) ?? null,
  }
}

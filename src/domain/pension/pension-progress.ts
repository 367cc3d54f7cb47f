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
  /** Whether the company's fund account for pensions is open. */
  readonly fundAccount: boolean
}

export interface PensionProgress {
  readonly done: readonly PensionStep[]
  /** The first step that is not done. */
  readonly next: PensionStep
}

/**
 * How far a user is on the way to a pension fund (rules.md#pension-account). An authorization that
 * was withdrawn is the next step again, whatever came after it. Paying in and buying are repeated,
 * so neither is ever done.
 */
export function pensionProgress(facts: PensionProgressFacts): PensionProgress {
  const { status, authorized, fundAccount } = facts
  const opened = status === 'opened' || status === 'bound'
  const isDone: Readonly<Record<PensionStep, boolean>> = {
    open: opened,
    authorize: opened && authorized,
    bindCard: status === 'bound',
    fundAccount: status === 'bound' && fundAccount,
    contribute: false,
    buy: false,
  }
  return {
    done: PENSION_PATH.filter((step) => isDone[step]),
    next: PENSION_PATH.find((step) => !isDone[step]) ?? 'buy',
  }
}

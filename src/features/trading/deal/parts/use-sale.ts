import { useState } from 'react'
import { roundShare } from '#domain/money/money.ts'
import { isSaidAtOnce } from '#domain/order/purchase-amount.ts'
import { orderedShares, saleProblem } from '#domain/order/sale-shares.ts'
import { accountName } from '#shared/order/AccountPicker.tsx'
import { firstMissing, NOTHING_ELSE, type FormState } from '#shared/order/first-missing.ts'
import { saleProblemText, type SaleVerb } from '#shared/order/problem-text.ts'
import { NO_SHARES } from './SaleAccountPicker.tsx'
import type { SaleAccount, SaleInfo } from './sale-data.ts'

interface SaleInput {
  readonly info: SaleInfo
  readonly verb: SaleVerb
  readonly account: SaleAccount | null
  /** As typed: shares, or yuan for a money-market fund. */
  readonly entered: string
  /** Why the fund accepts no such order now; empty: it does. */
  readonly closed: string
  /** What is left of today's quick withdrawals, in yuan; null for other sales. */
  readonly quickLeft: string | null
}

/** What the forms for selling, converting and withdrawing derive from their input. */
export function useSale({ info, verb, account, entered, closed, quickLeft }: SaleInput) {
  const [touched, setTouched] = useState(false)
  const usable = account?.usableShares ?? '0.00'
  const limits = { usable, minShares: info.minRedeemShares, quickLeft }
  const problem = saleProblem(entered, limits)
  const amountProblem = problem === null ? '' : saleProblemText(problem, verb)
  const accountProblem = account === null ? NO_SHARES : ''
  return {
    info,
    verb,
    account,
    entered,
    closed,
    limits,
    /** The problem with the amount, where it is said by now; null for none. */
    problem: problem !== null && (touched || isSaidAtOnce(problem)) ? problem : null,
    leave: () => setTouched(true),
    /** The card's name; empty without one. */
    accountName: account === null ? '' : accountName(account),
    /**
     * Card and shares, with two decimals, for the estimate and the order; null while the input is
     * invalid.
     */
    request:
      problem === null && account !== null
        ? { bankSerial: account.bankSerial, shares: roundShare(entered) }
        : null,
    /**
     * What the order sells, including a remainder below the minimum holding; null while the input
     * is invalid.
     */
    ordered: orderedShares(entered, { ...limits, ...info }),
    /** What the user must do before the order can be confirmed. */
    missing: (more: Partial<FormState> = {}) =>
      firstMissing({ ...NOTHING_ELSE, closed, amountProblem, accountProblem, ...more }),
  }
}

export type Sale = ReturnType<typeof useSale>

import { useState } from 'react'
import { roundShare } from '#domain/money/money.ts'
import { orderedShares, saleProblem } from '#domain/order/sale-shares.ts'
import { accountName } from './AccountPicker.tsx'
import { firstMissing, NOTHING_ELSE, type FormState } from './first-missing.ts'
import { saleProblemText, type SaleVerb } from './problem-text.ts'
import { NO_SHARES } from './SaleAccountPicker.tsx'
import type { SaleAccount, SaleInfo } from './sale-data.ts'

interface SaleInput {
  readonly info: SaleInfo
  readonly verb: SaleVerb
  readonly account: SaleAccount | null
  /** As it was typed: shares, or yuan of a money fund. */
  readonly entered: string
  /** Why the fund takes no such order now; empty: it does. */
  readonly closed: string
  /** Left of today's quick withdrawals; null: not a quick one. */
  readonly quickLeft: string | null
}

/** What the forms of selling, converting and withdrawing make of what was entered. */
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
    /** What is wrong with the amount, once it has been left. */
    problem: touched ? problem : null,
    leave: () => setTouched(true),
    /** The card by its name; empty where there is none. */
    accountName: account === null ? '' : accountName(account),
    /** To the cent, for the estimate and the order; null where nothing can be asked for. */
    request:
      problem === null && account !== null
        ? { bankSerial: account.bankSerial, shares: roundShare(entered) }
        : null,
    /**
     * What the order sells, a remainder that may not stay included; null where it may not be sold.
     */
    ordered: orderedShares(entered, { ...limits, ...info }),
    /** What is to be done before the order can be confirmed. */
    missing: (more: Partial<FormState> = {}) =>
      firstMissing({ ...NOTHING_ELSE, closed, amountProblem, accountProblem, ...more }),
  }
}

export type Sale = ReturnType<typeof useSale>

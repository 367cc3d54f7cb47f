import type { Decimal } from '#domain/money/money.ts'
import { roundShare } from '#domain/money/money.ts'
import { orderedShares, saleProblem } from '#domain/order/sale-shares.ts'
import { cardName } from '#domain/bank/card-name.ts'
import type { SaleVerb } from '#shared/engines/market/problem-text.ts'
import type { SaleAccount, SaleInfo } from './sale-data.ts'

/** The sales: their verb, and the flag that opens the fund for them. */
const SALES = {
  redeem: { verb: '卖出', flag: 'redeemFlag', closed: '该基金暂不可卖出' },
  convert: { verb: '转出', flag: 'convertFlag', closed: '该基金暂时没有可以转换的基金' },
  withdraw: { verb: '取出', flag: 'redeemFlag', closed: '该基金暂不可取出' },
} as const satisfies Readonly<
  Record<string, { verb: SaleVerb; flag: 'redeemFlag' | 'convertFlag'; closed: string }>
>

export interface SaleInput {
  readonly type: keyof typeof SALES
  readonly info: SaleInfo
  readonly account: SaleAccount | null
  /** As typed: shares, or yuan for a money-market fund. */
  readonly entered: string
  /** The rest of today's quick withdrawals, in yuan; null for other sales. */
  readonly quickLeft?: Decimal | null
}

/** Returns what the forms for selling, converting and withdrawing derive from their input. */
export function saleOf({ type, info, account, entered, quickLeft = null }: SaleInput) {
  const { verb, flag, closed } = SALES[type]
  const usable = account?.usableShares ?? '0.00'
  const limits = { usable, minShares: info.minRedeemShares, quickLeft }
  const problem = saleProblem(entered, limits)
  const ordered = orderedShares(entered, { ...limits, ...info })
  return {
    verb,
    /** The reason why the fund accepts no such order now; empty: it does. */
    closed: info[flag] === '1' ? '' : info.redeemToast || closed,
    limits,
    problem,
    /** The card's name; empty without one. */
    accountName: account === null ? '' : cardName(account),
    /**
     * Card and shares with two decimals, as estimated, and what the order sells, including a
     * remainder below the minimum holding; null while the input is invalid.
     */
    valid:
      ordered === null || account === null
        ? null
        : { bankSerial: account.bankSerial, shares: roundShare(entered), ordered },
  }
}

export type SaleTerms = ReturnType<typeof saleOf>

import type * as v from 'valibot'
import type { listPaymentAccount } from '#api/calls/trade.ts'
import { dealPaths } from '#paths/deal.ts'
import type { TransactionRecord } from '#shared/order/order-steps.ts'

type Account = v.InferOutput<typeof listPaymentAccount.payload>['accounts'][number]
type Order = Pick<
  TransactionRecord,
  'status' | 'businessCode' | 'payTime' | 'fundCode' | 'applicationAmt' | 'channelName'
>

const BOUGHT: ReadonlySet<string> = new Set(['22', '39'])
const FAILED: ReadonlySet<string> = new Set(['4', '7'])

/** Whether a purchase failed because its card did not pay. */
export const failedToPay = ({ status, businessCode, payTime }: Order): boolean =>
  BOUGHT.has(businessCode) && FAILED.has(status) && payTime === null

/** The first available card other than the one that did not pay; null without any. */
export function anotherCard(order: Order, accounts: readonly Account[]): Account | null {
  return (
    accounts.find(
      ({ available, walletBalance, bankName, cardTail }) =>
        available &&
        walletBalance === null &&
        `${bankName}（尾号 ${cardTail}）` !== order.channelName,
    ) ?? null
  )
}

/**
 * The address of the purchase form for the same fund and amount, with the other card chosen, if
 * any.
 */
export function buyAgainPath(
  { fundCode, applicationAmt: amount }: Order,
  card: Pick<Account, 'bankSerial' | 'channelId'> | null,
): string {
  const chosen = card === null ? {} : { bankSerial: card.bankSerial, channelId: card.channelId }
  return dealPaths.purchase.to({ fundCode, amount, ...chosen })
}

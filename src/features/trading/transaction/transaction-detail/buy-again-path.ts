import { dealPaths } from '#paths/deal.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import type { Account } from '#shared/engines/order/value/payment.ts'

/**
 * The address of the purchase form for the same fund and amount, with the other card chosen, if
 * any.
 */
export function buyAgainPath(
  { fundCode, applicationAmt: amount }: Pick<TransactionRecord, 'fundCode' | 'applicationAmt'>,
  card: Pick<Account, 'bankSerial' | 'channelId'> | null,
): string {
  const chosen = card === null ? {} : { bankSerial: card.bankSerial, channelId: card.channelId }
  return dealPaths.purchase.to({ fundCode, amount, ...chosen })
}

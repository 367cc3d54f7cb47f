import { cardName } from '#domain/bank/card-name.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { listPaymentAccount } from '#api/calls/trade.ts'
import { dealPaths } from '#paths/deal.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import { buyAgainPath } from './buy-again-path.ts'
import { anotherCard } from '#domain/order/another-card.ts'

/** For a purchase whose card did not pay: repeats it with another card, or leads to adding one. */
export function BuyAgainBar({ record }: { readonly record: TransactionRecord }) {
  const { fundCode } = record
  const { data } = useQuery(queryFor(listPaymentAccount, { fundCode }))
  if (data === undefined) return null
  const card = anotherCard(record, data.accounts)
  const form = buyAgainPath(record, card)
  return (
    <ActBar
      note={card === null ? '没有其他可用的银行卡，可以先添加一张' : `使用${cardName(card)}付款`}
      acts={[
        card === null
          ? { text: '添加银行卡', to: dealPaths.addBank.to({ from: form }) }
          : { text: '换卡重新买入', to: form },
      ]}
    />
  )
}

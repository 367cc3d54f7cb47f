import { queryTransactionList } from '#api/calls/transaction.ts'
import { prefetchPages } from '#api/query.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { PathInput } from '#paths/path.ts'
import type { Prefetch } from '#templates/screen.ts'
import { OrderList } from '../parts/OrderList.tsx'

type Input = PathInput<typeof transactionPaths.transactionSingle>

export const prefetch: Prefetch<Input> = ({ kind, state, fundCode }) => [
  prefetchPages(queryTransactionList, { kind, state, fundCode }),
]

/** The orders of one fund, both sides of its conversions included. */
export default function TransactionSingleScreen({ input }: { readonly input: Input }) {
  const { fundCode, ...filters } = input
  return (
    <OrderList
      filters={filters}
      fundCode={fundCode}
      addressOf={(chosen) => transactionPaths.transactionSingle.to({ fundCode, ...chosen })}
    />
  )
}

import { queryTransactionList } from '#api/calls/transaction.ts'
import { prefetchPages } from '#api/query.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { PathInput } from '#paths/path.ts'
import type { Prefetch } from '#templates/screen.ts'
import { OrderList } from '../parts/OrderList.tsx'

type Input = PathInput<typeof transactionPaths.transactionMain>

export const prefetch: Prefetch<Input> = ({ kind, state }) => [
  prefetchPages(queryTransactionList, { kind, state }),
]

/** All orders of the user. The filters are fields of the URL. */
export default function TransactionMainScreen({ input }: { readonly input: Input }) {
  return (
    <OrderList
      filters={input}
      addressOf={(filters) => transactionPaths.transactionMain.to(filters)}
    />
  )
}

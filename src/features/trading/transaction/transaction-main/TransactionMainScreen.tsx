import { useNavigate } from 'react-router-dom'
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

/** All orders of the user. The filters are fields of the URL, which a return or reload keeps. */
export default function TransactionMainScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  return (
    <OrderList
      filters={input}
      onFilter={(filters) =>
        void navigate(transactionPaths.transactionMain.to(filters), { replace: true })
      }
    />
  )
}

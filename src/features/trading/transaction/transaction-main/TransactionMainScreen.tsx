import { useNavigate } from 'react-router-dom'
import { transactionPaths } from '#paths/transaction.ts'
import type { PathInput } from '#paths/path.ts'
import { OrderList } from '../parts/OrderList.tsx'

type Input = PathInput<typeof transactionPaths.transactionMain>

/**
 * Every order of the user. The filters are the URL's, so that coming back and reloading keep them.
 */
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

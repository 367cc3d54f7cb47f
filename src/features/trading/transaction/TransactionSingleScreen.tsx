import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { OrderList } from './parts/OrderList.tsx'
import type { OrderFilters } from './parts/order-filters.ts'

interface Input extends OrderFilters {
  readonly fundCode: string
}

/** The orders of one fund, both sides of its conversions included. */
export default function TransactionSingleScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { fundCode, ...filters } = input
  return (
    <OrderList
      filters={filters}
      fundCode={fundCode}
      onFilter={(chosen) =>
        void navigate(paths.fundTransactions.to({ fundCode, ...chosen }), { replace: true })
      }
    />
  )
}

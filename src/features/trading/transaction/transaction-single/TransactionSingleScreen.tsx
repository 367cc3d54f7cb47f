import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import * as fields from '#api/fields.ts'
import { paths } from '#src/paths.ts'
import { OrderList } from '../parts/OrderList.tsx'
import { orderFilters, type OrderFilters } from '../parts/order-filters.ts'

export const urlFields = v.object({ fundCode: fields.fundCode, ...orderFilters })

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

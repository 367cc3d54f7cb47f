import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '#src/paths.ts'
import { OrderList } from '../parts/OrderList.tsx'
import { orderFilters, type OrderFilters } from '../parts/order-filters.ts'

export const urlFields = v.object(orderFilters)

/** Every order of the user. The filters are the URL's, so that coming back and reloading keep them. */
export default function TransactionMainScreen({ input }: { readonly input: OrderFilters }) {
  const navigate = useNavigate()
  return (
    <OrderList
      filters={input}
      onFilter={(filters) => void navigate(paths.transactions.to(filters), { replace: true })}
    />
  )
}

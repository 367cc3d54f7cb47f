import { BILL_EDITIONS } from '#domain/bill/bill-editions.ts'
import { BillHome } from '#shared/views/bill/BillHome.tsx'
import { TERRACES } from '#shared/views/bill/looks/terraces.ts'
import { prefetchBill } from '#shared/views/bill/use-bill.ts'
import type { Prefetch } from '#templates/screen.ts'

export const prefetch: Prefetch<object> = () => [prefetchBill(2021)]

// No template: it is a story of pages, each as high as the view.
/** The bill of 2021, in its own look. */
export default function BillHomeScreen() {
  return <BillHome edition={BILL_EDITIONS[2021]} look={TERRACES} />
}

import { BILL_EDITIONS } from '#domain/bill/bill-editions.ts'
import { BillHome } from '#shared/bill/BillHome.tsx'
import { FERRY } from '#shared/bill/looks/ferry.ts'
import { prefetchBill } from '#shared/bill/use-bill.ts'
import type { Prefetch } from '#templates/screen.ts'

export const prefetch: Prefetch<object> = () => [prefetchBill(2022)]

// No template: it is a story of pages, each as high as the view.
/** The bill of 2022, in its own look. */
export default function BillHomeScreen() {
  return <BillHome edition={BILL_EDITIONS[2022]} look={FERRY} />
}

import { BILL_EDITIONS } from '#domain/bill/bill-editions.ts'
import { BillHome } from '#shared/views/bill/BillHome.tsx'
import { LIGHTHOUSE } from '#shared/views/bill/looks/lighthouse.ts'
import { prefetchBill } from '#shared/views/bill/use-bill.ts'
import type { Prefetch } from '#templates/screen.ts'

export const prefetch: Prefetch<object> = () => [prefetchBill(2020)]

// No template: it is a story of pages, each as high as the view.
/** The bill of 2020, in its own look. */
export default function BillHomeScreen() {
  return <BillHome edition={BILL_EDITIONS[2020]} look={LIGHTHOUSE} />
}

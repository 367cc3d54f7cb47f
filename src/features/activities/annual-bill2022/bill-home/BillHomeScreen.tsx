import { BILL_EDITIONS } from '#domain/bill/bill-editions.ts'
import type { annualBill2022Paths } from '#paths/activities/annual-bill2022.ts'
import type { PathInput } from '#paths/path.ts'
import { BillHome } from '#shared/views/bill/BillHome.tsx'
import { FERRY } from '#shared/views/bill/looks/ferry.ts'
import { prefetchBill } from '#shared/views/bill/use-bill.ts'
import type { Prefetch } from '#templates/screen.ts'
import { NewestBill } from './NewestBill.tsx'

type Input = PathInput<typeof annualBill2022Paths.billHome>

/** The newest bill is this one of most users. */
export const prefetch: Prefetch<Input> = () => [prefetchBill(2022)]

// No template: it is a story of pages, each as high as the view.
/** The bill of 2022, in its own look; or the way to the newest bill of the user. */
export default function BillHomeScreen({ input }: { readonly input: Input }) {
  const own = <BillHome edition={BILL_EDITIONS[2022]} look={FERRY} />
  return input.open === undefined ? own : <NewestBill unasked={own} />
}

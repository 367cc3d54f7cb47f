import { HomePageSlot } from './HomePageSlot.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { SteadyFunds } from './SteadyFunds.tsx'
import { Today } from './Today.tsx'
import { WalletCard } from './WalletCard.tsx'

/** What is below the shortcuts: it comes after the first frame, in a file of its own. */
export default function HomeRest({ user }: { readonly user: boolean }) {
  return (
    <>
      {user ? <Today /> : null}
      {user ? <RecentOrders /> : null}
      <HomePageSlot />
      <SteadyFunds />
      <WalletCard />
    </>
  )
}

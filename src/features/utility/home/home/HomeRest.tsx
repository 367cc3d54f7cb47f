import { createElement, useEffect, useState, type ComponentType } from 'react'
import { homePaths } from '#paths/home.ts'
import { isSignedIn } from '#session/session.ts'
import { loadSlotPart, type SlotPartProps } from '#templates/slot-part.ts'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { ElderOffer } from './ElderOffer.tsx'
import { NewcomerSteps } from './NewcomerSteps.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { SteadyFunds } from './SteadyFunds.tsx'
import { Today } from './Today.tsx'
import { WalletCard } from './WalletCard.tsx'

/** Home stays whole without it. */
const NoPart = () => null

/** The operators' part, which is of another pack; null before it is there. */
function useSlotPart(): ComponentType<SlotPartProps> | null {
  const [Part, setPart] = useState<ComponentType<SlotPartProps> | null>(null)
  useEffect(() => {
    loadSlotPart()
      .then((loaded) => setPart(() => loaded.default))
      .catch(() => setPart(() => NoPart))
  }, [])
  return Part
}

/** Shows what is below the shortcuts: it comes after the first frame, in a file of its own. */
export default function HomeRest({ user }: { readonly user: boolean }) {
  const SlotPart = useSlotPart()
  return (
    <InTurn>
      <ElderOffer />
      {user ? <Today /> : isSignedIn() ? null : <NewcomerSteps />}
      {user ? <RecentOrders /> : null}
      {SlotPart === null ? (
        <div aria-busy="true" hidden />
      ) : (
        createElement(SlotPart, { slot: 'home', path: homePaths.home.to() })
      )}
      <SteadyFunds />
      <WalletCard />
    </InTurn>
  )
}

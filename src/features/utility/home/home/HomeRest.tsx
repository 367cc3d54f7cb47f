import { createElement, useEffect, useState, type ComponentType } from 'react'
import { homePaths } from '#paths/home.ts'
import { loadSlotPart, type SlotPartProps } from '#templates/slot-part.ts'
import { ElderOffer } from './ElderOffer.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { SteadyFunds } from './SteadyFunds.tsx'
import { Today } from './Today.tsx'
import { WalletCard } from './WalletCard.tsx'

/** The operators' part, which is of another pack; null before it is there. */
function useSlotPart(): ComponentType<SlotPartProps> | null {
  const [Part, setPart] = useState<ComponentType<SlotPartProps> | null>(null)
  useEffect(() => {
    loadSlotPart()
      .then((loaded) => setPart(() => loaded.default))
      // Home stays whole without it.
      .catch(() => {})
  }, [])
  return Part
}

/** What is below the shortcuts: it comes after the first frame, in a file of its own. */
export default function HomeRest({ user }: { readonly user: boolean }) {
  const SlotPart = useSlotPart()
  return (
    <>
      <ElderOffer />
      {user ? <Today /> : null}
      {user ? <RecentOrders /> : null}
      {SlotPart === null
        ? null
        : createElement(SlotPart, { slot: 'home', path: homePaths.home.to() })}
      <SteadyFunds />
      <WalletCard />
    </>
  )
}

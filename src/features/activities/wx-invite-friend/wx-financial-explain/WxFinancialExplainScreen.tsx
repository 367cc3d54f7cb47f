import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

export const prefetch = prefetchSlot('money-explained')

/** Shows what a money-market fund is, for who has never held one. */
export default function WxFinancialExplainScreen() {
  return <SlotTemplate slot="money-explained" path={wxInviteFriendPaths.wxFinancialExplain.to()} />
}

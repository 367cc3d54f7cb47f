import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { SlotTemplate } from '#templates/SlotTemplate.tsx'

/** What a money-market fund is, for who has never held one. */
export default function WxFinancialExplainScreen() {
  return <SlotTemplate slot="money-explained" path={wxInviteFriendPaths.wxFinancialExplain.to()} />
}

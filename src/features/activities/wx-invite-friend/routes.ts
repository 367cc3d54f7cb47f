import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: wxInviteFriendPaths.wxFinancialExplain,
    title: '看懂货币基金',
    needs: [],
    load: () => import('./wx-financial-explain/WxFinancialExplainScreen.tsx'),
  }),
]

export const wxInviteFriendModule: ModuleRow = {
  group: 'activities',
  segment: 'wxInviteFriend',
  share: 'own',
  defaultChild: wxInviteFriendPaths.wxFinancialExplain.pattern,
  screens,
}

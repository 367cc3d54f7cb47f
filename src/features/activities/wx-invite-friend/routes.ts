import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: wxInviteFriendPaths.wxActivityHome,
    title: '推荐给朋友',
    needs: [],
    load: () => import('./wx-activity-home/WxActivityHomeScreen.tsx'),
  }),
  screen({
    path: wxInviteFriendPaths.wxInviteShare,
    title: '分享给朋友',
    needs: [],
    share: { title: '一起学着打理闲钱', to: () => wxInviteFriendPaths.wxActivityHome.to() },
    load: () => import('./wx-invite-share/WxInviteShareScreen.tsx'),
  }),
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
  defaultChild: wxInviteFriendPaths.wxActivityHome.pattern,
  screens,
}

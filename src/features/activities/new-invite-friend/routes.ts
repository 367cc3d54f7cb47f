import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: newInviteFriendPaths.activityHome,
    title: '邀请好友',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./activity-home/ActivityHomeScreen.tsx'),
  }),
  screen({
    path: newInviteFriendPaths.inviteFriendRecode,
    title: '邀请记录',
    needs: ['login'],
    remountOnUrlChange: true,
    skeleton: 'list',
    load: () => import('./invite-friend-recode/InviteFriendRecodeScreen.tsx'),
  }),
  screen({
    path: newInviteFriendPaths.inviteFriendPrefecture,
    title: '好友专区',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./invite-friend-prefecture/InviteFriendPrefectureScreen.tsx'),
  }),
]

export const newInviteFriendModule: ModuleRow = {
  group: 'activities',
  segment: 'newInviteFriend',
  defaultChild: newInviteFriendPaths.activityHome.pattern,
  screens,
}

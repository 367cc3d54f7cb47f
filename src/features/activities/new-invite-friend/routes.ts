import { newInviteFriendPaths } from '#paths/activities/invite-friends.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const { activityHome, inviteFriendRecode, inviteFriendPrefecture } = newInviteFriendPaths

const screens = [
  screen({
    path: activityHome,
    title: '邀请好友',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./activity-home/ActivityHomeScreen.tsx'),
  }),
  screen({
    path: inviteFriendRecode,
    title: '邀请记录',
    needs: ['login'],
    remountOnUrlChange: true,
    skeleton: 'list',
    load: () => import('./invite-friend-recode/InviteFriendRecodeScreen.tsx'),
  }),
  screen({
    path: inviteFriendPrefecture,
    title: '好友专区',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./invite-friend-prefecture/InviteFriendPrefectureScreen.tsx'),
  }),
]

export const newInviteFriendModule: ModuleRow = {
  group: 'activities',
  segment: 'newInviteFriend',
  defaultChild: activityHome.pattern,
  screens,
}

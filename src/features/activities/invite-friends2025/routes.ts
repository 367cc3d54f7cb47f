import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: inviteFriends2025Paths.inviteFriendsInvitePeople,
    title: '邀请好友 2025',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./invite-friends-invite-people/InviteFriendsInvitePeopleScreen.tsx'),
  }),
  screen({
    path: inviteFriends2025Paths.inviteFriendsRecord,
    title: '邀请记录',
    needs: ['login'],
    remountOnUrlChange: true,
    skeleton: 'list',
    load: () => import('./invite-friends-record/InviteFriendsRecordScreen.tsx'),
  }),
  screen({
    path: inviteFriends2025Paths.inviteeHome,
    title: '好友邀请',
    needs: [],
    share: 'own',
    remountOnUrlChange: true,
    refreshOnRedisplay: true,
    entry: { by: 'outside', why: 'The link of an invitation' },
    load: () => import('./invitee-home/InviteeHomeScreen.tsx'),
  }),
]

export const inviteFriends2025Module: ModuleRow = {
  group: 'activities',
  segment: 'inviteFriends2025',
  defaultChild: inviteFriends2025Paths.inviteFriendsInvitePeople.pattern,
  // People who invite have a page of their own; it is shared as home.
  screens,
}

import { inviteFriends60Paths } from '#paths/activities/invite-friends60.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: inviteFriends60Paths.inviteFriendsHome,
    title: '邀请好友 2020',
    needs: ['login'],
    load: () => import('./invite-friends-home/InviteFriendsHomeScreen.tsx'),
  }),
  screen({
    path: inviteFriends60Paths.inviteFriendsRecord,
    title: '邀请记录',
    needs: ['login'],
    remountOnUrlChange: true,
    skeleton: 'list',
    load: () => import('./invite-friends-record/InviteFriendsRecordScreen.tsx'),
  }),
]

/** A campaign that is over, at the addresses that it had. */
export const inviteFriends60Module: ModuleRow = {
  group: 'activities',
  segment: 'inviteFriends60',
  defaultChild: inviteFriends60Paths.inviteFriendsHome.pattern,
  screens,
}

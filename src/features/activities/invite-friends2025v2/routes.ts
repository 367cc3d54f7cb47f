import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: inviteFriends2025v2Paths.inviteFriendsInvitePeopleV2,
    title: '邀请好友 2026',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./invite-friends-invite-people-v2/InviteFriendsInvitePeopleV2Screen.tsx'),
  }),
  screen({
    path: inviteFriends2025v2Paths.inviteFriendsRecordV2,
    title: '邀请记录',
    needs: ['login'],
    remountOnUrlChange: true,
    skeleton: 'list',
    load: () => import('./invite-friends-record-v2/InviteFriendsRecordV2Screen.tsx'),
  }),
  screen({
    path: inviteFriends2025v2Paths.inviteeHomeV2,
    title: '收益挑战',
    needs: [],
    share: 'own',
    remountOnUrlChange: true,
    refreshOnRedisplay: true,
    entry: { by: 'outside', why: 'The link of an invitation' },
    load: () => import('./invitee-home-v2/InviteeHomeV2Screen.tsx'),
  }),
  screen({
    path: inviteFriends2025v2Paths.inviteeGuide,
    title: '好友指南',
    needs: [],
    share: 'own',
    refreshOnRedisplay: true,
    load: () => import('./invitee-guide/InviteeGuideScreen.tsx'),
  }),
]

export const inviteFriends2025V2Module: ModuleRow = {
  group: 'activities',
  segment: 'inviteFriends2025V2',
  defaultChild: inviteFriends2025v2Paths.inviteFriendsInvitePeopleV2.pattern,
  aliases: {
    '/inviteFriends2025V2/InviteFriendsInvitePeopleV2':
      inviteFriends2025v2Paths.inviteFriendsInvitePeopleV2.pattern,
  },
  screens,
}

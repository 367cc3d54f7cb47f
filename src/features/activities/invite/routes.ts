import { invitePaths } from '#paths/activities/invite.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: invitePaths.inviteFriend,
    title: '邀请任务',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./invite-friend/InviteFriendScreen.tsx'),
  }),
  screen({
    path: invitePaths.taskRecord,
    title: '任务记录',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./task-record/TaskRecordScreen.tsx'),
  }),
]

export const inviteModule: ModuleRow = {
  group: 'activities',
  segment: 'invite',
  defaultChild: invitePaths.inviteFriend.pattern,
  screens,
}

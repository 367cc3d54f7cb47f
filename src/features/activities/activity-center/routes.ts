import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: activityCenterPaths.activityCenterHome,
    title: '活动中心',
    needs: [],
    share: { title: '活动中心', to: () => activityCenterPaths.activityCenterHome.to() },
    refreshOnRedisplay: true,
    skeleton: 'list',
    load: () => import('./activity-center-home/ActivityCenterHomeScreen.tsx'),
  }),
]

export const activityCenterModule: ModuleRow = {
  group: 'activities',
  segment: 'activityCenter',
  defaultChild: activityCenterPaths.activityCenterHome.pattern,
  screens,
}

import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const TITLE = '坚持定投挑战'

/** Shared is the way in: what follows is its user's own. */
const share = {
  title: TITLE,
  to: ({ activityId }: { readonly activityId?: string | undefined }) =>
    keepActivityPaths.loading.to({ activityId }),
}

const screens = [
  screen({
    path: keepActivityPaths.loading,
    title: TITLE,
    needs: [],
    share,
    skeleton: 'figures',
    load: () => import('./loading/LoadingScreen.tsx'),
  }),
  screen({
    path: keepActivityPaths.welcome,
    title: TITLE,
    needs: [],
    share,
    skeleton: 'list',
    load: () => import('./welcome/WelcomeScreen.tsx'),
  }),
  screen({
    path: keepActivityPaths.keepActivityHome,
    title: TITLE,
    needs: [],
    share,
    refreshOnRedisplay: true,
    skeleton: 'figures',
    load: () => import('./keep-activity-home/KeepActivityHomeScreen.tsx'),
  }),
  screen({
    path: keepActivityPaths.keepDirectDetail,
    title: '每期明细',
    needs: ['login'],
    share,
    skeleton: 'list',
    load: () => import('./keep-direct-detail/KeepDirectDetailScreen.tsx'),
  }),
  screen({
    path: keepActivityPaths.activityError,
    title: TITLE,
    entry: { by: 'act', why: 'The challenge could not be opened' },
    needs: [],
    share,
    load: () => import('./activity-error/ActivityErrorScreen.tsx'),
  }),
]

export const keepActivityModule: ModuleRow = {
  group: 'activities',
  segment: 'keepActivity',
  defaultChild: keepActivityPaths.keepActivityHome.pattern,
  screens,
}

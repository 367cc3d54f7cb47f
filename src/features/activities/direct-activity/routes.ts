import { directActivityPaths } from '#paths/activities/direct-activity.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const TITLE = '12 周定投挑战'

/** Shared is the way in: what follows is its user's own. */
const share = {
  title: TITLE,
  to: ({ activityId }: { readonly activityId?: string | undefined }) =>
    directActivityPaths.loading.to({ activityId }),
}

const screens = [
  screen({
    path: directActivityPaths.loading,
    title: TITLE,
    needs: [],
    share,
    skeleton: 'figures',
    load: () => import('./loading/LoadingScreen.tsx'),
  }),
  screen({
    path: directActivityPaths.welcome,
    title: TITLE,
    needs: [],
    share,
    skeleton: 'list',
    load: () => import('./welcome/WelcomeScreen.tsx'),
  }),
  screen({
    path: directActivityPaths.home,
    title: TITLE,
    needs: [],
    share,
    refreshOnRedisplay: true,
    skeleton: 'figures',
    load: () => import('./home/HomeScreen.tsx'),
  }),
  screen({
    path: directActivityPaths.detail,
    title: '每期明细',
    needs: ['login'],
    share,
    skeleton: 'list',
    load: () => import('./detail/DetailScreen.tsx'),
  }),
  screen({
    path: directActivityPaths.error,
    title: TITLE,
    entry: { by: 'act', why: 'The challenge could not be opened' },
    needs: [],
    share,
    load: () => import('./error/ErrorScreen.tsx'),
  }),
]

export const directActivityModule: ModuleRow = {
  group: 'activities',
  segment: 'directActivity',
  defaultChild: directActivityPaths.loading.pattern,
  screens,
}

import { newUserPaths } from '#paths/activities/new-user.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: newUserPaths.home,
    title: '新人专区',
    needs: [],
    share: { title: '新人专区', to: () => newUserPaths.home.to() },
    refreshOnRedisplay: true,
    load: () => import('./home/HomeScreen.tsx'),
  }),
]

export const newUserModule: ModuleRow = {
  group: 'activities',
  segment: 'newUser',
  defaultChild: newUserPaths.home.pattern,
  screens,
}

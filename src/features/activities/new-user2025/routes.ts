import { newUser2025Paths } from '#paths/activities/new-user2025.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: newUser2025Paths.newUserHome2025,
    title: '新人里程碑',
    needs: [],
    entry: { by: 'act', why: 'from the activity centre, by who registered in the edition' },
    share: { title: '新人里程碑', to: () => newUser2025Paths.newUserHome2025.to() },
    refreshOnRedisplay: true,
    load: () => import('./new-user-home2025/NewUserHome2025Screen.tsx'),
  }),
]

export const newUser2025Module: ModuleRow = {
  group: 'activities',
  segment: 'newUser2025',
  defaultChild: newUser2025Paths.newUserHome2025.pattern,
  screens,
}

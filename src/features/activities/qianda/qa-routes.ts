import { qiandaPaths } from '#paths/activities/qianda.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'
import { qiandaModule } from './routes.ts'

const screens = [
  screen({
    path: qiandaPaths.testjs,
    title: '合作方测试',
    needs: [],
    load: () => import('./testjs/TestjsScreen.tsx'),
  }),
]

/** The module with the screen of QA, which no release has (`app/router/qa-modules.ts`). */
export const modules: readonly ModuleRow[] = [
  { ...qiandaModule, screens: [...qiandaModule.screens, ...screens] },
]

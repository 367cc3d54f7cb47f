import { codeTestPaths } from '#paths/code-test.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: codeTestPaths.codeTest,
    title: '扫码测试',
    needs: [],
    load: () => import('./code-test/CodeTestScreen.tsx'),
  }),
]

/** Development and QA only: `utility/qa-modules.ts` has this row, and no release. */
export const codeTestModule: ModuleRow = {
  group: 'utility',
  segment: 'codeTest',
  screens,
}

import { goldStorePaths } from '#paths/pension/gold-store.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: goldStorePaths.goldVaryRecords,
    title: '金币明细',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./gold-vary-records/GoldVaryRecordsScreen.tsx'),
  }),
]

export const goldStoreModule: ModuleRow = {
  group: 'pension',
  segment: 'goldStore',
  defaultChild: goldStorePaths.goldVaryRecords.pattern,
  screens,
}

import { cmbResultPaths } from '#paths/cmb-result.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: cmbResultPaths.cmbResult,
    title: '签约结果',
    entry: { by: 'outside', why: 'The payment bank leads back here' },
    // A return may arrive in a browser without a session: the screen itself says so.
    needs: [],
    load: () => import('./cmb-result/CmbResultScreen.tsx'),
  }),
]

export const cmbResultModule: ModuleRow = {
  group: 'trading',
  segment: 'cmbResult',
  flow: 'signing',
  screens,
}

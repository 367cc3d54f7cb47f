import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: paths.cmbResult,
    title: '签约结果',
    needs: ['login'],
    load: () => import('./cmb-result/CmbResultScreen.tsx'),
  }),
]

export const cmbResultModule: ModuleRow = {
  group: 'trading',
  segment: 'cmbResult',
  flow: 'signing',
  screens,
}

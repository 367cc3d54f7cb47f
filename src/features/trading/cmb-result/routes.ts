import { cmbResultPaths } from '#paths/cmb-result.ts'
import { screen } from '#templates/screen.ts'

export const cmbResultScreens = [
  screen({
    path: cmbResultPaths.cmbResult,
    title: '签约结果',
    needs: ['login'],
    load: () => import('./cmb-result/CmbResultScreen.tsx'),
  }),
]

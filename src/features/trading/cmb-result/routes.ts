import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'

export const cmbResultScreens = [
  screen({
    path: paths.cmbResult,
    title: '签约结果',
    needs: ['login'],
    load: () => import('./cmb-result/CmbResultScreen.tsx'),
  }),
]

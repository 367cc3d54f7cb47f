import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const cmbResultScreens = [
  screen({
    path: paths.cmbResult,
    title: '签约结果',
    needs: ['login'],
    load: () => import('./CmbResultScreen.tsx'),
  }),
]

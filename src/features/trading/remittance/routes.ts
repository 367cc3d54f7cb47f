import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'

export const remittanceScreens = [
  screen({
    path: paths.largeRemittance,
    title: '大额存入',
    needs: ['login'],
    load: () => import('./large-remittance/LargeRemittanceScreen.tsx'),
  }),
]

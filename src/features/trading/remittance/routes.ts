import { remittancePaths } from '#paths/remittance.ts'
import { screen } from '#templates/screen.ts'

export const remittanceScreens = [
  screen({
    path: remittancePaths.largeRemittance,
    title: '大额存入',
    needs: ['login'],
    load: () => import('./large-remittance/LargeRemittanceScreen.tsx'),
  }),
]

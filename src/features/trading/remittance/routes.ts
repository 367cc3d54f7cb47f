import { remittancePaths } from '#paths/remittance.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: remittancePaths.largeRemittance,
    title: '大额存入',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./large-remittance/LargeRemittanceScreen.tsx'),
  }),
]

export const remittanceModule: ModuleRow = {
  group: 'trading',
  segment: 'remittance',
  defaultChild: remittancePaths.largeRemittance.pattern,
  flow: 'order',
  screens,
}

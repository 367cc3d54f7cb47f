import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: paths.largeRemittance,
    title: '大额存入',
    needs: ['login'],
    load: () => import('./large-remittance/LargeRemittanceScreen.tsx'),
  }),
]

export const remittanceModule: ModuleRow = {
  group: 'trading',
  segment: 'remittance',
  defaultChild: paths.largeRemittance.pattern,
  flow: 'order',
  screens,
}

import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: pensionAccountPaths.home,
    title: '养老金账户',
    needs: ['login'],
    skeleton: 'figures',
    share: { title: '个人养老金', to: () => taxDelayPaths.taxDelayHome.to() },
    load: () => import('./home/HomeScreen.tsx'),
  }),
]

export const pensionAccountModule: ModuleRow = {
  group: 'pension',
  segment: 'pensionAccount',
  defaultChild: pensionAccountPaths.home.pattern,
  screens,
}

import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: brightSpotFundsPaths.fundList,
    title: '亮点基金',
    needs: [],
    skeleton: 'list',
    remountOnUrlChange: true,
    load: () => import('./fund-list/FundListScreen.tsx'),
  }),
]

export const brightSpotFundsModule: ModuleRow = {
  group: 'content',
  segment: 'brightSpotFunds',
  share: 'own',
  defaultChild: brightSpotFundsPaths.fundList.pattern,
  screens,
}

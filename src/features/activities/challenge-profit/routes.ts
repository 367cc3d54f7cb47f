import { challengeProfitPaths } from '#paths/activities/challenge-profit.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: challengeProfitPaths.challengeProfitHome,
    title: '跑赢沪深300',
    needs: [],
    keepAlive: true,
    share: { title: '跑赢沪深300', to: () => challengeProfitPaths.challengeProfitHome.to() },
    refreshOnRedisplay: true,
    skeleton: 'figures',
    load: () => import('./challenge-profit-home/ChallengeProfitHomeScreen.tsx'),
  }),
]

export const challengeProfitModule: ModuleRow = {
  group: 'activities',
  segment: 'challengeProfit',
  defaultChild: challengeProfitPaths.challengeProfitHome.pattern,
  screens,
}

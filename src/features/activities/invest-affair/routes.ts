import { investAffairPaths } from '#paths/activities/invest-affair.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: investAffairPaths.investAffairDetail,
    title: '投资那些事',
    needs: [],
    share: 'own',
    remountOnUrlChange: true,
    load: () => import('./invest-affair-detail/InvestAffairDetailScreen.tsx'),
  }),
]

export const investAffairModule: ModuleRow = {
  group: 'activities',
  segment: 'investAffair',
  defaultChild: investAffairPaths.investAffairDetail.pattern,
  screens,
}

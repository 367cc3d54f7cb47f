import { fundPortalPaths } from '#paths/fund-portal.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: fundPortalPaths.performance,
    title: '基金排行',
    needs: [],
    tag: 'fundPerformance',
    snapshot: true,
    skeleton: 'list',
    load: () => import('./performance/PerformanceScreen.tsx'),
  }),
  screen({
    path: fundPortalPaths.valuation,
    title: '净值与指数估值',
    needs: [],
    tag: 'fundValuation',
    snapshot: true,
    skeleton: 'list',
    load: () => import('./valuation/ValuationScreen.tsx'),
  }),
  screen({
    path: fundPortalPaths.allFundList,
    title: '全部基金',
    needs: [],
    tag: 'allFundList',
    snapshot: true,
    skeleton: 'list',
    load: () => import('./all-fund-list/AllFundListScreen.tsx'),
  }),
  screen({
    path: fundPortalPaths.buyFundList,
    title: '选择买入的基金',
    needs: [],
    skeleton: 'list',
    load: () => import('./buy-fund-list/BuyFundListScreen.tsx'),
  }),
  screen({
    path: fundPortalPaths.directFundList,
    title: '选择定投的基金',
    needs: [],
    skeleton: 'list',
    load: () => import('./direct-fund-list/DirectFundListScreen.tsx'),
  }),
  screen({
    path: fundPortalPaths.stopWinFundList,
    title: '止盈定投',
    needs: [],
    skeleton: 'list',
    load: () => import('./stop-win-fund-list/StopWinFundListScreen.tsx'),
  }),
]

export const fundPortalModule: ModuleRow = {
  group: 'trading',
  segment: 'fundPortal',
  share: 'own',
  defaultChild: fundPortalPaths.performance.pattern,
  screens,
}

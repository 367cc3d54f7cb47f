import { monthlyReportPaths } from '#paths/monthly-report.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: monthlyReportPaths.monthlyReportHome,
    title: '月报',
    needs: ['login'],
    tag: 'monthlyReportHome',
    skeleton: 'figures',
    load: () => import('./monthly-report-home/MonthlyReportHomeScreen.tsx'),
  }),
  screen({
    path: monthlyReportPaths.monthlyReportAssetsList,
    title: '月末资产',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./monthly-report-assets-list/MonthlyReportAssetsListScreen.tsx'),
  }),
  screen({
    path: monthlyReportPaths.monthlyReportProfitList,
    title: '各基金收益',
    needs: ['login'],
    skeleton: 'holdings',
    load: () => import('./monthly-report-profit-list/MonthlyReportProfitListScreen.tsx'),
  }),
]

export const monthlyReportModule: ModuleRow = {
  group: 'trading',
  segment: 'monthlyReport',
  defaultChild: monthlyReportPaths.monthlyReportHome.pattern,
  screens,
}

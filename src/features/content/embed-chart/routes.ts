import { embedChartPaths } from '#paths/funds/embed-chart.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: embedChartPaths.commonChart,
    title: '走势图',
    needs: [],
    entry: { by: 'outside', why: 'In a frame of a partner’s page' },
    load: () => import('./common-chart/CommonChartScreen.tsx'),
  }),
  screen({
    path: embedChartPaths.incomeChart,
    title: '每日收益',
    needs: [],
    entry: { by: 'outside', why: 'In a frame of a partner’s page' },
    load: () => import('./income-chart/IncomeChartScreen.tsx'),
  }),
]

export const embedChartModule: ModuleRow = {
  group: 'content',
  segment: 'embedChart',
  defaultChild: embedChartPaths.commonChart.pattern,
  screens,
}

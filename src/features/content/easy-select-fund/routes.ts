import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: easySelectFundPaths.easySelectHome,
    title: '快速选基',
    needs: [],
    load: () => import('./easy-select-home/EasySelectHomeScreen.tsx'),
  }),
  screen({
    path: easySelectFundPaths.easySelectResult,
    title: '筛选结果',
    needs: [],
    skeleton: 'list',
    load: () => import('./easy-select-result/EasySelectResultScreen.tsx'),
  }),
]

export const easySelectFundModule: ModuleRow = {
  group: 'content',
  segment: 'easySelectFund',
  share: 'own',
  defaultChild: easySelectFundPaths.easySelectHome.pattern,
  screens,
}

import { financialExpertPaths } from '#paths/financial-expert.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: financialExpertPaths.financialExpertHome,
    title: '理财达人',
    needs: [],
    snapshot: true,
    skeleton: 'list',
    load: () => import('./financial-expert-home/FinancialExpertHomeScreen.tsx'),
  }),
  screen({
    path: financialExpertPaths.financialExpertPersonal,
    title: '达人主页',
    needs: [],
    skeleton: 'list',
    load: () => import('./financial-expert-personal/FinancialExpertPersonalScreen.tsx'),
  }),
  screen({
    path: financialExpertPaths.awardRecord,
    title: '奖励记录',
    needs: ['login'],
    share: { title: '理财达人', to: () => financialExpertPaths.financialExpertHome.to() },
    skeleton: 'list',
    load: () => import('./award-record/AwardRecordScreen.tsx'),
  }),
]

export const financialExpertModule: ModuleRow = {
  group: 'content',
  segment: 'financial_expert',
  share: 'own',
  defaultChild: financialExpertPaths.financialExpertHome.pattern,
  screens,
}

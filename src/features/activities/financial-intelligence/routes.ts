import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: financialIntelligencePaths.financialIntelligenceHome,
    title: '财商成长计划',
    needs: [],
    share: {
      title: '财商成长计划',
      to: () => financialIntelligencePaths.financialIntelligenceIntroduce.to(),
    },
    refreshOnRedisplay: true,
    skeleton: 'figures',
    load: () => import('./financial-intelligence-home/FinancialIntelligenceHomeScreen.tsx'),
  }),
  screen({
    path: financialIntelligencePaths.financialIntelligenceIntroduce,
    title: '课程介绍',
    needs: [],
    share: {
      title: '财商成长计划',
      to: () => financialIntelligencePaths.financialIntelligenceIntroduce.to(),
    },
    skeleton: 'figures',
    load: () =>
      import('./financial-intelligence-introduce/FinancialIntelligenceIntroduceScreen.tsx'),
  }),
  screen({
    path: financialIntelligencePaths.financialIntelligenceRights,
    title: '成长权益',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./financial-intelligence-rights/FinancialIntelligenceRightsScreen.tsx'),
  }),
]

export const financialIntelligenceModule: ModuleRow = {
  group: 'activities',
  segment: 'financial_intelligence',
  defaultChild: financialIntelligencePaths.financialIntelligenceHome.pattern,
  screens,
}

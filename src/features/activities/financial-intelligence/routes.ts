import { financialIntelligencePaths as paths } from '#paths/activities/financial-intelligence.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: paths.financialIntelligenceHome,
    title: '财商成长计划',
    needs: [],
    share: { title: '财商成长计划', to: () => paths.financialIntelligenceIntroduce.to() },
    refreshOnRedisplay: true,
    skeleton: 'figures',
    load: () => import('./financial-intelligence-home/FinancialIntelligenceHomeScreen.tsx'),
  }),
  screen({
    path: paths.financialIntelligenceIntroduce,
    title: '课程介绍',
    needs: [],
    share: { title: '财商成长计划', to: () => paths.financialIntelligenceIntroduce.to() },
    skeleton: 'figures',
    load: () =>
      import('./financial-intelligence-introduce/FinancialIntelligenceIntroduceScreen.tsx'),
  }),
  screen({
    path: paths.financialIntelligenceRights,
    title: '成长权益',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./financial-intelligence-rights/FinancialIntelligenceRightsScreen.tsx'),
  }),
]

export const financialIntelligenceModule: ModuleRow = {
  group: 'activities',
  segment: 'financial_intelligence',
  defaultChild: paths.financialIntelligenceHome.pattern,
  screens,
}

import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: paths.riskAssessment,
    title: '风险测评',
    needs: ['login'],
    load: () => import('./assessment/AssessmentScreen.tsx'),
  }),
  screen({
    path: paths.riskResult,
    title: '测评结果',
    needs: ['login'],
    load: () => import('./assess-result/AssessResultScreen.tsx'),
  }),
  screen({
    path: paths.riskResultOnly,
    title: '我的风险等级',
    needs: ['login'],
    load: () => import('./only-show-assess-result/OnlyShowAssessResultScreen.tsx'),
  }),
  screen({
    path: paths.riskExplain,
    title: '风险等级说明',
    needs: [],
    load: () => import('./risk-explain/RiskExplainScreen.tsx'),
  }),
  screen({
    path: paths.confirmingOrder,
    title: '购买确认',
    needs: ['login'],
    load: () => import('./confirming-order/ConfirmingOrderScreen.tsx'),
  }),
]

export const riskModule: ModuleRow = {
  group: 'account',
  segment: 'risks',
  defaultChild: paths.riskAssessment.pattern,
  flow: 'assessment',
  screens,
}

import { risksPaths } from '#paths/risks.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: risksPaths.assessment,
    title: '风险测评',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./assessment/AssessmentScreen.tsx'),
  }),
  screen({
    path: risksPaths.assessResult,
    title: '测评结果',
    entry: { by: 'act', why: 'An assessment was submitted' },
    needs: ['login'],
    load: () => import('./assess-result/AssessResultScreen.tsx'),
  }),
  screen({
    path: risksPaths.onlyShowAssessResult,
    title: '我的风险等级',
    needs: ['login'],
    load: () => import('./only-show-assess-result/OnlyShowAssessResultScreen.tsx'),
  }),
  screen({
    path: risksPaths.riskExplain,
    title: '风险等级说明',
    needs: [],
    share: 'own',
    load: () => import('./risk-explain/RiskExplainScreen.tsx'),
  }),
  screen({
    path: risksPaths.confirmingOrder,
    title: '购买确认',
    entry: { by: 'act', why: 'An order is above the class of the user' },
    needs: ['login'],
    load: () => import('./confirming-order/ConfirmingOrderScreen.tsx'),
  }),
]

export const riskModule: ModuleRow = {
  group: 'account',
  segment: 'risks',
  defaultChild: risksPaths.assessment.pattern,
  flow: 'assessment',
  share: { title: '风险等级说明', to: () => risksPaths.riskExplain.to() },
  screens,
}

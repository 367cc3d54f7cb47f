import { ofFund, wayBack } from './fields.ts'
import { path } from './path.ts'

export const risksPaths = {
  /** Leads to the assessment. */
  risks: path('/risks', wayBack),
  assessment: path('/risks/assessment', wayBack),
  assessResult: path('/risks/assessResult', wayBack),
  onlyShowAssessResult: path('/risks/onlyShowAssessResult'),
  riskExplain: path('/risks/riskExplain'),
  confirmingOrder: path('/risks/confirmingOrder', { ...ofFund, ...wayBack }),
} as const

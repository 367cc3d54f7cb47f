import { contentId } from './fields.ts'
import { path } from './path.ts'

export const financialExpertPaths = {
  financialExpertHome: path('/financial_expert/financialExpertHome'),
  financialExpertPersonal: path('/financial_expert/financialExpertPersonal', {
    personId: contentId,
  }),
  awardRecord: path('/financial_expert/awardRecord'),
} as const

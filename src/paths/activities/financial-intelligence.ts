import * as v from 'valibot'
import { activityId, wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

const edition = { activityId: v.optional(activityId), ...wayBack }

/** Financial learning (rules.md#financial-learning); without an id the edition that runs. */
export const financialIntelligencePaths = {
  financialIntelligenceHome: path('/financial_intelligence/financialIntelligenceHome', edition),
  financialIntelligenceIntroduce: path(
    '/financial_intelligence/financialIntelligenceIntroduce',
    edition,
  ),
  financialIntelligenceRights: path('/financial_intelligence/financialIntelligenceRights', edition),
} as const

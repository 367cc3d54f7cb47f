import * as v from 'valibot'
import { activityId, wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

const edition = { activityId: v.optional(activityId), ...wayBack }

/** Weekly picks of a fund against an index (rules.md#picks); without an id of those that run. */
export const challengeProfitPaths = {
  challengeProfitHome: path('/challengeProfit/challengeProfitHome', edition),
} as const

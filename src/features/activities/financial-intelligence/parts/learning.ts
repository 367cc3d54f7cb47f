import type * as v from 'valibot'
import type { queryLearning } from '#api/calls/activities/learn.ts'
import { RUNNING } from '#domain/campaign/running-editions.ts'

export type Learning = v.InferOutput<typeof queryLearning.payload>

/** The edition that an address names, else the one that runs. */
export const editionOf = ({
  activityId = RUNNING.financialIntelligence,
}: {
  activityId?: string | undefined
}) => activityId

/** The first segment of the screens of financial learning. */
export const ROUTE = 'financial_intelligence'

export const LEVEL_NAMES = ['L1 认识基金', 'L2 看懂费用与规则', 'L3 理解风险', 'L4 学会规划']

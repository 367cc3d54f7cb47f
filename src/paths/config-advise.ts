import * as v from 'valibot'
import { matching, text } from '#domain/text-formats.ts'
import { portfolioCode, wayBack } from './fields.ts'
import { path } from './path.ts'

const solutionId = text(64)
const goalId = text(32)

/** The purposes that `jump` knows. */
export const ADVICE_TARGETS = ['start', 'mine', 'portfolio', 'trans'] as const
export const GOAL_KINDS = ['pension', 'education', 'home', 'reserve', 'freedom'] as const

export const configAdvisePaths = {
  configIntroduce: path('/configAdvise/configIntroduce'),
  configQuestions: path('/configAdvise/configQuestions', wayBack),
  solutionSelection: path('/configAdvise/solutionSelection', {
    solutionId: v.optional(solutionId),
  }),
  strategyDetails: path('/configAdvise/strategyDetails', {
    portfolioCode,
    solutionId: v.optional(solutionId),
  }),
  solutionDetails: path('/configAdvise/solutionDetails'),
  assetConfig: path('/configAdvise/assetConfig'),
  configHistory: path('/configAdvise/configHistory', { portfolioCode }),
  viewpointList: path('/configAdvise/viewpointList'),
  jump: path('/configAdvise/jump', {
    to: v.optional(v.string()),
    portfolioCode: v.optional(portfolioCode),
    ...wayBack,
  }),
  configCalculatorEntry: path('/configAdvise/configCalculatorEntry'),
  configCalculator: path('/configAdvise/configCalculator', {
    goalId: v.optional(goalId),
    kind: v.optional(v.picklist(GOAL_KINDS)),
  }),
  strategyTrans: path('/configAdvise/strategyTrans', {
    portfolioCode,
    kind: v.picklist(['in', 'out', 'stop']),
    amount: v.optional(matching(/^\d{1,13}(?:\.\d{1,2})?$/, 'Yuan')),
    /** The number of an order that was sent: its result is shown. */
    applyNo: v.optional(matching(/^[A-Z0-9]{16,32}$/, 'The number of an order')),
  }),
} as const

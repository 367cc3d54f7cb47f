import * as v from 'valibot'
import { fundCode, matching, text } from '#domain/text-formats.ts'
import { path } from '#paths/path.ts'

/** The game that an address names; the build's own where it names none. */
const ofGame = { activityId: v.optional(text(64)) }
const ofGameFund = { ...ofGame, fundCode }
const ofGameOrder = {
  ...ofGameFund,
  requestNo: matching(/^[A-Z0-9]{16,32}$/, 'Names a simulated order'),
}

/** The simulated trading game (rules.md#tasks-and-rewards). */
export const sftPaths = {
  sftHome: path('/sft/sftHome', { ...ofGame, inviteCode: v.optional(text(32)) }),
  sftEnd: path('/sft/sftEnd', ofGame),
  sftFundList: path('/sft/sftFundList', ofGame),
  sftFundRule: path('/sft/sftFundRule', ofGameFund),
  sftFundDetail: path('/sft/sftFundDetail', ofGameFund),
  sftFundDetailArchives: path('/sft/sftFundDetailArchives', ofGameFund),
  sftPurchase: path('/sft/sftPurchase', ofGameFund),
  sftPurchaseSuccess: path('/sft/sftPurchaseSuccess', ofGameOrder),
  sftSell: path('/sft/sftSell', ofGameFund),
  sftSellSuccess: path('/sft/sftSellSuccess', ofGameOrder),
  sftHoldPositions: path('/sft/sftHoldPositions', ofGame),
  sftHoldPositionsDetail: path('/sft/sftHoldPositionsDetail', ofGameFund),
} as const

import { formatRate, NO_FIGURE } from '#domain/money/format-figures.ts'
import { parseDecimal, subtract } from '#domain/money/money.ts'
import { PROMOTED_STAGES, type PromotedStage } from '#domain/fund/publicity.ts'

interface PromotedFund {
  /** Both in the order of `PROMOTED_STAGES`, percent; null where the history is too short. */
  readonly returns: readonly (string | null)[]
  readonly drawdowns: readonly (string | null)[]
}

/** A stage's return in percent; null when the history is too short. */
export const promotedReturn = (
  { returns }: Pick<PromotedFund, 'returns'>,
  stage: PromotedStage,
): string | null => returns[PROMOTED_STAGES.indexOf(stage)] ?? null

/**
 * The maximum drawdown over the same stage, which must accompany the return; empty without a
 * return.
 */
export function drawdownNote(fund: PromotedFund, stage: PromotedStage): readonly string[] {
  if (promotedReturn(fund, stage) === null) return []
  const fall = parseDecimal(fund.drawdowns[PROMOTED_STAGES.indexOf(stage)] ?? '')
  return [`同期最大回撤 ${fall === null ? NO_FIGURE : formatRate(subtract('0', fall))}`]
}

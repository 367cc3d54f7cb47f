import { formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { parseDecimal, subtract } from '#domain/money/money.ts'
import { PROMOTED_STAGES, type PromotedStage } from '#domain/publicity/publicity.ts'

interface PromotedFund {
  /** Each in the order of `PROMOTED_STAGES`, percent; null where the history is too short. */
  readonly returns: readonly (string | null)[]
  readonly drawdowns: readonly (string | null)[]
  /** Of the same stages; null where they are not known. */
  readonly spans: readonly ({
    readonly from: string
    readonly to: string
    readonly benchmark: string | null
  } | null)[]
}

/** A stage's return in percent; null when the history is too short. */
export const promotedReturn = (
  { returns }: Pick<PromotedFund, 'returns'>,
  stage: PromotedStage,
): string | null => returns[PROMOTED_STAGES.indexOf(stage)] ?? null

/**
 * Returns what must accompany the return (rules.md#publicity): its benchmark's, the deepest fall
 * and both days of the same stage; empty without a return.
 */
export function returnNotes(fund: PromotedFund, stage: PromotedStage): readonly string[] {
  if (promotedReturn(fund, stage) === null) return []
  const at = PROMOTED_STAGES.indexOf(stage)
  const fall = parseDecimal(fund.drawdowns[at] ?? '')
  const span = fund.spans[at] ?? null
  return [
    `业绩比较基准 ${formatPercent(span?.benchmark)}`,
    `同期最大回撤 ${fall === null ? NO_FIGURE : formatRate(subtract('0', fall))}`,
    ...(span === null ? [] : [`${formatDate(span.from)} 至 ${formatDate(span.to)}`]),
  ]
}

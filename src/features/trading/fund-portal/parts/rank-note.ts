import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { mayRank, type PromotedStage } from '#domain/fund/publicity.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'

interface RankingBasis {
  readonly stage: PromotedStage
  /** The type that was chosen; undefined for all. */
  readonly type: string | undefined
  readonly total: number
  readonly source: string
  readonly date: Date8
}

/** The note on ranks: stage, peers, day and source. Null where no ranks may be shown. */
export function rankNote({ stage, type, total, source, date }: RankingBasis): string | null {
  if (!mayRank(stage) || source === '' || total === 0) return null
  const peers = type === undefined ? '全部类型' : (fundTypeName(type) ?? '同类型')
  return `名次按${STAGE_NAMES[stage]}收益，在${peers} ${total} 只基金中排列，截至 ${formatDate(date)}，来源：${source}`
}

import { formatDate } from '#domain/calendar/format-dates.ts'
import { mayRank } from '#domain/publicity/publicity.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import type { Fund } from './fund.ts'
import type { ReturnRow } from './ReturnTable.tsx'

type Ranked = Pick<Fund, 'stages' | 'rankSource' | 'peerName' | 'navDate'>

/**
 * The rows of a fund's stages. A rank is left out for stages that may not be ranked, and without a
 * source.
 */
export const stageRows = ({
  stages,
  rankSource,
}: Pick<Fund, 'stages' | 'rankSource'>): ReturnRow[] =>
  stages.map((row) => {
    const ranked = rankSource !== '' && mayRank(row.stage)
    return {
      ...row,
      key: row.stage,
      name: STAGE_NAMES[row.stage],
      rank: ranked ? row.rank : null,
      of: ranked ? row.of : null,
    }
  })

/** The note with source, peers and day of the ranks; null where the table has no ranks. */
export function rankBasis(fund: Ranked): string | null {
  if (!stageRows(fund).some(({ rank }) => rank !== null)) return null
  const peers = fund.peerName === '' ? '' : `，同类为${fund.peerName}`
  return `排名按三年及以上的收益${peers}，截至 ${formatDate(fund.navDate)}，来源：${fund.rankSource}`
}

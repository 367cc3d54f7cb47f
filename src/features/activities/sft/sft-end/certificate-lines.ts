import type * as v from 'valibot'
import type { gameResult } from '#api/calls/game-standing.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import { add } from '#domain/money/money.ts'

type Result = v.InferOutput<typeof gameResult.payload>
export type OwnResult = NonNullable<Result['own']>

/** A line of the certificate: its name and its figure. */
export interface CertificateLine {
  readonly label: string
  readonly text: string
}

const yuan = (sum: string): string => `${formatAmount(sum)} 元（模拟）`
const signedYuan = (sum: string): string => `${formatSignedAmount(sum)} 元（模拟）`

/** The place in the ranking in words. */
export const placeText = ({ rank, ranked }: Pick<OwnResult, 'rank' | 'ranked'>): string =>
  rank === null
    ? '暂无名次'
    : `第 ${unitAmount(rank, 'plain')} 名，共 ${unitAmount(ranked, 'plain')} 人`

/**
 * The lines of a certificate. Its sums, where they are asked for, add up: what was at the start and
 * what was gained make the total, and the fees are taken off already.
 */
export function certificateLines(
  period: Pick<Result, 'startTime' | 'endTime'>,
  own: OwnResult,
  sums: boolean,
): readonly CertificateLine[] {
  const from = formatDate(period.startTime.slice(0, 8))
  const to = formatDate(period.endTime.slice(0, 8))
  return [
    { label: '活动期间', text: `${from} 至 ${to}` },
    { label: '排名', text: placeText(own) },
    { label: '买过的基金', text: `${own.funds.length} 只` },
    ...(sums
      ? [
          { label: '起始资金', text: yuan(own.startMoney) },
          { label: '累计收益', text: signedYuan(own.profit) },
          { label: '最终资产', text: yuan(own.totalAsset) },
          { label: '已扣费用', text: yuan(add(own.purchaseFees, own.saleFees)) },
        ]
      : []),
  ]
}

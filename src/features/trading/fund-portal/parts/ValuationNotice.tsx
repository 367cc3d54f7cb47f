import { formatMonthDay } from '../../../../domain/format-figures.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { STATE_WORDS, type ValuationState } from './valuation-hours.ts'
import { clockOf } from './valued-fund.ts'

interface Props {
  readonly state: ValuationState | null
  readonly estimatedAt: string | undefined
}

/** What the list's figures are, of which moment, and that they are no NAVs. */
export function ValuationNotice({ state, estimatedAt }: Props) {
  return (
    <Notice tone="info">
      {estimatedAt === undefined || state === null
        ? null
        : `估算时间 ${formatMonthDay(estimatedAt)} ${clockOf(estimatedAt)}，${STATE_WORDS[state]}。`}
      估算不是净值，以基金公司公布的净值为准。
    </Notice>
  )
}

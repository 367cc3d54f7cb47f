import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { queryRiskResult } from '#api/calls/risk.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import type { ClientRiskLevel } from '#domain/identity/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import {
  CLASS_MEANINGS,
  className,
  higherRisks,
  matchedRisks,
} from '#domain/identity/risk-words.ts'

export type Result = NonNullable<v.InferOutput<typeof queryRiskResult.payload>['result']>

/** The class of an assessment, C0 to C5; C0 (`isLowest`) for investors who can bear no loss. */
export const investorClass = ({ isLowest, clientRiskLevel }: Result): ClientRiskLevel =>
  isLowest ? 0 : clientRiskLevel

interface Props extends Pick<
  Parameters<typeof ResultTemplate>[0],
  'busy' | 'primary' | 'secondary' | 'children'
> {
  readonly result: Result
  /** Less important content, shown at the end. */
  readonly rest?: ReactNode
}

/** The result of an assessment, its meaning, and until when it is valid. */
export function RiskResult({ result, children, rest, ...actions }: Props) {
  const { expired, validDate, testTime, score } = result
  const level = investorClass(result)
  const higher = higherRisks(level)
  const until = formatDate(validDate)
  return (
    <ResultTemplate
      tone={expired ? 'waiting' : 'done'}
      title={expired ? `${className(level)}（已过期）` : className(level)}
      amount={`${score}`}
      unit="分"
      subject={CLASS_MEANINGS[level]}
      note={expired ? `已于 ${until} 到期，请重新测评` : `有效期至 ${until}`}
      {...actions}
    >
      {children}
      <Card title="这意味着">
        <KeyValue
          items={[
            {
              label: '匹配的基金',
              value: matchedRisks(level),
              note: higher ?? undefined,
            },
            { label: '测评时间', value: formatDateTime(testTime, { seconds: false }) },
            { label: '有效期', value: '两年', note: `至 ${until}` },
          ]}
        />
      </Card>
      <Card flush>
        <Row
          title="风险等级说明"
          note="各等级的含义和匹配规则"
          href={risksPaths.riskExplain.to()}
        />
      </Card>
      {rest}
    </ResultTemplate>
  )
}

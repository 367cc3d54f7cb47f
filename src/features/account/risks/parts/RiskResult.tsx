import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { queryRiskResult } from '#api/calls/risk.ts'
import { formatDate, formatDateTime } from '#domain/money/format-figures.ts'
import type { ClientRiskLevel } from '#domain/identity/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { CLASS_MEANINGS, className, matchedRisks } from './risk-words.ts'

export type Result = NonNullable<v.InferOutput<typeof queryRiskResult.payload>['result']>

/** The class that an assessment makes; whoever bears no loss at all is of the lowest. */
export const classOf = ({ isLowest, clientRiskLevel }: Result): ClientRiskLevel =>
  isLowest ? 0 : clientRiskLevel

interface Props extends Pick<
  Parameters<typeof ResultTemplate>[0],
  'busy' | 'primary' | 'secondary' | 'children'
> {
  readonly result: Result
  /** At the end: what is of less use than the result and its meaning. */
  readonly rest?: ReactNode
}

/** What an assessment found, what it means, and until when it counts. */
export function RiskResult({ result, children, rest, ...actions }: Props) {
  const { expired, validDate, testTime, score } = result
  const level = classOf(result)
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
              note: level === 0 ? '不能购买更高风险的基金' : '更高风险的会先提示',
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

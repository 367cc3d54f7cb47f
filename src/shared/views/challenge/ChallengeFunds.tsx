import type * as v from 'valibot'
import type { queryWelcomeConfig } from '#api/calls/keep-challenge.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'

interface Props {
  readonly funds: v.InferOutput<typeof queryWelcomeConfig.payload>['funds']
  /** Returns the form of a plan of the fund. */
  readonly to: (fundCode: string) => string
}

/** The funds of a challenge, one of which its plan buys, each with its risk and minimum. */
export function ChallengeFunds({ funds, to }: Props) {
  return (
    <Card title="选择活动基金" flush>
      <UnreadableNotice of={[funds]} />
      <RowList label="活动基金">
        {funds.map(({ fundCode, fundName, fundRiskLevel, minAmount }) => (
          <Row
            key={fundCode}
            title={fundName}
            note={
              <FactLine
                facts={[fundCode, `R${fundRiskLevel}`, `每期最低 ${formatAmount(minAmount)} 元`]}
              />
            }
            href={to(fundCode)}
          />
        ))}
      </RowList>
    </Card>
  )
}

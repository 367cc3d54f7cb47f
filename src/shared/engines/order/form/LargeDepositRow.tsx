import { remittancePaths } from '#paths/remittance.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'

/** The way to deposit more than a card's limit. */
export function LargeDepositRow() {
  return (
    <Card flush>
      <Row
        title="大额存入"
        note="超过银行卡限额时，从任何银行转账存入"
        href={remittancePaths.largeRemittance.to()}
      />
    </Card>
  )
}

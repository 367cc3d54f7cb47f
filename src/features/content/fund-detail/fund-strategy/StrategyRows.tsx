import { STRATEGY_CODES, STRATEGY_NAMES } from '#domain/plan/smart-strategies.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** The strategies by which money may be put in regularly. */
export function StrategyRows({ fundCode }: { readonly fundCode: string | undefined }) {
  return (
    <Card title="智能投资策略" flush>
      <RowList label="智能投资策略">
        {STRATEGY_CODES.map((productCode) => (
          <Row
            key={productCode}
            title={STRATEGY_NAMES[productCode]}
            href={fundDetailPaths.fundStrategy.to({ productCode, fundCode })}
          />
        ))}
      </RowList>
    </Card>
  )
}

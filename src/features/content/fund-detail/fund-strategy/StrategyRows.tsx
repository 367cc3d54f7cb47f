import { STRATEGY_CODES, STRATEGY_NAMES } from '#domain/plan/smart-strategies.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The strategies by which money may be put in regularly. */
export function StrategyRows({ fundCode }: { readonly fundCode: string | undefined }) {
  return (
    <RowCard title="智能投资策略">
      {STRATEGY_CODES.map((productCode) => (
        <Row
          key={productCode}
          title={STRATEGY_NAMES[productCode]}
          href={fundDetailPaths.fundStrategy.to({ productCode, fundCode })}
        />
      ))}
    </RowCard>
  )
}

import { isIncoming } from '#domain/business-codes.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { PortfolioRow } from './PortfolioRow.tsx'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The order's fund; for a conversion the source, then the target. */
export function OrderFunds({ record }: { readonly record: TransactionRecord }) {
  const { fundCode, fundName, targetFundCode, targetFundName } = record
  const detail = (code: typeof fundCode) => fundDetailPaths.fundDetailSingle.to({ fundCode: code })
  const own = { code: fundCode, name: fundName }
  if (targetFundCode === null) {
    return (
      <Card flush>
        <Row title={fundName} note={fundCode} href={detail(fundCode)} />
        <PortfolioRow portfolioCode={record.portfolioCode} />
      </Card>
    )
  }
  const other = { code: targetFundCode, name: targetFundName }
  const [from, to] = isIncoming(record.businessCode) ? [other, own] : [own, other]
  return (
    <RowCard label="转换的基金">
      <Row title={from.name} note={`转出 · ${from.code}`} href={detail(from.code)} />
      <Row title={to.name} note={`转入 · ${to.code}`} href={detail(to.code)} />
    </RowCard>
  )
}

import { ActBar } from '#templates/acts/ActBar.tsx'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The way to the plan of a note, with all its debits. */
export function PlanLink({ planNo }: { readonly planNo: string }) {
  return (
    <RowCard label="定投计划">
      <Row
        title="定投计划"
        note="每期扣款，失败的也在其中"
        href={directInvestPaths.detail.to({ planNo })}
      />
    </RowCard>
  )
}

/** For a plan that ended by itself: a new one with its terms. */
export function NewPlanBar({
  record: { fundCode, buyPlanNo: planNo },
}: {
  readonly record: TransactionRecord
}) {
  const form = directInvestPaths.directInvestCashier.to({ planNo, clone: '1', fundCode })
  return (
    <ActBar note="已买入的份额保留，计划不能恢复" acts={[{ text: '按此计划新建', to: form }]} />
  )
}

import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryFundOne } from '#api/calls/fund.ts'
import type { queryReadyPlans } from '#api/calls/plans/ready-plans.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { cycleText } from '#shared/parts/plan/plan-words.ts'
import { DebitsCard } from '#shared/engines/plan/DebitsCard.tsx'
import { usePlanPreview } from '#shared/engines/plan/use-plan-facts.ts'
import { useRiskCap } from '#shared/engines/person/use-risk-cap.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { FeeLines } from './FeeLines.tsx'

type Plan = v.InferOutput<typeof queryReadyPlans.payload>['plans'][number]

const USUAL = 1
const DEBITS = 3

/** A ready plan, with the amount to choose; the form of plans takes it from there. */
export function ReadyPlan({ plan }: { readonly plan: Plan }) {
  const { fundCode, cycle, cycleDay, amounts, minAmount } = plan
  const navigate = useNavigate()
  const { cap } = useRiskCap()
  const [amount, setAmount] = useState(amounts[USUAL] ?? minAmount)
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  const preview = usePlanPreview({ fundCode, cycle, cycleDay, smart: null, count: DEBITS })
  const form = directInvestPaths.directInvestCashier.to({
    fundCode,
    type: 'ordinary',
    amount,
    cycle,
    ...(cycleDay === null ? {} : { cycleDay: String(cycleDay) }),
  })
  return (
    <>
      <Page footNote={<RiskLine />}>
        {cap !== null && plan.fundRiskLevel > cap ? (
          <Banner tone="warning">该基金的风险等级高于您的风险类别，下一步会再次提示</Banner>
        ) : null}
        <Card title={`${plan.title} · ${cycleText(plan)}`} flush>
          <RowList label="方案">
            <Row
              title={plan.fundName}
              note={<FactLine facts={[fundCode, `R${plan.fundRiskLevel}`]} />}
              href={fundDetailPaths.fundDetailSingle.to({ fundCode })}
            />
            <Row title={`适合：${plan.fits}`} note={plan.notFor} />
          </RowList>
        </Card>
        <Card title="每期金额" extra={`${formatAmount(minAmount)} 元起`}>
          <Chips
            label="选择每期金额"
            items={amounts.map((key) => ({
              key,
              label: `${formatAmount(key)} 元`,
              chosen: key === amount,
            }))}
            onPick={setAmount}
          />
        </Card>
        {fund.data !== undefined ? (
          <FeeLines fund={fund.data} amount={amount} />
        ) : fund.error === null ? (
          <SkeletonBlock />
        ) : (
          <FailedLine what="费用" onRetry={fund.refetch} />
        )}
        {preview.data !== undefined ? (
          <DebitsCard
            cycle={{ cycle, cycleDay }}
            firstDay={preview.data.firstDay}
            dates={preview.data.debitDates}
            today={preview.data.serverTime.slice(0, 8)}
            overseas={preview.data}
            stale={preview.isPlaceholderData}
            first="首次扣款"
          />
        ) : preview.error === null ? (
          <SkeletonBlock />
        ) : (
          <FailedLine what="扣款日期" onRetry={preview.refetch} />
        )}
        <Card flush>
          <Row
            title="改用智能定投"
            note="按指数与均线的偏离增减每期金额"
            href={directInvestPaths.directInvestType.to({ fundCode })}
          />
        </Card>
      </Page>
      <BottomBar>
        <Button size="large" block onClick={() => void navigate(form)}>
          {`确认定投 ${formatAmount(amount)} 元`}
        </Button>
      </BottomBar>
    </>
  )
}

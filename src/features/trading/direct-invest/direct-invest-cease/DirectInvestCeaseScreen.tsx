import { ActBar } from '#templates/acts/ActBar.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { queryPlan } from '#api/calls/plan.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { dealPaths } from '#paths/deal.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { PlanLine } from '#shared/engines/plan/PlanLine.tsx'
import { planItems } from '#shared/engines/plan/plan-items.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { PlanChallengeLink } from '../parts/ChallengeLink.tsx'
import { PlanFigures, type PlanDetail } from '../parts/PlanFigures.tsx'
import { PlanRecords } from '../parts/PlanRecords.tsx'

type Input = PathInput<typeof directInvestPaths.directInvestCease>

export const prefetch: Prefetch<Input> = ({ planNo }) => [prefetchCall(queryPlan, { planNo })]

/** The cause that ended a plan. */
const ENDED_BY: Readonly<Record<NonNullable<PlanDetail['endedBy']>, string>> = {
  user: '自行结束',
  failures: '连续 3 次扣款失败',
  goal: '达到止盈目标',
}

/** A plan that has ended: why, what it made, and how to begin such a one again. */
export default function DirectInvestCeaseScreen({ input }: { readonly input: Input }) {
  const { planNo } = input
  const detail = useQuery(queryFor(queryPlan, { planNo }))
  return (
    <DataTemplate query={detail} skeleton={<SkeletonScreen shape="figures" />}>
      {(data) =>
        data.plan.status === 'terminated' ? (
          <>
            <PlanRecords planNo={planNo} head={<Ended detail={data} />} />
            <EndedActions detail={data} />
          </>
        ) : (
          <Navigate replace to={directInvestPaths.detail.to({ planNo })} />
        )
      }
    </DataTemplate>
  )
}

function Ended({ detail }: { readonly detail: PlanDetail }) {
  const { veil } = useHiddenAmounts()
  const { plan, endedBy } = detail
  const { amount, created } = planItems(plan, veil)
  return (
    <>
      <Card flush>
        <PlanLine
          plan={plan}
          href={fundDetailPaths.fundDetailSingle.to({ fundCode: plan.fundCode })}
        />
      </Card>
      <Banner tone={endedBy === 'failures' ? 'warning' : 'info'}>
        {`${plan.statusReason}。已买入的份额保留，计划不能恢复`}
      </Banner>
      {plan.planType === 'keep' ? <PlanChallengeLink planNo={plan.planNo} /> : null}
      <PlanFigures detail={detail} />
      <Card title="计划内容">
        <KeyValue
          items={[
            { label: '结束原因', value: endedBy === null ? '--' : ENDED_BY[endedBy] },
            { label: '结束时间', value: formatDateTime(plan.endTime, { seconds: false }) },
            amount,
            created,
          ]}
        />
      </Card>
    </>
  )
}

function EndedActions({ detail: { plan, endedBy } }: { readonly detail: PlanDetail }) {
  const { fundCode, planNo } = plan
  const clone = directInvestPaths.directInvestCashier.to({ planNo, clone: '1', fundCode })
  const sell = { text: '去卖出', kind: 'secondary', to: dealPaths.redeem.to({ fundCode }) } as const
  return <ActBar acts={[endedBy === 'goal' ? sell : null, { text: '按此计划新建', to: clone }]} />
}

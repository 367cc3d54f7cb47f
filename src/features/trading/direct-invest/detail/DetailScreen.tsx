import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { queryPlan } from '#api/calls/plan.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { PlanLine } from '#shared/engines/plan/PlanLine.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { PlanChallengeLink } from '../parts/ChallengeLink.tsx'
import { PlanFigures, type PlanDetail } from '../parts/PlanFigures.tsx'
import { PlanRecords } from '../parts/PlanRecords.tsx'
import { CostChart } from './CostChart.tsx'
import { PlanActions, PlanManagement } from './PlanManagement.tsx'
import { PlanNotices } from './PlanNotices.tsx'
import { PlanTerms } from './PlanTerms.tsx'
import { PlanPassword } from './PlanPassword.tsx'
import { usePlanChange } from './use-plan-change.ts'

type Input = PathInput<typeof directInvestPaths.detail>

export const prefetch: Prefetch<Input> = ({ planNo }) => [prefetchCall(queryPlan, { planNo })]

/** One plan: its next debit, what its instalments made, its records, and all that changes it. */
export default function DetailScreen({ input }: { readonly input: Input }) {
  const { planNo } = input
  const detail = useQuery(queryFor(queryPlan, { planNo }))
  return (
    <DataTemplate query={detail} skeleton={<SkeletonScreen shape="figures" />}>
      {(data) =>
        data.plan.status === 'terminated' ? (
          <Navigate replace to={directInvestPaths.directInvestCease.to({ planNo })} />
        ) : (
          <RunningPlan detail={data} at={detail.dataUpdatedAt} onLockEnd={detail.refetch} />
        )
      }
    </DataTemplate>
  )
}

interface Props {
  readonly detail: PlanDetail
  /** The time when the answer came, ms by the telephone's clock. */
  readonly at: number
  readonly onLockEnd: () => Promise<unknown>
}

function RunningPlan({ detail, at, onLockEnd }: Props) {
  const { plan } = detail
  const change = usePlanChange(plan)
  return (
    <>
      <PlanRecords
        planNo={plan.planNo}
        head={
          <>
            <PlanNotices detail={detail} at={at} onLockEnd={onLockEnd} />
            <Card flush>
              <PlanLine
                plan={plan}
                href={fundDetailPaths.fundDetailSingle.to({ fundCode: plan.fundCode })}
              />
            </Card>
            {plan.planType === 'keep' ? <PlanChallengeLink planNo={plan.planNo} /> : null}
            <PlanFigures detail={detail} />
            <PlanTerms detail={detail} />
            <PlanManagement detail={detail} change={change} />
            {/* Below what is tapped: it becomes taller when its values are there. */}
            <CostChart detail={detail} />
          </>
        }
      />
      <PlanActions detail={detail} change={change} />
      <PlanPassword plan={plan} change={change} />
    </>
  )
}

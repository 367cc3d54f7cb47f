import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPlans } from '#api/calls/plan.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { PlanCard } from './PlanCard.tsx'

const ENDED = [
  { key: '0', label: '进行中' },
  { key: '1', label: '已终止' },
] as const

export const prefetch: Prefetch<object> = () => [prefetchCall(listPlans, { ended: '0' })]

// No template: the plans are few cards that come whole, not rows of pages.
/** The user's plans, smart and ordinary: when each debits next, and what went wrong. */
export default function SmartSubscribeListScreen() {
  const navigate = useNavigate()
  const [ended, setEnded] = useState<'0' | '1'>('0')
  const plans = useQuery(queryFor(listPlans, { ended }))
  return (
    <PullToRefresh onRefresh={plans.refetch}>
      <Page footNote={<RiskLine />}>
        <Segments label="计划状态" items={ENDED} value={ended} onChange={setEnded} />
        <Loaded
          query={plans}
          skeleton={<Skeleton shape="rows" lines={4} />}
          isEmpty={(data) => data.plans.length === 0}
          empty={
            <EmptyState
              kind="empty"
              title={ended === '0' ? '没有进行中的定投计划' : '没有已终止的定投计划'}
              {...(ended === '0'
                ? {
                    note: '在基金详情页可以创建定投计划',
                    actionText: '看看可以定投的基金',
                    onAction: () => void navigate(fundPortalPaths.directFundList.to()),
                  }
                : {})}
            />
          }
        >
          {(data) => data.plans.map((plan) => <PlanCard key={plan.planNo} plan={plan} />)}
        </Loaded>
      </Page>
    </PullToRefresh>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPlans } from '#api/calls/plan.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { PlanCard } from './PlanCard.tsx'

const ENDED = [
  { key: '0', label: '进行中' },
  { key: '1', label: '已结束' },
] as const

export const prefetch: Prefetch<object> = () => [prefetchCall(listPlans, { ended: '0' })]

/** The user's plans, smart and ordinary, with their next debits and failures. */
export default function SmartSubscribeListScreen() {
  const navigate = useNavigate()
  const [ended, setEnded] = useState<'0' | '1'>('0')
  const plans = useQuery(queryFor(listPlans, { ended }))
  return (
    <DetailTemplate
      query={plans}
      head={<Segments label="计划状态" items={ENDED} value={ended} onChange={setEnded} />}
      skeleton="steps"
      isEmpty={({ plans: list }) => isEmptyList(list)}
      empty={
        <EmptyState
          kind="empty"
          title={ended === '0' ? '没有进行中的定投计划' : '没有已结束的定投计划'}
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
      {({ plans: list }) => (
        <>
          <UnreadableNotice of={[list]} />
          {list.map((plan) => (
            <PlanCard key={plan.planNo} plan={plan} />
          ))}
        </>
      )}
    </DetailTemplate>
  )
}

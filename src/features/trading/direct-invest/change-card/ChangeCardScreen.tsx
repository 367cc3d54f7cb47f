import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPlans } from '#api/calls/plan.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ChangeCardForm } from './ChangeCardForm.tsx'
import { formerCards } from './former-cards.ts'

type Input = PathInput<typeof directInvestPaths.changeCard>

export const prefetch: Prefetch<Input> = () => [prefetchCall(listPlans, { ended: '0' })]

/** Debits all plans of one card from another. */
export default function ChangeCardScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const plans = useQuery({ ...queryFor(listPlans, { ended: '0' }), staleTime: 0 })
  const [from, setFrom] = useState(input.bankSerial ?? '')
  return (
    <DetailTemplate
      query={plans}
      skeleton="form"
      isEmpty={(it) => it.plans.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title="没有进行中的定投"
          actionText="查看我的定投"
          onAction={() => void navigate(directInvestPaths.directInvestManage.to())}
        />
      }
    >
      {(data) => {
        const cards = formerCards(data.plans)
        const [first] = cards
        const former = cards.find(({ bankSerial }) => bankSerial === from) ?? first
        if (former === undefined) return null
        return (
          <>
            <UnreadableNotice of={[data.plans]} />
            <Choices
              title="现在的扣款卡"
              choices={cards.map(({ bankSerial, name, plans: own }) => ({
                key: bankSerial,
                label: name,
                notes: [`${own.length} 个定投`],
              }))}
              value={former.bankSerial}
              onChange={setFrom}
            />
            <ChangeCardForm key={former.bankSerial} former={former} />
          </>
        )
      }}
    </DetailTemplate>
  )
}

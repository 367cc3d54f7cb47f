import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPlans } from '#api/calls/plan.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ChangeCardForm } from './ChangeCardForm.tsx'
import { formerCards, type FormerCard } from '#domain/plan/former-cards.ts'

type Input = PathInput<typeof directInvestPaths.changeCard>

export const prefetch: Prefetch<Input> = () => [prefetchCall(listPlans, { ended: '0' })]

/** Debits all plans of one card from another. */
export default function ChangeCardScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const plans = useCurrent(listPlans, { ended: '0' })
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
      {({ plans: all }) => (
        <>
          <UnreadableNotice of={[all]} />
          <ChosenCard cards={formerCards(all)} bankSerial={input.bankSerial} />
        </>
      )}
    </DetailTemplate>
  )
}

interface ChosenProps {
  readonly cards: readonly FormerCard<Plan>[]
  readonly bankSerial: string | undefined
}

/**
 * The card that is left, and the form. The chosen one stays as it was when its plans have gone over:
 * while the outcome of that is not known, no other card takes its place by itself.
 */
function ChosenCard({ cards, bankSerial }: ChosenProps) {
  const named = (serial: string | undefined) => cards.find((it) => it.bankSerial === serial)
  const [chosen, setChosen] = useState(() => named(bankSerial) ?? cards[0])
  if (chosen === undefined) return null
  const former = named(chosen.bankSerial) ?? chosen
  const offered = named(chosen.bankSerial) === undefined ? [chosen, ...cards] : cards
  return (
    <>
      <Choices
        title="现在的扣款卡"
        choices={offered.map((it) => ({
          key: it.bankSerial,
          label: it.name,
          notes: [`${it.plans.length} 个定投`],
        }))}
        value={former.bankSerial}
        onChange={(serial) => setChosen(named(serial) ?? chosen)}
      />
      <ChangeCardForm key={former.bankSerial} former={former} />
    </>
  )
}

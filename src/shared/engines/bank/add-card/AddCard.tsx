import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import type { ReactNode } from 'react'
import { StepUpSheet } from '#shared/engines/person/StepUpSheet.tsx'
import type { Missing } from '#ui/base/Button.tsx'
import type { AddCardSetup } from './setup.ts'
import { CardStep } from './CardStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ConfirmingStep } from './ConfirmingStep.tsx'
import { useAddCard } from './use-add-card.ts'

interface Props<Result> {
  /** A constant of the screen. */
  readonly setup: AddCardSetup<Result>
  /** The masked name of the user, who must own the card. */
  readonly custName: string
  /** The address that a success leads to. */
  readonly from: string | undefined
  /** Called once the card is there; with null where it was found out later, by asking. */
  readonly onAdded: (result: Result | null) => void
  /** The texts that must be agreed to before a code is sent; null without anything. */
  readonly consent?: { readonly part: ReactNode; readonly missing: Missing | null } | null
}

/** Adds a bank card: by its number and a code from the bank, or by the guide to the bank's page. */
export function AddCard<Result>(props: Props<Result>) {
  const { setup, custName, from, onAdded, consent = null } = props
  const flow = useAddCard(setup, { from, onAdded })
  const { step, card } = flow
  const { words } = setup
  if (card !== null && step === 'confirming') {
    return <ConfirmingStep flow={flow} words={words} card={card} />
  }
  return (
    <StoppedFlow sends={setup.sends}>
      {card !== null && step === 'code' ? (
        <CodeStep flow={flow} words={words} card={card} />
      ) : (
        <CardStep flow={flow} words={words} custName={custName} consent={consent} />
      )}
      <StepUpSheet stepUp={flow.stepUp} />
    </StoppedFlow>
  )
}

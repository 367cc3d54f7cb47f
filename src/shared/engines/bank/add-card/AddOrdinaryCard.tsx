import { AgreementPart } from '#shared/engines/agreement/AgreementPart.tsx'
import type { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import { useTaskReport } from '#shared/engines/reward/use-task-report.ts'
import { toast } from '#ui/base/toast.ts'
import { AddCard } from './AddCard.tsx'
import type { AddCardSetup } from './setup.ts'

interface Props {
  /** The purpose of adding the card, in the user's words. */
  readonly purpose: string
  /** A constant of the screen. */
  readonly setup: AddCardSetup<{ readonly bankSerial: string }>
  readonly from: string | undefined
  /** The texts that must be agreed to before a code is sent. */
  readonly agreements?: ReturnType<typeof useAgreements>
  readonly onAdded: () => void
}

/** Adds another card to an account whose name is verified. */
export function AddOrdinaryCard({ purpose, setup, from, agreements, onAdded }: Props) {
  const report = useTaskReport()
  const consent =
    agreements === undefined
      ? null
      : { part: <AgreementPart agreements={agreements} />, missing: agreements.missing }
  return (
    <VerifiedOnly purpose={purpose}>
      {({ custName }) => (
        <AddCard
          setup={setup}
          custName={custName}
          from={from}
          consent={consent}
          onAdded={() => {
            toast.show('添加成功')
            report('binding_card')
            onAdded()
          }}
        />
      )}
    </VerifiedOnly>
  )
}

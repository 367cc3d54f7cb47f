import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import type { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { AgreementPart } from '#shared/agreement/AgreementPart.tsx'
import { useAgreements } from '#shared/agreement/use-agreements.ts'
import { AddCard } from '#shared/bank/add-card/AddCard.tsx'
import { ordinaryCard } from '#shared/bank/add-card/ordinary-card.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { useTaskReport } from '#shared/reward/use-task-report.ts'
import { toast } from '#ui/overlays/toast.ts'

type Input = PathInput<typeof dealPaths.addBank>

const SETUP = {
  ...ordinaryCard,
  draftKey: 'addBank',
  signAt: (from: string | undefined) => cmbAddBankPaths.cmbGuide.to({ purpose: 'add', from }),
} as const

/** Adds a bank card: by its number and a code from the bank, or by the guide to the payment bank. */
export default function AddBankScreen({ input }: { readonly input: Input }) {
  const wayBack = useWayBack(input.from)
  const report = useTaskReport()
  const agreements = useAgreements('addCard')
  const onAdded = () => {
    toast.show('添加成功')
    report('binding_card')
    wayBack.done()
  }
  return (
    <VerifiedOnly purpose="添加银行卡">
      {({ custName }) => (
        <AddCard
          setup={SETUP}
          custName={custName}
          from={input.from}
          consent={{
            part: <AgreementPart agreements={agreements} />,
            missing: agreements.missing,
          }}
          onAdded={onAdded}
        />
      )}
    </VerifiedOnly>
  )
}

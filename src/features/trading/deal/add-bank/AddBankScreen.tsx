import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import type { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { AddOrdinaryCard } from '#shared/engines/bank/add-card/AddOrdinaryCard.tsx'
import { ordinaryCard } from '#shared/engines/bank/add-card/ordinary-card.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'

type Input = PathInput<typeof dealPaths.addBank>

const SETUP = {
  ...ordinaryCard,
  draftKey: 'addBank',
  signAt: (from: string | undefined) => cmbAddBankPaths.cmbGuide.to({ purpose: 'add', from }),
} as const

/** Adds a bank card: by its number and a code from the bank, or by the guide to the payment bank. */
export default function AddBankScreen({ input }: { readonly input: Input }) {
  const wayBack = useWayBack(input.from)
  const agreements = useAgreements('addCard')
  return (
    <AddOrdinaryCard
      purpose="添加银行卡"
      setup={SETUP}
      from={input.from}
      agreements={agreements}
      onAdded={wayBack.done}
    />
  )
}

import type { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { StepUpSheet } from '#shared/person/StepUpSheet.tsx'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { AddBankCardStep } from './AddBankCardStep.tsx'
import { AddBankCodeStep } from './AddBankCodeStep.tsx'
import { AddBankSigning } from './AddBankSigning.tsx'
import { useAddBank } from './add-bank-flow.ts'

type Input = PathInput<typeof dealPaths.addBank>

/** Adds a bank card: by its number and a code from the bank, or on the payment bank's own page. */
export default function AddBankScreen({ input }: { readonly input: Input }) {
  return (
    <VerifiedOnly purpose="添加银行卡">
      {({ custName }) => <Flow from={input.from} custName={custName} />}
    </VerifiedOnly>
  )
}

function Flow({ from, custName }: Input & { readonly custName: string }) {
  const flow = useAddBank(from)
  const { sent, signing } = flow.draft
  if (signing !== null) return <AddBankSigning signing={signing} onEnd={flow.startOver} />
  return (
    <>
      {sent === null ? (
        <AddBankCardStep flow={flow} custName={custName} />
      ) : (
        <AddBankCodeStep flow={flow} sent={sent} />
      )}
      <StepUpSheet stepUp={flow.stepUp} />
    </>
  )
}

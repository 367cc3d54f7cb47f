import { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import { keepProof } from '#session/proofs.ts'
import { AgreementPart } from '#shared/engines/agreement/AgreementPart.tsx'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { AddCard } from '#shared/engines/bank/add-card/AddCard.tsx'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { AtOpeningStep, prefetchProgress } from '../parts/AtOpeningStep.tsx'
import { openingPath } from '../parts/opening-path.ts'
import { OPENING_CARD } from './opening-card.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

type Input = PathInput<typeof authenticPaths.authBank>

/** Binds the first card, which opens the account: by a code of its bank, or on the bank's page. */
export default function AuthBankScreen({ input: { from } }: { readonly input: Input }) {
  return (
    <AtOpeningStep wish="card" from={from}>
      {({ document }) => <FirstCard from={from} custName={document?.userName ?? '本人'} />}
    </AtOpeningStep>
  )
}

function FirstCard({ from, custName }: Input & { readonly custName: string }) {
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const agreements = useAgreements('opening')
  return (
    <AddCard
      setup={OPENING_CARD}
      custName={custName}
      // After the bank's own page the opening goes on where it leads in the end.
      from={from}
      consent={{
        part: <AgreementPart agreements={agreements} />,
        missing: agreements.missing,
      }}
      onAdded={(opened) => {
        if (opened !== null && opened.transPwdToken !== '') {
          keepProof('transPwdToken', opened.transPwdToken)
        }
        const done = opened?.tpwdFlag === '1'
        replace(openingPath(done ? 'done' : 'password', from))
        changed()
      }}
    />
  )
}

export const prefetch = prefetchProgress

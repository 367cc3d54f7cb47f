import { useNavigate } from 'react-router-dom'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { prefetchCall, type PrefetchCall } from '#api/query.ts'
import { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import { keepProof } from '#session/proofs.ts'
import { AgreementPart } from '#shared/agreement/AgreementPart.tsx'
import { useAgreements } from '#shared/agreement/use-agreements.ts'
import { AddCard } from '#shared/bank/add-card/AddCard.tsx'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { AtOpeningStep } from '../parts/AtOpeningStep.tsx'
import { openingPath } from '../parts/opening-path.ts'
import { OPENING_CARD } from './opening-card.ts'

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
  const navigate = useNavigate()
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
        void navigate(openingPath(done ? 'done' : 'password', from), { replace: true })
        changed()
      }}
    />
  )
}

export const prefetch = (_input: Input, signedIn: boolean): readonly PrefetchCall[] =>
  signedIn ? [prefetchCall(queryOpeningProgress, {})] : []

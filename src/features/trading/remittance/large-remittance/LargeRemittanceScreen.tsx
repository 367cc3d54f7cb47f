import { queryRemittanceAccount } from '#api/calls/remittance.ts'
import { useCurrent } from '#api/use-current.ts'
import { useDraft } from '#session/draft.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { AccountStep } from './AccountStep.tsx'
import { CardStep } from './CardStep.tsx'
import { TransfersStep } from './TransfersStep.tsx'
import { EMPTY_REMITTANCE, REMITTANCE_KEY, remittanceDraft } from './remittance-draft.ts'
import { chosenCard } from './remittance-words.ts'

/**
 * Deposits more into the wallet product than a card may pay at once, by a transfer from the user's
 * bank.
 */
export default function LargeRemittanceScreen() {
  return <VerifiedOnly purpose="大额存入">{() => <Steps />}</VerifiedOnly>
}

function Steps() {
  const account = useCurrent(queryRemittanceAccount, {})
  const [draft, update] = useDraft(REMITTANCE_KEY, remittanceDraft, EMPTY_REMITTANCE)
  const to = (step: 'card' | 'account' | 'transfers') => update({ step })
  return (
    <Loaded query={account} skeleton={<SkeletonScreen shape="steps" />}>
      {(data) => {
        const card = chosenCard(data.cards, draft.bankSerial)
        if (draft.step === 'transfers')
          return <TransfersStep onAgain={() => to('card')} onAccount={() => to('account')} />
        if (draft.step === 'account' && card !== null)
          return (
            <AccountStep
              account={data}
              card={card}
              onBack={() => to('card')}
              onNext={() => to('transfers')}
            />
          )
        return (
          <CardStep
            account={data}
            chosen={card}
            onChoose={(bankSerial) => update({ bankSerial })}
            onNext={() => to('account')}
            onTransfers={() => to('transfers')}
          />
        )
      }}
    </Loaded>
  )
}

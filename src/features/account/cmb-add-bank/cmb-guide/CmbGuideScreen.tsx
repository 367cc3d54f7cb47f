import { useCurrent } from '#api/use-current.ts'
import type { ReactNode } from 'react'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { BankSigning } from '#shared/engines/bank/add-card/BankSigning.tsx'
import { useBankTrip } from '#shared/engines/bank/add-card/use-bank-trip.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import { GuideForm } from './GuideForm.tsx'
import { signingFor, type GuidePurpose } from './guide-words.ts'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

type Input = PathInput<typeof cmbAddBankPaths.cmbGuide>

/**
 * Shows what signing a card at the payment bank takes; the trip to its page begins and ends here.
 */
export default function CmbGuideScreen({ input }: { readonly input: Input }) {
  const { purpose = 'add', from } = input
  const replace = useReplace()
  const wayBack = useWayBack(from)
  /** The pension account goes on once there is a card; a way back cannot lead to it. */
  const next = purpose === 'pension' ? icbcPaths.openAccount.to({ from }) : null
  const { trip, leaveForBank, endTrip } = useBankTrip(
    cmbAddBankPaths.cmbGuide.pattern,
    next ?? from,
  )
  const signing = signingFor(purpose)
  if (trip !== null) {
    const { target: bankId, name: bankName, signNo } = trip.is
    return (
      <BankSigning
        key={signNo}
        trip={trip.is}
        begins={trip.begins}
        onAgain={() => leaveForBank({ bankId, bankName }, signing)}
        onDone={() => {
          endTrip()
          if (next === null) return wayBack.done()
          wayBack.changed()
          replace(next)
        }}
        onEnd={endTrip}
      />
    )
  }
  return (
    <Eligible purpose={purpose} from={from}>
      <GuideForm purpose={purpose} from={from} onLeave={(bank) => leaveForBank(bank, signing)} />
    </Eligible>
  )
}

interface EligibleProps {
  readonly purpose: GuidePurpose
  readonly from: string | undefined
  readonly children: ReactNode
}

/** Shows whom a purpose is for: opening an account who has none, everything else who has one. */
function Eligible({ purpose, from, children }: EligibleProps) {
  if (purpose === 'open') return <OpeningOnly from={from}>{children}</OpeningOnly>
  const act = purpose === 'password' ? '重置交易密码' : '添加银行卡'
  return <VerifiedOnly purpose={act}>{() => children}</VerifiedOnly>
}

interface OpeningProps {
  readonly from: string | undefined
  readonly children: ReactNode
}

/** Renders its children for who is at the card of an opening; for others the way to their step. */
function OpeningOnly({ from, children }: OpeningProps) {
  const replace = useReplace()
  const progress = useCurrent(queryOpeningProgress, {})
  const goOn = () => replace(authenticPaths.authentic.to({ from }))
  return (
    <Loaded query={progress} skeleton={<SkeletonScreen shape="steps" />}>
      {({ step, card }) => {
        if (step === 'card') return children
        return card === null ? (
          <EmptyState
            kind="forbidden"
            title="签约前请先完成身份验证"
            note="上传身份证并填写个人信息后，即可签约银行卡"
            actionText="继续开户"
            onAction={goOn}
          />
        ) : (
          <EmptyState
            kind="empty"
            title="您已通过银行卡验证"
            note={`${cardName(card)}已绑定，无需再次签约`}
            actionText="继续"
            onAction={goOn}
          />
        )
      }}
    </Loaded>
  )
}

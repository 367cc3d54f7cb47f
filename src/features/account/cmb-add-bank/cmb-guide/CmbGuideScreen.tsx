import type { ReactNode } from 'react'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import type { PathInput } from '#paths/path.ts'
import { BankSigning } from '#shared/bank/add-card/BankSigning.tsx'
import { useBankTrip } from '#shared/bank/add-card/use-bank-trip.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { GuideForm } from './GuideForm.tsx'
import { OpeningOnly } from './OpeningOnly.tsx'
import type { GuidePurpose } from './guide-words.ts'

type Input = PathInput<typeof cmbAddBankPaths.cmbGuide>

/** What signing a card at the payment bank takes; the trip to its page begins and ends here. */
export default function CmbGuideScreen({ input }: { readonly input: Input }) {
  const { purpose = 'add', from } = input
  const wayBack = useWayBack(from)
  const { trip, leaveForBank, endTrip } = useBankTrip(cmbAddBankPaths.cmbGuide.pattern, from)
  if (trip !== null) {
    const { target: bankId, name: bankName, signNo } = trip.is
    return (
      <BankSigning
        key={signNo}
        trip={trip.is}
        begins={trip.begins}
        onAgain={() => leaveForBank({ bankId, bankName }, purpose)}
        onDone={() => {
          endTrip()
          wayBack.done()
        }}
        onEnd={endTrip}
      />
    )
  }
  return (
    <Eligible purpose={purpose} from={from}>
      <GuideForm purpose={purpose} from={from} onLeave={(bank) => leaveForBank(bank, purpose)} />
    </Eligible>
  )
}

interface EligibleProps {
  readonly purpose: GuidePurpose
  readonly from: string | undefined
  readonly children: ReactNode
}

/** Whom a purpose is for: opening an account who has none, everything else who has one. */
function Eligible({ purpose, from, children }: EligibleProps) {
  if (purpose === 'open') return <OpeningOnly from={from}>{children}</OpeningOnly>
  const act = purpose === 'add' ? '添加银行卡' : '重置交易密码'
  return <VerifiedOnly purpose={act}>{() => children}</VerifiedOnly>
}

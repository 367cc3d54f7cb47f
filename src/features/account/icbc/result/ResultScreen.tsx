import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { wayBackTo } from '#domain/navigation/way-back.ts'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { dropTrip, ownTrip, type BankTrip } from '#session/trip.ts'
import { TripElsewhere } from '#shared/engines/trip/TripElsewhere.tsx'
import { withPosted } from '#shared/engines/trip/with-posted.ts'
import { useRepeatedVisit } from '#shared/engines/trip/use-repeated-visit.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { PensionTrip } from '#shared/engines/pension/PensionTrip.tsx'
import { usePensionAccount } from '#shared/engines/pension/use-pension-account.ts'
import { PensionState } from '../parts/PensionState.tsx'

type Input = PathInput<typeof icbcPaths.result>

/**
 * Shows what became of a visit to the pension bank, or without one how far the account is: always
 * by the provider's word, whatever the address says (rules.md#leaving-for-outside-pages).
 */
export default function ResultScreen({ input }: { readonly input: Input }) {
  const { ready, openId } = useSnapshot(session)
  const [signNo] = useState(() => input.signNo ?? withPosted(icbcPaths.result, input).signNo)
  if (!ready) return <SkeletonScreen shape="steps" />
  const of = input.signNo ?? signNo
  if (of === undefined) return <PensionState from={input.from} />
  if (openId === '') return <TripElsewhere signNo={of} kind="pensionBank" />
  // The way back is in the trip alone; the address then keeps it over a reload.
  const from = input.from ?? wayBackTo(ownTrip('pensionBank', of)?.from ?? '')
  if (input.from === undefined && from !== undefined) {
    return <Navigate to={icbcPaths.result.to({ signNo: of, from })} replace />
  }
  return <VisitOf signNo={of} from={from} />
}

/** The visit of the address, or the one that was begun in its place. */
function VisitOf({ signNo, from }: { readonly signNo: string; readonly from: string | undefined }) {
  const visit = useRepeatedVisit('pensionBank', signNo)
  return (
    <Visit
      key={visit.key}
      signNo={visit.signNo}
      from={from}
      begins={visit.begins}
      onAgain={visit.leaveAgain}
    />
  )
}

interface Props {
  readonly signNo: string
  readonly from: string | undefined
  readonly begins: 'out' | 'back'
  readonly onAgain: (own: BankTrip) => Promise<void>
}

function Visit({ signNo, from, begins, onAgain }: Props) {
  const replace = useReplace()
  const account = usePensionAccount()
  const [own] = useState(() => ownTrip('pensionBank', signNo))
  const toStart = () => {
    dropTrip()
    const start = own?.purpose === 'authorize' ? icbcPaths.getAuth : icbcPaths.openAccount
    replace(start.to({ from }))
  }
  return (
    <PensionTrip
      signNo={signNo}
      own={own}
      begins={begins}
      name={own?.name ?? (account.data?.bankName || '银行')}
      from={from}
      onAgain={async () => (own === null ? toStart() : onAgain(own))}
      onEnd={toStart}
    >
      <PensionState from={from} />
    </PensionTrip>
  )
}

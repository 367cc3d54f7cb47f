import { useEffect, useEffectEvent } from 'react'
import { returnProof } from '#domain/identity/payment-bank-return.ts'
import { ownTrip, type BankTrip } from '#session/trip.ts'
import { TripStatus } from '#shared/engines/trip/TripStatus.tsx'
import { useRepeatedVisit } from '#shared/engines/trip/use-repeated-visit.ts'
import { useTrip, type TripProgress } from '#shared/engines/trip/use-trip.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { LeaveFailed } from './LeaveFailed.tsx'
import { NOTHING_STORED, useReturnData, type ReturnData } from './return-data.ts'
import { useLeave } from './use-leave.ts'
import { UsedReturn } from './UsedReturn.tsx'

interface Props {
  readonly signNo: string
  /** The bank's proof as the address has it. */
  readonly extStr: string
}

/** The end of a visit to a bank's page, as the provider has it. */
export function SigningResult({ signNo, extStr }: Props) {
  const visit = useRepeatedVisit('bankSign', signNo)
  return (
    <Visit
      key={visit.key}
      signNo={visit.signNo}
      // The proof is of the visit of the address.
      extStr={visit.isRepeated ? '' : extStr}
      begins={visit.begins}
      onAgain={visit.leaveAgain}
    />
  )
}

interface VisitProps extends Props {
  readonly begins: 'out' | 'back'
  readonly onAgain: (own: BankTrip) => Promise<void>
}

function Visit({ signNo, extStr, begins, onAgain }: VisitProps) {
  const own = ownTrip('bankSign', signNo)
  const trip = useTrip({ kind: 'bankSign', signNo, at: own?.at ?? null }, begins)
  const stored = useReturnData()
  return (
    <Loaded query={stored} skeleton={<SkeletonScreen shape="steps" />}>
      {(data) => (
        <Outcome
          trip={trip}
          own={own}
          signNo={signNo}
          extStr={extStr}
          data={data ?? NOTHING_STORED}
          onAgain={onAgain}
        />
      )}
    </Loaded>
  )
}

interface OutcomeProps extends Props {
  readonly trip: TripProgress
  readonly own: BankTrip | null
  readonly data: ReturnData
  readonly onAgain: (own: BankTrip) => Promise<void>
}

function Outcome({ trip, own, signNo, extStr, data, onAgain }: OutcomeProps) {
  const { state, remark } = trip
  const leave = useLeave()
  const back = () => leave.toOrigin(own ?? data)
  const abandoned = state.at === 'abandoned'
  const giveUp = useEffectEvent(back)
  useEffect(() => {
    if (abandoned) giveUp()
  }, [abandoned])
  if (state.at === 'done') {
    if (state.used) return <UsedReturn own={own} data={data} />
    const extStrToSend = returnProof(signNo, data.extStr, extStr)
    return <ConfirmForm data={{ ...data, extStr: extStrToSend }} onAgain={trip.check} />
  }
  if (state.at === 'refused') {
    return <LeaveFailed data={data} why={remark === '' ? '银行签约没有完成' : remark} />
  }
  return (
    <TripStatus
      trip={trip}
      signNo={signNo}
      name={own?.name ?? '银行'}
      onAgain={async () => (own === null ? back() : onAgain(own))}
      instead={{ text: '返回', onClick: back }}
    />
  )
}

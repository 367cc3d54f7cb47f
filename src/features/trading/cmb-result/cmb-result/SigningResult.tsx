import { useEffect, useEffectEvent, useState } from 'react'
import { returnProof } from '#domain/identity/payment-bank-return.ts'
import { readTrip, type BankTrip } from '#session/trip.ts'
import { TripStatus } from '#shared/trip/TripStatus.tsx'
import { useTrip, type TripProgress } from '#shared/trip/use-trip.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
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

/** The trip with this number, as far as this tab has begun it. */
function ownTrip(signNo: string): BankTrip | null {
  const trip = readTrip()
  return trip?.kind === 'bankSign' && trip.signNo === signNo ? trip : null
}

/** The end of a visit to a bank's page, as the provider has it. */
export function SigningResult({ signNo, extStr }: Props) {
  const [again, setAgain] = useState<{ at: string; signNo: string } | null>(null)
  // Whoever left once more from here is out, until the bank leads back to the new visit's address.
  const out = again !== null && again.at === signNo
  const of = out ? again.signNo : signNo
  return (
    <Visit
      key={`${of} ${out}`}
      signNo={of}
      extStr={out ? '' : extStr}
      begins={out ? 'out' : 'back'}
      onLeftAgain={() => {
        const begun = readTrip()?.signNo
        if (begun !== undefined) setAgain({ at: signNo, signNo: begun })
      }}
    />
  )
}

interface VisitProps extends Props {
  readonly begins: 'out' | 'back'
  readonly onLeftAgain: () => void
}

function Visit({ signNo, extStr, begins, onLeftAgain }: VisitProps) {
  const own = ownTrip(signNo)
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
          onLeftAgain={onLeftAgain}
        />
      )}
    </Loaded>
  )
}

interface OutcomeProps extends Props {
  readonly trip: TripProgress
  readonly own: BankTrip | null
  readonly data: ReturnData
  readonly onLeftAgain: () => void
}

function Outcome({ trip, own, signNo, extStr, data, onLeftAgain }: OutcomeProps) {
  const { state, remark } = trip
  const shell = useShell()
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
      onAgain={async () => {
        if (own === null) return back()
        await shell.leave(own)
        onLeftAgain()
      }}
      instead={{ text: '返回', onClick: back }}
    />
  )
}

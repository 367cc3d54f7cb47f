import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { icbcPaths } from '#paths/icbc.ts'
import { dropTrip, type BankTrip } from '#session/trip.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { TripStatus } from '#shared/engines/trip/TripStatus.tsx'
import { useTrip } from '#shared/engines/trip/use-trip.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { useFlowEnd } from './use-flow-end.ts'

interface Props {
  readonly signNo: string
  /** The trip, where this tab has begun it. */
  readonly own: BankTrip | null
  /** Says whether the user has just left for the bank, or is back. */
  readonly begins: 'out' | 'back'
  /** The bank's name; 银行 where it is not known. */
  readonly name: string
  readonly from: string | undefined
  /** Leaves for the bank's page once more. */
  readonly onAgain: () => Promise<void>
  /** The user gives the trip up, or goes back after one without success. */
  readonly onEnd: () => void
  /** The part after the bank has agreed. */
  readonly children: ReactNode
}

/** A visit to the pension bank's page: where it is, and once the bank has agreed, what follows. */
export function PensionTrip(props: Props) {
  const { signNo, own, begins, name, from, onAgain, onEnd, children } = props
  const trip = useTrip({ kind: 'pensionBank', signNo, at: own?.at ?? null }, begins)
  const replace = useReplace()
  const end = useFlowEnd(from)
  const { changed } = useWayBack(from)
  const { at } = trip.state
  const settle = useEffectEvent((reached: typeof at) => {
    if (reached === 'abandoned') onEnd()
    if (reached !== 'done') return
    dropTrip()
    changed()
  })
  useEffect(() => {
    settle(at)
  }, [at])
  const toAuth = () => {
    dropTrip()
    replace(icbcPaths.getAuth.to({ from }))
  }
  if (at === 'done') return children
  const insteadOf = (): { text: string; onClick: () => void } => {
    // The bank has all it needs: what is left is to wait, here or elsewhere.
    if (at === 'processing') return { text: end.text, onClick: end.go }
    if (at === 'refused' && own?.purpose === 'open')
      return { text: '已有账户，去授权', onClick: toAuth }
    return { text: '返回', onClick: onEnd }
  }
  return (
    <TripStatus
      trip={trip}
      signNo={signNo}
      kind="pensionBank"
      name={name}
      onAgain={onAgain}
      instead={insteadOf()}
    />
  )
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { returnStep } from '#domain/identity/payment-bank-return.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import type { BankTrip } from '#session/trip.ts'
import { reportSigning } from '#shared/engines/trip/report-signing.ts'
import { SIGNED_WORDS, usedWords } from '#shared/engines/trip/signed-words.ts'
import { TripStatus } from '#shared/engines/trip/TripStatus.tsx'
import { useTrip } from '#shared/engines/trip/use-trip.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

const OTHER_CARD = '改用其他银行卡'

interface Props {
  readonly trip: BankTrip
  /** Says whether the user has just left for the bank, or is back. */
  readonly begins: 'out' | 'back'
  readonly onAgain: () => Promise<void>
  /** Called when all is done already, for example in another browser. */
  readonly onDone: () => void
  /** Called when the user gives the trip up or takes another card. */
  readonly onEnd: () => void
  /** The button that gives the trip up. */
  readonly endText?: string
}

/** The trip to the bank's page, on the page that it began on. */
export function BankSigning({ trip, begins, onAgain, onDone, onEnd, endText = OTHER_CARD }: Props) {
  const navigate = useNavigate()
  const progress = useTrip(trip, begins)
  const { state } = progress
  const step = returnStep(trip.purpose)
  const abandoned = state.at === 'abandoned'
  const refused = state.at === 'refused'
  useEffect(() => {
    if (refused) void reportSigning(step, '3')
  }, [refused, step])
  useEffect(() => {
    if (abandoned) onEnd()
  }, [abandoned, onEnd])
  if (state.at !== 'done') {
    return (
      <TripStatus
        trip={progress}
        signNo={trip.signNo}
        name={trip.name}
        onAgain={onAgain}
        instead={{ text: endText, onClick: onEnd }}
      />
    )
  }
  if (state.used) {
    return (
      <ResultTemplate
        tone="done"
        {...usedWords(trip.purpose)}
        primary={{ text: '继续', onClick: onDone }}
      />
    )
  }
  return (
    <EmptyState
      kind="empty"
      title={`${trip.name}已完成签约`}
      note={SIGNED_WORDS[step].due}
      actionText={SIGNED_WORDS[step].goOn}
      onAction={() => void navigate(cmbResultPaths.cmbResult.to({ signNo: trip.signNo }))}
      secondaryText={endText}
      onSecondary={onEnd}
    />
  )
}

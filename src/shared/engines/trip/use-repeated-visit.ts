import { useState } from 'react'
import type { BankDeparture } from '#domain/navigation/departure.ts'
import { readTrip, type BankTrip } from '#session/trip.ts'
import { useShell } from '#templates/shell-context.ts'

interface Repeated {
  /** The visit of the address. */
  readonly of: string
  readonly signNo: string
  readonly leftAt: number
  readonly begins: 'out' | 'back'
}

function repeatedVisit(
  kind: BankDeparture['kind'],
  of: string,
  begins: 'out' | 'back',
): Repeated | null {
  const trip = readTrip()
  if (trip?.kind !== kind || trip.repeats !== of) return null
  return { of, signNo: trip.signNo, leftAt: trip.at, begins }
}

/**
 * The visit to a bank that the page of its result is about: the one of the address, or the one that
 * the user has begun from here in its place, until the bank leads back to that one's own address. A
 * page that is loaded again, as on the way back from the bank by key, finds it too.
 */
export function useRepeatedVisit(kind: BankDeparture['kind'], addressed: string) {
  const shell = useShell()
  const [found, setFound] = useState(() => repeatedVisit(kind, addressed, 'back'))
  const repeated = found?.of === addressed ? found : null
  return {
    signNo: repeated?.signNo ?? addressed,
    isRepeated: repeated !== null,
    /** Says whether the user has just left, or is back. */
    begins: repeated?.begins ?? 'back',
    /** Another one for each visit, and each time that it is left for. */
    key: `${repeated?.signNo ?? addressed} ${repeated?.leftAt ?? ''}`,
    /** Leaves for the bank once more, as at the time of `own`. */
    leaveAgain: async (own: BankTrip) => {
      const before = readTrip()?.at
      await shell.leave({ ...own, repeats: addressed })
      // Turned back at the question before leaving.
      if (readTrip()?.at === before) return
      setFound(repeatedVisit(kind, addressed, 'out'))
    },
  }
}

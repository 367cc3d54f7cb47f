import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { rereadAll } from '#api/reread.ts'
import type { PensionPurpose } from '#domain/pension/pension-account.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { dropTrip, readTrip, type BankTrip } from '#session/trip.ts'
import { useShell } from '#templates/shell-context.ts'

export interface PensionBank {
  readonly bankId: string
  readonly bankName: string
}

/** The trip to the pension bank that this tab has begun on the page at this path. */
function ownTrip(path: string): BankTrip | null {
  const trip = readTrip()
  return trip?.kind === 'pensionBank' && trip.routePath.startsWith(path) ? trip : null
}

/**
 * Visits to the pension bank's page from one screen. While there is a `trip`, the screen shows where
 * it is (`PensionTrip`).
 */
export function useBankVisit(path: string, purpose: PensionPurpose, from: string | undefined) {
  const shell = useShell()
  const queries = useQueryClient()
  // If a trip is found, the user is back from it.
  const [trip, setTrip] = useState<{ is: BankTrip; begins: 'out' | 'back' } | null>(() => {
    const found = ownTrip(path)
    return found === null ? null : { is: found, begins: 'back' }
  })

  return {
    trip,
    leaveFor: async ({ bankId, bankName }: PensionBank) => {
      const before = readTrip()?.signNo
      await shell.leave({
        kind: 'pensionBank',
        target: bankId,
        purpose,
        name: bankName,
        from: from ?? icbcPaths.result.to(),
      })
      const begun = ownTrip(path)
      if (begun !== null && begun.signNo !== before) return setTrip({ is: begun, begins: 'out' })
      // Turned back, or refused because the account is further than this page has it.
      return rereadAll(queries)
    },
    /** The user gives the trip up, or it has ended without success. */
    end: useCallback(() => {
      dropTrip()
      setTrip(null)
      void rereadAll(queries)
    }, [queries]),
  }
}

import { useCallback, useState } from 'react'
import { NEXT_TYPES, type BankPagePurpose } from '#domain/identity/payment-bank-return.ts'
import { assetPaths } from '#paths/asset.ts'
import { dropTrip, readTrip, type BankTrip } from '#session/trip.ts'
import type { Bank } from '#shared/engines/bank/bank.ts'
import { useShell } from '#templates/shell-context.ts'

/** The trip to a bank's page that the screen with this address has begun; null without one. */
function ownTrip(path: string): BankTrip | null {
  const trip = readTrip()
  return trip?.kind === 'bankSign' && trip.routePath.startsWith(path) ? trip : null
}

/**
 * The trip to the page of a bank that signs there, on the screen with this address, which the
 * user comes back to without a success; `from` is the address that a success leads to.
 */
export function useBankTrip(path: string, from: string | undefined) {
  const shell = useShell()
  // If a trip is found, the user is back from it.
  const [trip, setTrip] = useState<{ is: BankTrip; begins: 'out' | 'back' } | null>(() => {
    const found = ownTrip(path)
    return found === null ? null : { is: found, begins: 'back' }
  })

  async function leaveForBank(
    { bankId, bankName }: Pick<Bank, 'bankId' | 'bankName'>,
    purpose: BankPagePurpose,
  ) {
    await shell.leave({
      kind: 'bankSign',
      target: bankId,
      purpose: NEXT_TYPES[purpose],
      name: bankName,
      from: from ?? assetPaths.holdList.to(),
    })
    const begun = ownTrip(path)
    if (begun !== null) setTrip({ is: begun, begins: 'out' })
  }

  const endTrip = useCallback(() => {
    dropTrip()
    setTrip(null)
  }, [])

  return { trip, leaveForBank, endTrip }
}

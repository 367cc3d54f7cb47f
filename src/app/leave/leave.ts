import { CallFailure, CallRefused } from '#api/client.ts'
import type { Departure } from '#domain/navigation/departure.ts'
import { inApp } from '#platform/bridge.ts'
import { markTrip } from '#session/marks.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { leaveForBank } from './leave-for-bank.ts'
import { mallAddress, NotLeft, redirectAddress, siteAddress } from './outside-page.ts'
import { leaveForApp } from './leave-for-app.ts'
import { seenAgain } from './seen-again.ts'
import type { Moves } from './moves.ts'

async function depart(departure: Departure, moves: Moves): Promise<void> {
  const go = async (address: string) => {
    moves.assign(address)
    await seenAgain()
  }
  switch (departure.kind) {
    case 'bankSign':
    case 'pensionBank':
      return leaveForBank(departure, moves)
    case 'mall':
      return go(await mallAddress(departure.target))
    case 'redirect':
      return go(await redirectAddress(departure.target))
    case 'page':
      return go(siteAddress(departure.target))
    case 'app':
      return leaveForApp(departure.target, moves)
  }
}

/**
 * Leaves for a page outside the app (rules.md#leaving-for-outside-pages). The address is requested
 * now and stored nowhere. Resolves when the page is seen again, or at once where the user stays; a
 * refusal is shown. The trip to a bank resolves as soon as it has begun: its screen shows it.
 */
export async function leave(
  departure: Departure,
  {
    navigate,
    assign = (to) => window.location.assign(to),
  }: Pick<Moves, 'navigate'> & Partial<Moves>,
): Promise<void> {
  try {
    const leaveTo = (address: string) => {
      // The history goes on where the outside page leads back to (rules.md#history). The app opens
      // it in a web view of its own, and this page stays.
      if (!inApp()) markTrip(sessionStore)
      assign(address)
    }
    await depart(departure, { navigate, assign: departure.kind === 'app' ? assign : leaveTo })
  } catch (error) {
    // The network toast has been shown already.
    if (error instanceof CallFailure) return
    const why = error instanceof CallRefused ? error.retMsg : ''
    if (!(error instanceof CallRefused || error instanceof NotLeft)) throw error
    await dialog.alert({
      content: error instanceof NotLeft ? error.message : why || '暂时无法打开，请稍后再试',
    })
  }
}

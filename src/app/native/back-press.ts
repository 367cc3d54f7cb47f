import { bridge } from '#platform/bridge.ts'
import { backStep, loadRecords, saveRecords } from '#session/history.ts'
import { closeTopOverlay } from '#ui/overlays/overlays.ts'
import { leavePage } from '#app/leave/leave-page.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/**
 * A press of the app's back key or of its title bar's button, or a swipe from the edge: closes what
 * is on top, else goes back as rules.md#history says.
 */
export async function takeBackPress(): Promise<void> {
  // An older app goes back by itself; so does one that has waited too long for this page.
  if (!bridge().supports('claimBack')) return
  const { claimed } = await bridge()
    .call('claimBack', {})
    .catch(() => ({ claimed: false }))
  if (!claimed || closeTopOverlay()) return
  const step = backStep(loadRecords(sessionStore))
  if (step === null) return leavePage((home) => location.replace(home))
  if (step.to === 'entry') return history.go(-step.steps)
  saveRecords(sessionStore, step.records)
  location.replace(step.address)
}

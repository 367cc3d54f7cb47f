import { whenAgreed } from '#platform/consent.ts'
import { notUrgent } from '#platform/pack-boot.ts'

/** The page has nothing to do; at the latest some seconds from now. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3_000 })
    // No engine without it says when it is idle; what is tapped meanwhile is not tracked.
    else setTimeout(done, 300)
  })

/** Tracking starts when the user has agreed, and the page has nothing else to do. */
async function trackWhenIdle(): Promise<void> {
  await Promise.all([notUrgent, whenAgreed()])
  await idle()
  const { startTracking } = await import('#app/tracking/engine.ts')
  startTracking()
}

/** Starts the parts that no first screen needs, in one file with the other late parts. */
async function startLateParts(): Promise<void> {
  await notUrgent
  const { startLate } = await import('./start-late.ts')
  startLate()
}

/** Starts looking for updates 500 ms after the first screen has painted: they are not urgent. */
async function startUpdatesWhenIdle(): Promise<void> {
  await notUrgent
  await new Promise((rest) => setTimeout(rest, 500))
  const { startUpdates } = await import('./updates.ts')
  await startUpdates()
}

/** Starts what waits for the first screen, each by itself: without its file it is not there. */
export function startWhenShown(): void {
  for (const start of [startLateParts, trackWhenIdle, startUpdatesWhenIdle]) start().catch(() => {})
}

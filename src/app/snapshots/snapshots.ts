import { firstScreen } from '#platform/pack-boot.ts'
import { breakSeal, readSeal } from '#platform/snapshots/seal.ts'
import type { ScreenVisit } from '#app/visit.ts'

/**
 * The time in ms that a screen is drawn before anything is stored or deleted; nothing waits for it.
 */
const REST = 1_000

async function atRest(): Promise<void> {
  await firstScreen
  await new Promise((resolve) => setTimeout(resolve, REST))
}

const vault = () => import('#platform/snapshots/vault.ts')

/** The session of whoever was here is over: nothing of theirs is readable from here on. */
export function forgetSnapshots(): void {
  window.shownSnapshot?.lift()
  breakSeal()
  // What is not deleted now is by the next page.
  void vault().then(
    ({ forgetEntries }) => forgetEntries(),
    () => undefined,
  )
}

/** The page's user has become known: snapshots of others are removed from view and the phone. */
export function leaveSnapshotsTo(owner: string): void {
  if (window.shownSnapshot?.owner !== owner) window.shownSnapshot?.lift()
  if (readSeal() === null) return
  const leave = async () => {
    await atRest()
    await (await vault()).forgetOthers(owner)
  }
  leave().catch(() => undefined)
}

/**
 * Keeps the last view of a screen that opts in, for its next opening: as it is drawn with live
 * data, before the user has touched it. Returns what ends the keeping.
 */
export function keepSnapshot({ row, address, input }: ScreenVisit): (() => void) | undefined {
  // What is not tracked is a preview, and no page yet.
  if (row.snapshot !== true || input === null || row.tracks?.(input) === false) return undefined
  let isOver = false
  const end = () => {
    isOver = true
    removeEventListener('pointerdown', end)
    removeEventListener('keydown', end)
  }
  addEventListener('pointerdown', end)
  addEventListener('keydown', end)
  const keep = async () => {
    await atRest()
    if (isOver) return
    const { captureWhenLive } = await import('./capture-snapshot.ts')
    await captureWhenLive(address, () => !isOver)
  }
  // Without a snapshot the screen opens as it does the first time.
  keep().catch(() => undefined)
  return end
}

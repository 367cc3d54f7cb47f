import { firstScreen } from '#platform/pack-boot.ts'
import { breakSeal, breakSeals, OWNED, readSeal } from '#platform/vault/seal.ts'
import type { ScreenVisit } from '#app/router/visit.ts'

/**
 * The time in ms that a screen is drawn before anything is stored or deleted; nothing waits for it.
 */
const REST = 1_000

async function atRest(): Promise<void> {
  await firstScreen
  await new Promise((resolve) => setTimeout(resolve, REST))
}

const vault = () => import('#platform/vault/vault.ts')

/** A user's session is over: nothing stored of theirs is readable from here on. */
export function forgetStored(): void {
  window.shownSnapshot?.lift()
  breakSeals()
  // The next page deletes what is not deleted now.
  void vault().then(
    ({ forgetEntries }) => forgetEntries(),
    () => undefined,
  )
}

/** The page's user has become known: a snapshot of another is removed from view. */
export function liftOthers(owner: string): void {
  if (window.shownSnapshot?.owner !== owner) window.shownSnapshot?.lift()
}

/** The session is lost or not begun: no view of a user is shown, and none is readable. */
export function forgetViews(): void {
  liftOthers('')
  if (readSeal('views') === null) return
  breakSeal('views')
  void vault().then(
    ({ forgetPart }) => forgetPart('views'),
    () => undefined,
  )
}

/**
 * Deletes what the device has stored of other users; unreadable when this returns, unless it is
 * thought to be this user's own.
 */
export function forgetStoredOfOthers(owner: string, isTheirs: boolean): void {
  if (isTheirs && OWNED.every((part) => readSeal(part) === null)) return
  if (!isTheirs) breakSeals()
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
  // A page that is not tracked is a preview, and no page yet.
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

import * as v from 'valibot'
import { bridge, inApp } from '#platform/bridge.ts'
import { siteBuild } from '#platform/build-env.ts'
import { ownScript } from '#platform/own-script.ts'
import { reportThrown } from '#platform/error-log.ts'
import { updateBlocker } from '#domain/navigation/update-moment.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { overlayOpen } from '#ui/overlays/overlays.ts'
import { pendingMutationCount } from '#app/data/pending-mutations.ts'
import { loadedVisit } from '#app/router/visit.ts'

/** The time between two checks whether a page may ask the user about an update, in ms. */
const LOOK_EVERY = 1_000

/**
 * Fields whose content a reload would lose; checkboxes and radio buttons are quickly set again.
 */
const FIELDS = 'input:not([type=checkbox]):not([type=radio]):not([type=search]), textarea'

const isBlocked = (): boolean =>
  updateBlocker({
    flow: loadedVisit(location)?.place?.flow ?? null,
    acts: pendingMutationCount(),
    overlay: overlayOpen(),
    entered: [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(
      (field) => field.value !== '' && field.offsetParent !== null,
    ),
  }) !== null

let applyLatest: (() => void) | null = null

/**
 * Asks the user to update as soon as the page is visible and nothing blocks an update. A newer
 * update replaces one that the user has not answered yet.
 */
function offerUpdate(apply: () => void): void {
  const waiting = applyLatest !== null
  applyLatest = apply
  if (waiting) return
  const look = setInterval(() => {
    if (document.visibilityState !== 'visible' || isBlocked()) return
    clearInterval(look)
    void askUser()
  }, LOOK_EVERY)
}

async function askUser(): Promise<void> {
  const answer = await dialog.confirm({
    content: '有新版本，点击更新',
    confirmText: '更新',
    cancelText: '稍后再说',
  })
  const apply = applyLatest
  applyLatest = null
  if (answer === 'confirm' && pendingMutationCount() === 0) apply?.()
}

const newest = v.object({ newer: v.boolean(), version: v.string() })

/**
 * Asks the app whether a reload would open a newer pack than this one (offline/format.md, "For a
 * host in another language").
 */
async function checkApp(offered: Set<string>): Promise<void> {
  const answer = await fetch('/__pack/newest', { cache: 'no-store' })
  // An app without this address answers with something else, which counts as no update.
  const read = v.safeParse(newest, await answer.json().catch(() => null))
  if (!read.success || !read.output.newer || offered.has(read.output.version)) return
  offered.add(read.output.version)
  offerUpdate(() => location.reload())
}

/**
 * Checks whenever the page comes back into view: the app answers from the device, without network.
 */
function checkOnResume(): void {
  const offered = new Set<string>()
  const look = () => void checkApp(offered).catch(() => undefined)
  bridge().on('resume', look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

/**
 * Starts to look for new releases: inside the app for its packs, outside it for the site's service
 * worker. To be called after the first screen has painted.
 */
export async function startUpdates(): Promise<void> {
  if (inApp()) return checkOnResume()
  const build = siteBuild()
  if (build === null || !('serviceWorker' in navigator)) return
  try {
    const { startWorker } = await import('#offline/service-worker/page.ts')
    await startWorker({ build, script: ownScript('/sw.js'), onUpdate: offerUpdate })
  } catch (error) {
    // The page works without a worker; private windows refuse them.
    reportThrown('unhandled', 'worker', error)
  }
}

import * as v from 'valibot'
import { bridge, inApp } from '#platform/bridge.ts'
import { siteBuild } from '#platform/build-env.ts'
import { ownScript } from '#platform/own-script.ts'
import { reportError } from '#platform/error-log.ts'
import { updateBlocker } from '#domain/navigation/update-moment.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { overlayOpen } from '#ui/overlays/overlays.ts'
import { actsUnderWay } from './pending-mutations.ts'
import { loadedVisit } from './visit.ts'

/** How often a page with an update in store looks whether its user is at rest, in ms. */
const LOOK_EVERY = 1_000

/** Fields that hold what a user has entered; boxes and choices are answered anew in no time. */
const FIELDS = 'input:not([type=checkbox]):not([type=radio]):not([type=search]), textarea'

const hindered = (): boolean =>
  updateBlocker({
    flow: loadedVisit(location)?.place?.flow ?? null,
    acts: actsUnderWay(),
    overlay: overlayOpen(),
    entered: [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(
      (field) => field.value !== '' && field.offsetParent !== null,
    ),
  }) !== null

let latest: (() => void) | null = null

/**
 * Offers an update once its user is at rest in front of the page, in place of one that was offered
 * before and not answered yet.
 */
function offer(apply: () => void): void {
  const waiting = latest !== null
  latest = apply
  if (waiting) return
  const look = setInterval(() => {
    if (document.visibilityState !== 'visible' || hindered()) return
    clearInterval(look)
    void ask()
  }, LOOK_EVERY)
}

async function ask(): Promise<void> {
  const answer = await dialog.confirm({
    content: '有新版本，点击更新',
    confirmText: '更新',
    cancelText: '稍后再说',
  })
  const apply = latest
  latest = null
  if (answer === 'confirm' && actsUnderWay() === 0) apply?.()
}

const newest = v.object({ newer: v.boolean(), version: v.string() })

/**
 * Asks the app whether the next load would open another pack than this one (offline/format.md, "For
 * a host in another language").
 */
async function askApp(offered: Set<string>): Promise<void> {
  const answer = await fetch('/__pack/newest', { cache: 'no-store' })
  // An app that does not know the question answers with something else, and is believed to have
  // nothing new.
  const read = v.safeParse(newest, await answer.json().catch(() => null))
  if (!read.success || !read.output.newer || offered.has(read.output.version)) return
  offered.add(read.output.version)
  offer(() => location.reload())
}

/**
 * Asks whenever the page comes back into view: the answer is the phone's own, and costs nothing.
 */
function followApp(): void {
  const offered = new Set<string>()
  const look = () => void askApp(offered).catch(() => undefined)
  bridge().on('resume', look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

/**
 * Looks out for new releases: the app's packs inside it, the site's worker outside. After the first
 * screen has painted.
 */
export async function startUpdates(): Promise<void> {
  if (inApp()) return followApp()
  const build = siteBuild()
  if (build === null || !('serviceWorker' in navigator)) return
  try {
    const { startWorker } = await import('#offline/service-worker/page.ts')
    await startWorker({ build, script: ownScript('/sw.js'), onUpdate: offer })
  } catch (error) {
    // The page works without; private windows refuse workers.
    const detail = error instanceof Error ? error.message : 'unknown'
    reportError({ kind: 'unhandled', what: 'worker', detail })
  }
}

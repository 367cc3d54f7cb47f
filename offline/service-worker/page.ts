import { messageSW, Workbox } from 'workbox-window'
import type { Message } from './messages.ts'
import { buildInPath } from './site-list.ts'

export interface SiteWorkerOptions {
  /** The build that the page is of. */
  readonly build: string
  /** The worker's address, as the page's Trusted Types let it through. */
  readonly script: string
  /** Another build is ready; `apply` opens it in this tab. Called once a build. */
  readonly onUpdate: (apply: () => void) => void
}

/** The time between two questions for a new release by a page that comes back into view, in ms. */
const ASK_EVERY = 10 * 60_000

/** Says something to a worker; resolves with its answer, and never where it gives none. */
const tell = (worker: ServiceWorker, message: Message): Promise<unknown> =>
  messageSW(worker, message)

/**
 * Returns whether fetching ahead costs the user nothing worth mentioning: by what the browser
 * reports, never guessed.
 */
function goodConnection(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null) return false
  const says = (name: string): unknown => Reflect.get(connection, name)
  return says('saveData') !== true && says('effectiveType') === '4g'
}

/** The files of a build among what the page has loaded. */
const buildFiles = (build: string, entries: readonly PerformanceEntry[]): string[] =>
  entries
    .map(({ name }) => name)
    .filter(
      (name) => name.startsWith(location.origin) && buildInPath(new URL(name).pathname) === build,
    )
    .slice(0, 1_000)

/**
 * Registers the worker of a site, outside the app, and tells it what it must know of this page:
 * that it has painted, and what it has loaded. To be called after the first screen has painted.
 * Rejects where the browser refuses workers (a private window).
 */
export async function startWorker({ build, script, onUpdate }: SiteWorkerOptions): Promise<void> {
  const container = navigator.serviceWorker
  // Whoever is in charge now must know that this build starts, even when it is another build's
  // worker.
  if (container.controller) void tell(container.controller, { type: 'PAINTED', build })

  const workbox = new Workbox(script, { scope: '/' })
  const offered = new Set<unknown>()
  let accepted = false
  const offer = (other: unknown, apply: () => void) => {
    if (other === build || offered.has(other)) return
    offered.add(other)
    onUpdate(apply)
  }
  const reload = () => location.reload()
  // Sends the worker the files that the page loads before a worker controls it, so that it keeps
  // them too.
  const tellUsed = (worker: ServiceWorker, entries = performance.getEntriesByType('resource')) => {
    const urls = buildFiles(build, entries)
    if (urls.length > 0) void tell(worker, { type: 'USED', urls })
  }
  const tellOfLateFiles = (worker: ServiceWorker) => {
    const controlledAt = performance.now()
    const observer = new PerformanceObserver((list) =>
      tellUsed(
        worker,
        list.getEntries().filter(({ startTime }) => startTime < controlledAt),
      ),
    )
    observer.observe({ type: 'resource' })
  }
  const standsReady = async (worker: ServiceWorker) => {
    const takeOver = () => void tell(worker, { type: 'SKIP_WAITING' })
    const other = await tell(worker, { type: 'BUILD' })
    // The network has brought this very build already: nothing changes for the user.
    if (other === build) return takeOver()
    offer(other, () => {
      accepted = true
      // Another tab may have let it take over meanwhile.
      if (worker.state === 'installed') takeOver()
      else reload()
    })
  }
  const tookOver = async (worker: ServiceWorker) => {
    // From another tab: this one goes on with its own build until its user wishes otherwise.
    offer(await tell(worker, { type: 'BUILD' }), reload)
  }
  workbox.addEventListener('waiting', ({ sw }) => {
    if (sw) void standsReady(sw)
  })
  container.addEventListener('controllerchange', () => {
    const { controller } = container
    if (accepted) reload()
    else if (controller) {
      // Files that were loaded before now bypassed the worker, and so do those still loading.
      tellUsed(controller)
      tellOfLateFiles(controller)
      void tookOver(controller)
    }
  })

  const registration = await workbox.register({ immediate: true })
  const { active } = await container.ready
  if (active) {
    void tell(active, { type: 'PAINTED', build })
    tellUsed(active)
    if (goodConnection()) void tell(active, { type: 'WARM' })
  }
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY) return
    asked = Date.now()
    // Offline it fails, and the next time will do.
    registration?.update().catch(() => undefined)
  })
}

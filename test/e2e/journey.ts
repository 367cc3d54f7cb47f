import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest'
import { openJourneyHost, type Engine, type JourneyHost } from '#test/hosts/journey-host.ts'
import { consoleLines, forgetConsole, policyRefusals } from './page-health.ts'
import type { Provider } from './provider.ts'
import { leaveEvidence } from './report/evidence.ts'
import { hostPieces, providerPiece, type Witness } from './report/journey-evidence.ts'
import { takeSteps } from './report/journey-steps.ts'
import { runningBrowser } from './running-browser.ts'
import { targets, type Target } from './targets.ts'

interface JourneyNeeds<P extends Provider> {
  /** Demo user to sign in at the start; signed out when absent. */
  readonly user?: string
  /** The first page; none when absent: each journey opens its own. */
  readonly path?: string
  /** Starts the provider on a port, 0 for any. */
  readonly provider: (port: number) => Promise<P>
  /** These journeys try what the content policy refuses. */
  readonly provokesRefusals?: boolean
  /** The device's folder; the run's own, with version 1.0.0, when absent. */
  readonly device?: () => Promise<string>
  /** The engine on which these journeys look at something that the floor is without. */
  readonly today?: Engine | undefined
  /** Each journey begins where the one before it ended: none of them can be run alone. */
  readonly inSteps?: boolean
}

/** A host with the installed pack, and the provider behind it. */
export interface Journey<P extends Provider> {
  readonly host: JourneyHost
  readonly provider: P
  /** Signs another user in and opens a page with no history behind it. */
  readonly openAs: (userId: string, path?: string) => Promise<void>
  /** Opens another device, with nothing on it; it is closed with the first one. */
  readonly openDevice: () => Promise<JourneyHost>
}

async function openHost(
  target: Target,
  device: string,
  url: string,
  { user, path, today }: Pick<JourneyNeeds<Provider>, 'user' | 'path' | 'today'>,
) {
  if (target.phone === null) {
    const { appiumPort, appiumLog, floor } = inject('e2e')
    const joins = target.engine === 'chromium' ? runningBrowser() : undefined
    // A journey's pixels matter only after a failure, and four times as many are drawn at 2.
    const pixelRatio = 1 as const
    const options = {
      device,
      provider: url,
      joins,
      pixelRatio,
      path: path ?? null,
      ...(today === target.engine ? {} : { before: floor[target.engine] }),
      ...(user === undefined ? {} : { user }),
    }
    // The run's Appium is stopped after all journeys.
    const appium = { port: appiumPort, log: appiumLog, stop: () => Promise.resolve() }
    return openJourneyHost(target.engine, options, appium)
  }
  const host = await target.phone.open()
  await host.control.logout()
  if (user !== undefined) await host.control.login(user)
  await host.control.open(path ?? '/')
  return host
}

/** A page's console; rejects where the engine has none. */
async function consoleOf({ engine }: Target, host: JourneyHost): Promise<string[]> {
  if (engine === 'chromium') return consoleLines(host)
  throw new Error('WebKit gives no driver its console, and writes none of a private session')
}

const witnessOf = (target: Target, host: JourneyHost): Witness => ({
  host,
  words: () => host.browser.execute(() => `${location.href}\n${document.body.innerText}`),
  console: () => consoleOf(target, host),
})

/**
 * Opens a host and a provider for the surrounding `describe`, and closes them after it. A failed
 * journey leaves evidence (`report/`). After each journey the host must have refused no file, and
 * the content policy nothing that a page tried.
 */
function useJourney<P extends Provider>(target: Target, needs: JourneyNeeds<P>): () => Journey<P> {
  let journey: Journey<P> | null = null
  const others: JourneyHost[] = []
  const closers: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const port = target.phone?.providerPort ?? 0
    const provider = await needs.provider(port)
    closers.push(() => provider.stop())
    const device = (await needs.device?.()) ?? inject('e2e').deviceDir
    const host = await openHost(target, device, provider.client.url, needs)
    closers.push(() => host.stop())
    journey = {
      host,
      provider,
      async openAs(userId, path = '/') {
        await host.control.logout()
        await host.control.login(userId)
        await host.control.open(path)
      },
      async openDevice() {
        if (target.phone !== null) throw new Error('there is one phone')
        const other = await openHost(target, device, provider.client.url, {
          path: '/',
          today: needs.today,
        })
        closers.push(() => other.stop())
        others.push(other)
        return other
      },
    }
  })
  let began = 0
  let requestsBefore = 0
  beforeEach(({ task }) => {
    if (needs.inSteps === true) task.meta.inSteps = true
    began = Date.now()
    takeSteps()
    if (journey === null) return
    requestsBefore = journey.provider.log().length
    for (const host of [journey.host, ...others]) forgetConsole(host)
  })

  async function checkHosts(hosts: readonly JourneyHost[]): Promise<void> {
    for (const host of hosts) {
      expect((await host.control.state()).faults).toEqual([])
      // WebKit's driver has no console to read.
      if (target.name === 'chromium' && needs.provokesRefusals !== true) {
        expect(await policyRefusals(host)).toEqual([])
      }
    }
  }

  afterEach(async ({ task }) => {
    task.meta.steps = takeSteps()
    if (journey === null) return
    const { host: first, provider } = journey
    const hosts = [first, ...others]
    const leave = () =>
      leaveEvidence(task, [
        ...hosts.flatMap((host, place) => hostPieces(witnessOf(target, host), place, began)),
        providerPiece(() => provider.log().slice(requestsBefore)),
      ])
    // The evidence of a failed journey has the host's faults and the page's console.
    if (task.result?.state === 'fail') return leave()
    try {
      await checkHosts(hosts)
    } catch (fault) {
      await leave()
      throw fault
    }
  })
  afterAll(async () => {
    // All of them, even when one of them fails.
    const ends = await Promise.allSettled(closers.toReversed().map((close) => close()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  })

  return () => {
    if (journey === null) throw new Error('the journey is not open yet')
    return journey
  }
}

interface Options<P extends Provider> extends JourneyNeeds<P> {
  /** The targets that these journeys support; all when absent. */
  readonly on?: (target: Target) => boolean
}

/**
 * Runs journeys on every engine of this run; skips an engine that cannot run here, with the reason
 * in the title.
 */
export function onEachEngine<P extends Provider>(
  { on = () => true, ...needs }: Options<P>,
  journeys: (journey: () => Journey<P>, target: Target) => void,
): void {
  for (const target of targets().filter(on)) {
    const { name, missing } = target
    const why = missing === null ? '' : ` (skipped: ${missing})`
    describe.skipIf(missing !== null)(`${name}${why}`, () => {
      journeys(useJourney(target, needs), target)
    })
  }
}

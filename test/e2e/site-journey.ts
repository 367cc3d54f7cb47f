import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  inject,
  onTestFinished,
  type TestContext,
} from 'vitest'
import { buildAppSite } from '#scripts/build/build-site.ts'
import { webDir } from '#scripts/build/web-build.ts'
import { withProfile, type PhoneOptions } from '#test/bench/phone-page.ts'
import { joinBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import { openProvider, type Provider } from './provider.ts'
import { leaveEvidence } from './report/evidence.ts'
import { providerPiece } from './report/journey-evidence.ts'
import { takeSteps } from './report/journey-steps.ts'
import { tabPieces, watchTab, type WatchedTab } from './report/tab-evidence.ts'
import { runningBrowser } from './running-browser.ts'
import { openSiteOrigin, type SiteOrigin } from './site-origin.ts'
import { SiteVisit } from './site-visit.ts'

export interface Site extends SiteOrigin {
  readonly folder: string
  /** The build of version 1.0.0, which is deployed at the start. */
  readonly first: string
  /**
   * Deploys a version of the app; resolves with its build id. `change` may modify the web build
   * before.
   */
  deploy(version: string, change?: (distDir: string) => Promise<void>): Promise<string>
}

export const SIGNED_OUT: PhoneOptions = { user: null, reducedMotion: true }

interface Running {
  readonly browser: Browser
  readonly provider: Provider
  /** A provider of another journey is stopped by that. */
  readonly isOwnProvider: boolean
  readonly work: string
}

/**
 * A browser outside the app and a provider, or that of another journey, for all journeys of a file.
 * A failed journey leaves evidence of its tabs (`report/`).
 */
export function useSites(providerOf?: () => Provider) {
  let running: Running | null = null
  let sites = 0
  let kept: Site | null = null
  const current = (): Running => {
    if (running === null) throw new Error('the browser is not there yet')
    return running
  }
  beforeAll(async () => {
    const work = await mkdtemp(join(tmpdir(), 'h5-site-'))
    running = {
      work,
      isOwnProvider: providerOf === undefined,
      provider: providerOf?.() ?? (await openProvider()),
      browser: await joinBrowser(runningBrowser()),
    }
  })
  afterAll(async () => {
    const { browser, provider, isOwnProvider, work } = current()
    await kept?.stop()
    await browser.stop()
    if (isOwnProvider) await provider.stop()
    await rm(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })

  let task: TestContext['task'] | null = null
  let requestsBefore = 0
  const openTabs = new Set<WatchedTab>()
  async function leaveTabs(): Promise<void> {
    if (task === null || running === null) return
    const { provider } = running
    const requests = providerPiece(() => provider.log().slice(requestsBefore))
    await leaveEvidence(task, [...[...openTabs].flatMap(tabPieces), requests])
  }
  beforeEach((context) => {
    task = context.task
    requestsBefore = current().provider.log().length
    takeSteps()
  })
  // Tabs that are open for longer than one function: a container's go when the test has ended.
  afterEach(async () => {
    if (task?.result?.state === 'fail' && openTabs.size > 0) await leaveTabs()
  })

  /** Opens a site with version 1.0.0 on it. */
  async function openSite(): Promise<Site> {
    const { work, provider } = current()
    sites += 1
    const folder = join(work, `site-${sites}`)
    const deploy: Site['deploy'] = async (version, change) => {
      const distDir = change ? join(work, `web-${sites}-${version}`) : webDir
      if (change) {
        await cp(webDir, distDir, { recursive: true })
        await change(distDir)
      }
      const options = { environment: 'sandbox', version, vite: false, outDir: folder } as const
      return (await buildAppSite({ ...options, distDir })).build
    }
    const { site, floor } = inject('e2e')
    if (site === null) throw new Error('the run has built no site')
    await cp(site.folder, folder, { recursive: true })
    const before = await readFile(floor.chromium, 'utf8')
    const origin = await openSiteOrigin(folder, provider.client.url, { before })
    return { ...origin, folder, deploy, first: site.build }
  }

  return {
    provider: () => current().provider,

    /** A site of its own for one test, with version 1.0.0 on it. */
    newSite: async (): Promise<Site> => {
      const site = await openSite()
      onTestFinished(() => site.stop())
      return site
    },

    /** One site with version 1.0.0 for all tests of the file, of which none changes it. */
    sharedSite: async (): Promise<Pick<Site, 'url'>> => (kept ??= await openSite()),

    /** Opens tabs of one new browser profile on a site. */
    withTabs: (
      site: Pick<Site, 'url'>,
      use: (openTab: (options?: PhoneOptions) => Promise<SiteVisit>) => Promise<void>,
    ): Promise<void> =>
      withProfile(current().browser, async (openTab) => {
        const tabs: WatchedTab[] = []
        try {
          await use(async (options = SIGNED_OUT) => {
            const before = await readFile(inject('e2e').floor.chromium, 'utf8')
            const page = await openTab({ ...options, before })
            const tab = await watchTab(page)
            tabs.push(tab)
            openTabs.add(tab)
            return new SiteVisit(page, site.url)
          })
        } catch (fault) {
          await leaveTabs()
          throw fault
        } finally {
          for (const tab of tabs) openTabs.delete(tab)
        }
      }),
  }
}

/** Changes the file of a web build whose name matches. Throws when there is none. */
export async function rewrite(
  distDir: string,
  name: RegExp,
  change: (text: string) => string,
): Promise<void> {
  const file = (await readdir(join(distDir, 'assets'))).find((it) => name.test(it))
  if (file === undefined) throw new Error(`no file ${name.source} in the build`)
  const path = join(distDir, 'assets', file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

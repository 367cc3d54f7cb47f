import { setTimeout as pause } from 'node:timers/promises'
import type { Closers } from '#test/bench/served-pack.ts'
import { withProfile as withSiteProfile } from '#test/bench/phone-page.ts'
import type { Tracer } from '#test/bench/trace.ts'
import { openSiteOrigin } from '#test/e2e/site-origin.ts'
import { SiteVisit } from '#test/e2e/site-visit.ts'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import type { Session } from '#test/sandbox/testing/test-client.ts'
import { watchTab, withProfile, type Tab } from './chromium.ts'
import type { Days, MeasuredScreen } from './days.ts'
import type { Load } from './load.ts'
import { addressBack, becomeMessenger } from './messenger-tab.ts'
import { startProviderSwitch } from './provider-switch.ts'
import type { Wanted } from './probe.ts'
import type { AppWay } from './rows.ts'
import { finishedPage } from '#test/bench/static-page.ts'
import type { TreeBuild } from './trees.ts'
import { treeHosts, type TreeHosts } from './tree-hosts.ts'
import { warmWebview } from './warm.ts'

/** The time for which a page is left at rest, so that it keeps and fetches what it wants to. */
export const REST_MS = 1_500

/** A build as it is opened in Chromium. */
export interface ChromiumOpens {
  /** `null` where it has no such way. */
  readonly ways: Readonly<Record<AppWay, (screen: MeasuredScreen) => Promise<Load | null>>>
  /** The finished screen as a page of one file. */
  finished(screen: MeasuredScreen): Promise<string>
}

export interface Bench {
  readonly browser: Browser
  readonly tracer: Tracer
  readonly days: Days
}

interface ColdOpen {
  readonly device: string
  readonly user: string | null
  readonly path: string
  readonly wanted: Wanted
}

/** Opens a page of a device's pack in a new process and profile. */
export function openCold(
  { browser, tracer, days }: Bench,
  hosts: TreeHosts,
  { device, user, path, wanted }: ColdOpen,
): Promise<Load> {
  return withProfile(browser, async (openTab) => {
    const tab = await openTab()
    const provider = days.today.url
    const webview = await hosts.openWebview({ browser, ...tab, device, provider, user })
    const watched = await watchTab(tracer, tab, wanted)
    return watched.time(() => webview.open(path))
  })
}

export const wantedToday = ({ figures }: MeasuredScreen): Wanted => ({
  live: figures.today,
  dated: figures.yesterday,
})

const wantedBefore = ({ figures }: MeasuredScreen): Wanted => ({
  live: figures.yesterday,
  dated: null,
})

/** Returns what was kept is all there can be. */
const wantedOffline = ({ figures }: MeasuredScreen): Wanted => ({
  live: figures.yesterday,
  dated: figures.yesterday,
})

export async function chromiumOpens(
  bench: Bench,
  { tree, device, site, id }: TreeBuild,
  closers: Closers,
): Promise<ChromiumOpens> {
  const { browser, tracer, days } = bench
  const hosts = await treeHosts(tree)
  const provider = await startProviderSwitch(days.yesterday)
  closers.push(() => provider.stop())
  const origin = await openSiteOrigin(site, provider.url)
  closers.push(() => origin.stop())

  const native = await startProviderSwitch(days.yesterday)
  closers.push(() => native.stop())

  const webviewOf = (tab: Tab, url: string, user: string) =>
    hosts.openWebview({ browser, ...tab, device, provider: url, user })

  /** Opens a screen in a new process, of an app that has shown it the day before. */
  const openedAgain = (screen: MeasuredScreen, wanted: Wanted, prepare: () => void) =>
    withProfile(browser, async (openTab) => {
      const first = await openTab()
      native.to(days.yesterday)
      const opened = await webviewOf(first, native.url, screen.user)
      const watchedFirst = await watchTab(tracer, first, wantedBefore(screen))
      await opened.open(screen.path)
      await watchedFirst.shown()
      await pause(REST_MS)
      native.to(days.today)
      const second = await openTab()
      const webview = await webviewOf(second, native.url, screen.user)
      const watched = await watchTab(tracer, second, wanted)
      await browser.cdp.browser.send('Target.closeTarget', { targetId: first.targetId })
      prepare()
      return watched.time(() => webview.open(screen.path))
    })

  /**
   * Opens a site in a browser that has shown it the day before, and whose worker is in charge. `chat`: in the messaging app, by the
   * address at which its authorization brings the user back.
   */
  const openedByWorker = (
    screen: MeasuredScreen,
    wanted: Wanted,
    how: 'tab' | 'chat' | 'offline',
  ) =>
    withSiteProfile(browser, async (openTab) => {
      const isGone = how === 'offline'
      const open = async (user: Session | null) => {
        const tab = await openTab({ user })
        if (how === 'chat') await becomeMessenger(tab)
        return tab
      }
      const user = days.sessions[screen.user] ?? null
      provider.to(days.yesterday)
      const first = await open(user)
      const visit = await new SiteVisit(first, origin.url).open(
        screen.path,
        screen.figures.yesterday,
      )
      await visit.cachedBy(id)
      if (isGone) await pause(REST_MS)
      await visit.emptyBrowserCache()
      provider.to(days.today)
      const second = await open(how === 'chat' ? null : user)
      const page = origin.url + screen.path
      const url = how === 'chat' ? await addressBack(days.today.url, page, screen.user) : page
      const watched = await watchTab(tracer, second, wanted)
      await first.session.send('Page.close')
      origin.setOffline(isGone)
      try {
        return await watched.time(() => second.session.send('Page.navigate', { url }))
      } finally {
        origin.setOffline(false)
      }
    })

  return {
    ways: {
      cold: (screen) => {
        const { user, path } = screen
        return openCold(bench, hosts, { device, user, path, wanted: wantedToday(screen) })
      },

      again: (screen) => openedAgain(screen, wantedToday(screen), () => {}),

      offline: (screen) => openedAgain(screen, wantedOffline(screen), () => native.to(null)),

      warm: (screen) =>
        withProfile(browser, async (openTab) => {
          const tab = await openTab()
          const webview = await webviewOf(tab, days.today.url, screen.user)
          const ahead = warmWebview(webview)
          if (ahead === null) return null
          const watched = await watchTab(tracer, tab, wantedToday(screen))
          await ahead.warm()
          await pause(REST_MS)
          return watched.time(() => ahead.openWarm(screen.path))
        }),

      worker: (screen) => openedByWorker(screen, wantedToday(screen), 'tab'),

      chat: (screen) => openedByWorker(screen, wantedToday(screen), 'chat'),

      'worker-offline': (screen) => openedByWorker(screen, wantedOffline(screen), 'offline'),
    },

    finished: (screen) =>
      withProfile(browser, async (openTab) => {
        const tab = await openTab()
        const webview = await webviewOf(tab, days.today.url, screen.user)
        const watched = await watchTab(tracer, tab, wantedToday(screen))
        await webview.open(screen.path)
        await watched.shown()
        await pause(REST_MS)
        return finishedPage(tab.session)
      }),
  }
}

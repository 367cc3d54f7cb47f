import { setTimeout as pause } from 'node:timers/promises'
import type { Closers } from '#test/bench/served-pack.ts'
import { withProfile as withSiteProfile } from '#test/bench/phone-page.ts'
import type { Tracer } from '#test/bench/trace.ts'
import { openSiteOrigin } from '#test/e2e/site-origin.ts'
import { SiteVisit } from '#test/e2e/site-visit.ts'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import { watchTab, withProfile, type Tab } from './chromium.ts'
import type { Days, MeasuredScreen } from './days.ts'
import type { Load } from './load.ts'
import { startProviderSwitch } from './provider-switch.ts'
import type { Wanted } from './probe.ts'
import { finishedPage } from './static-page.ts'
import type { TreeBuild } from './trees.ts'
import { treeHosts, type TreeHosts } from './tree-hosts.ts'
import { warmWebview } from './warm.ts'

/** How long a page is left at rest, so that it keeps and fetches what it wants to. */
const REST_MS = 1_500

/** A build as it is opened in Chromium. `null` where it has no such way. */
export interface ChromiumOpens {
  cold(screen: MeasuredScreen): Promise<Load>
  /** In a new process, of an app that has shown the screen the day before. */
  again(screen: MeasuredScreen): Promise<Load>
  /** In a web view that was loaded ahead. */
  warm(screen: MeasuredScreen): Promise<Load | null>
  /** In a browser that has shown the screen the day before, and its service worker is in charge. */
  worker(screen: MeasuredScreen): Promise<Load>
  /** The finished screen as a page of one file. */
  finished(screen: MeasuredScreen): Promise<string>
}

interface Bench {
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

const wantedToday = ({ figures }: MeasuredScreen): Wanted => ({
  live: figures.today,
  dated: figures.yesterday,
})

const wantedBefore = ({ figures }: MeasuredScreen): Wanted => ({
  live: figures.yesterday,
  dated: null,
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

  const webviewOf = (tab: Tab, day: 'yesterday' | 'today', user: string) =>
    hosts.openWebview({ browser, ...tab, device, provider: days[day].url, user })

  return {
    cold: (screen) => {
      const { user, path } = screen
      return openCold(bench, hosts, { device, user, path, wanted: wantedToday(screen) })
    },

    again: (screen) =>
      withProfile(browser, async (openTab) => {
        const first = await openTab()
        const opened = await webviewOf(first, 'yesterday', screen.user)
        const watchedFirst = await watchTab(tracer, first, wantedBefore(screen))
        await opened.open(screen.path)
        await watchedFirst.shown()
        await pause(REST_MS)
        const second = await openTab()
        const webview = await webviewOf(second, 'today', screen.user)
        const watched = await watchTab(tracer, second, wantedToday(screen))
        await browser.cdp.browser.send('Target.closeTarget', { targetId: first.targetId })
        return watched.time(() => webview.open(screen.path))
      }),

    warm: (screen) =>
      withProfile(browser, async (openTab) => {
        const tab = await openTab()
        const webview = await webviewOf(tab, 'today', screen.user)
        const ahead = warmWebview(webview)
        if (ahead === null) return null
        const watched = await watchTab(tracer, tab, wantedToday(screen))
        await ahead.warm()
        await pause(REST_MS)
        return watched.time(() => ahead.openWarm(screen.path))
      }),

    worker: (screen) =>
      withSiteProfile(browser, async (openTab) => {
        const user = days.sessions[screen.user] ?? null
        provider.to(days.yesterday)
        const first = await openTab({ user })
        const visit = await new SiteVisit(first, origin.url).open(
          screen.path,
          screen.figures.yesterday,
        )
        await visit.cachedBy(id)
        await visit.emptyBrowserCache()
        provider.to(days.today)
        const second = await openTab({ user })
        const watched = await watchTab(tracer, second, wantedToday(screen))
        await first.session.send('Page.close')
        return watched.time(() =>
          second.session.send('Page.navigate', { url: origin.url + screen.path }),
        )
      }),

    finished: (screen) =>
      withProfile(browser, async (openTab) => {
        const tab = await openTab()
        const webview = await webviewOf(tab, 'today', screen.user)
        const watched = await watchTab(tracer, tab, wantedToday(screen))
        await webview.open(screen.path)
        await watched.shown()
        await pause(REST_MS)
        return finishedPage(tab.session)
      }),
  }
}

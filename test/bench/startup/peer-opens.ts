import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { withProfile as withSiteProfile } from '#test/bench/phone-page.ts'
import type { PeerBuild } from '#test/bench/peers/build-peer.ts'
import type { Closers } from '#test/bench/served-pack.ts'
import { openSiteOrigin } from '#test/e2e/site-origin.ts'
import { SiteVisit } from '#test/e2e/site-visit.ts'
import { watchTab, withProfile } from './chromium.ts'
import type { MeasuredScreen } from './days.ts'
import type { Load } from './load.ts'
import { openCold, REST_MS, wantedToday, type Bench } from './opens.ts'
import { startProviderSwitch } from './provider-switch.ts'
import type { PeerWay } from './rows.ts'
import { treeHosts } from './tree-hosts.ts'
import { ROOT } from './trees.ts'

/** Says whether the worker controls the page and has all that it precaches. */
const CACHED = `(async () => {
  if (navigator.serviceWorker.controller === null) return false
  const found = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))
  return found.some((count) => count > 2)
})()`

export type PeerOpens = Readonly<Record<PeerWay, (screen: MeasuredScreen) => Promise<Load>>>

/** The ordinary app as it is opened in Chromium. */
export async function peerOpens(
  bench: Bench,
  { device, site }: PeerBuild,
  closers: Closers,
): Promise<PeerOpens> {
  const { browser, tracer, days } = bench
  const hosts = await treeHosts(ROOT)
  const provider = await startProviderSwitch(days.yesterday)
  closers.push(() => provider.stop())
  const origin = await openSiteOrigin(site, provider.url)
  closers.push(() => origin.stop())
  return {
    cold: (screen) => {
      const { user, path } = screen
      return openCold(bench, hosts, { device, user, path, wanted: wantedToday(screen) })
    },

    /** Loads it once more in a web view that has shown it: no page of it is loaded ahead. */
    warm: (screen) =>
      withProfile(browser, async (openTab) => {
        const tab = await openTab()
        const { user, path, figures } = screen
        const said = { browser, ...tab, device, provider: days.today.url, user }
        const webview = await hosts.openWebview(said)
        await webview.open(path)
        await shows(figures.today, async (expression) => {
          const asked = { expression, returnByValue: true }
          return (await tab.session.ask('Runtime.evaluate', asked, evaluated)).result.value
        })
        await pause(REST_MS)
        const watched = await watchTab(tracer, tab, wantedToday(screen))
        return watched.time(() => webview.open(path))
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
        await visit.until(CACHED, v.literal(true))
        await visit.emptyBrowserCache()
        provider.to(days.today)
        const second = await openTab({ user })
        const watched = await watchTab(tracer, second, wantedToday(screen))
        await first.session.send('Page.close')
        return watched.time(() =>
          second.session.send('Page.navigate', { url: origin.url + screen.path }),
        )
      }),
  }
}

const evaluated = v.object({ result: v.object({ value: v.unknown() }) })

/** Resolves when the page has the words; rejects after a while. */
async function shows(words: string, run: (expression: string) => Promise<unknown>): Promise<void> {
  const expression = `document.body.innerText.includes(${JSON.stringify(words)})`
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await run(expression).catch(() => false)) === true) return
    await pause(50)
  }
  throw new Error(`the page did not show ${words}`)
}

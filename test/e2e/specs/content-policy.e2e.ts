import { expect, test } from 'vitest'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { screens } from '#app/router/screens.ts'
import { dealPaths } from '#paths/deal.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { homePaths } from '#paths/home.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { risksPaths } from '#paths/risks.ts'
import { vpPaths } from '#paths/vp.ts'
import { MEDIA_ORIGIN } from '#test/hosts/navigation.js'
import { staticPaths } from '#paths/static.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { screenSamples } from '#test/screens/samples.ts'
import { AnyPage } from '#test/e2e/any-page.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { policyRefusals } from '#test/e2e/page-health.ts'
import { openProvider } from '#test/e2e/provider.ts'

/**
 * One screen of each kind, with charts, forms, sheets, documents and frames. Chromium opens all of
 * them in warm-screens.e2e.ts, and whatever it refuses fails the journey (journey.ts).
 */
const KINDS: ReadonlySet<string> = new Set(
  [
    homePaths.home,
    fundDetailPaths.fundDetailSingle,
    dealPaths.purchase,
    transactionPaths.transactionMain,
    privacyPaths.infoList,
    risksPaths.assessment,
    staticPaths.static,
  ].map(({ pattern }) => pattern),
)

/**
 * Starts to record in the page what its policy refuses: WebKit has no reports of earlier refusals.
 */
const listen = ({ browser }: JourneyHost) =>
  browser.execute(() => {
    const refusals: string[] = []
    Reflect.set(window, 'refusals', refusals)
    document.addEventListener('securitypolicyviolation', (it) =>
      refusals.push(`${it.effectiveDirective} ${it.blockedURI}`),
    )
  })

/** A flow that asks before it is left draws nothing: then the address is reopened. */
const DRAWN_WITHIN_MS = 2_000

/**
 * Shows another screen in the same document; resolves with true once it has begun to draw, and with
 * false where it does not.
 */
const goTo = ({ browser }: JourneyHost, address: string) =>
  browser.execute(
    (to, within) =>
      new Promise<boolean>((resolve) => {
        const drawn = new MutationObserver(() => {
          drawn.disconnect()
          resolve(true)
        })
        setTimeout(() => resolve(false), within)
        drawn.observe(document.body, { childList: true, subtree: true })
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }),
    address,
    DRAWN_WITHIN_MS,
  )

/**
 * Returns what the page's policy refused since the page was opened, one line each; also refusals
 * before the app ran.
 */
const refused = async ({ browser }: JourneyHost): Promise<string[]> => {
  const script = `return new Promise((resolve) => {
    const found = [...(window.refusals ?? [])]
    // The floor of WebKit has no such reports: there the page's own list is all.
    if (!('ReportingObserver' in window)) return resolve(found)
    const take = (reports) => found.push(...reports.map(({ body }) => JSON.stringify(body)))
    const observer = new ReportingObserver(take, { types: ['csp-violation'], buffered: true })
    observer.observe()
    // Buffered reports are delivered in a task of their own.
    requestAnimationFrame(() => setTimeout(() => { take(observer.takeRecords()); resolve(found) }))
  })`
  return await browser.execute<string[], []>(script)
}

onEachEngine(
  { path: '/', provider: openProvider, provokesRefusals: true },
  (journey, { name, engine }) => {
    const samples = async () => {
      const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
      return screenSamples(await makeFixtures(journey().provider.client, publicKey))
    }
    const shown = screens.filter(({ path }) => KINDS.has(path))

    test(`the content policy refuses nothing on ${shown.length} screens`, async () => {
      const { host, openAs } = journey()
      const ways = await samples()
      // One state of each; each journey looks at the states that it leads through (journey.ts).
      const visits = shown.flatMap(({ path }) => (ways[path] ?? []).slice(0, 1))
      const users = [...new Set(visits.map(({ user }) => user))]
      const wrong: string[] = []
      for (const user of users) {
        if (user === null) {
          await host.control.logout()
          await host.control.open('/')
        } else {
          await openAs(user, '/')
        }
        await (await new AnyPage(host).shown()).atRest()
        await listen(host)
        for (const { address } of visits.filter((it) => it.user === user)) {
          const isDrawn = await goTo(host, address)
          if (!isDrawn) {
            await host.control.open(address)
            await listen(host)
          }
          await (await new AnyPage(host).shown()).atRest()
          wrong.push(...(await refused(host)).map((it) => `${address}: ${it}`))
        }
        if (name === 'chromium') wrong.push(...(await policyRefusals(host)))
      }
      expect(wrong).toEqual([])
    })

    // Chromium's host has the provider stand in for the host of media; WebKit's cannot.
    test.runIf(engine === 'chromium')(
      'a picture of a host of media is shown in an article, one of another host is not',
      async () => {
        const { host, provider } = journey()
        const picture = (origin: string) =>
          `<img src="${origin}/documents/pictures/s-medicine.svg" alt="${origin}" width="690" height="345">`
        const { itemId } = await provider.client.publish({
          title: '两张图',
          body: `<p>图在别处</p>${picture(MEDIA_ORIGIN)}${picture('https://elsewhere.example')}`,
        })
        await host.control.open(vpPaths.articleDetail.to({ itemId }))
        const article = await new AnyPage(host).shown()
        await listen(host)
        await article.atRest()
        const pictures = () =>
          host.browser.execute((): [string, boolean][] =>
            [...document.querySelectorAll<HTMLImageElement>('main article img[alt^="https:"]')].map(
              (it) => [it.src, it.naturalWidth > 0],
            ),
          )
        await expect
          .poll(pictures)
          .toEqual([[`${MEDIA_ORIGIN}/documents/pictures/s-medicine.svg`, true]])
        expect(await refused(host)).toEqual([])
      },
    )

    test('injected script does not run in a page, and is reported', async () => {
      const { host } = journey()
      await host.control.open('/')
      await (await new AnyPage(host).shown()).atRest()
      await listen(host)
      // In a task of the page itself: the driver's own scripts are exempt from the policy.
      const script = `return new Promise((resolve) => setTimeout(() => {
      const refused = []
      const tried = (what, act) => { try { act() } catch { refused.push(what) } }
      const script = document.createElement('script')
      tried('text', () => { script.text = 'window.ran = 1' })
      document.body.append(script)
      const image = document.createElement('img')
      tried('handler', () => image.setAttribute('onerror', 'window.ran = 2'))
      image.src = 'https://elsewhere.example/x.png'
      document.body.append(image)
      tried('eval', () => { window.eval('window.ran = 3') })
      tried('markup', () => { document.createElement('p').innerHTML = '<b>x</b>' })
      setTimeout(() => resolve(JSON.stringify({ refused, ran: window.ran ?? null })))
    }))`
      const ran: unknown = JSON.parse(String(await host.browser.execute<unknown, []>(script)))
      expect(ran).toMatchObject({ ran: null, refused: expect.arrayContaining(['eval']) })
      await expect.poll(async () => (await refused(host)).join('\n')).toContain('img-src')
    })
  },
)

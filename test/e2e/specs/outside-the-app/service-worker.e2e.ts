import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { switchWorkerOff } from '#offline/service-worker/build-site.ts'
import { SIGNED_OUT, useSites } from '#test/e2e/site-journey.ts'

const HOME = '版本 1.0.0'
const RULES = { path: '/charge/shiftRule', words: '交易时间' }
/** Home does not link to it, so its file is not loaded ahead. */
const UNVISITED = '/fundPortal/stopWinFundList'
/** Of a group whose rows are not stored either. */
const OF_ANOTHER_GROUP = '/risks/riskExplain'

describe('outside the app', () => {
  const { newSite, withTabs, provider } = useSites()

  test('a second visit offline shows home and a visited screen, and for an unvisited one a notice with a link home', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.goTo(RULES.path, RULES.words)
      await tab.cachedBy(site.first, 'HomeScreen')
      await tab.cachedBy(site.first, 'ShiftRuleScreen')

      await tab.emptyBrowserCache()
      site.setOffline(true)
      await tab.open('/', HOME)
      expect(await tab.version()).toBe('1.0.0')
      await tab.open(RULES.path, RULES.words)
      await tab.open(OF_ANOTHER_GROUP, '这个页面还没有保存在本机')
      await tab.open(UNVISITED, '这个页面还没有保存在本机')
      await tab.press('回到首页')
      await tab.says(HOME)

      site.setOffline(false)
      await tab.open(UNVISITED, '风险')
    })
  })

  test('a page that the worker answers begins with links to the files of its route', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      const first = () =>
        tab.page.run("document.head.firstElementChild?.getAttribute('href') ?? ''", v.string())
      await tab.open('/', HOME)
      expect(await first()).toBe('')
      await tab.cachedBy(site.first, 'HomeScreen')
      await tab.open(RULES.path, RULES.words)
      expect(await first()).toMatch(new RegExp(`^/b/${site.first}/(?:assets|trading)/`))
    })
  })

  test('a page that the worker answers makes its first calls with the document, each once', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.cachedBy(site.first, 'HomeScreen')
      await tab.open('/', HOME)
      // The client's own reads have a field that makes their address unlike any before.
      const byClient = `performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/fund/queryFundOne'))
        .map(({ name }) => new URL(name).searchParams.has('_'))`
      expect(await tab.page.run(byClient, v.array(v.boolean()))).toEqual([false])
    })
  })

  test('a new worker that throws does not replace the working one', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.cachedBy(site.first, 'HomeScreen')
      const sw = join(site.folder, 'sw.js')
      await writeFile(sw, `throw new Error('broken')`)
      await tab.lookForRelease()
      await tab.reload(HOME)
      await tab.cachedBy(site.first, 'HomeScreen')
      expect(await tab.version()).toBe('1.0.0')
    })
  })

  test('the kill switch removes a worker that answers no request', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.cachedBy(site.first, 'HomeScreen')
      await writeFile(
        join(site.folder, 'sw.js'),
        `oninstall = () => skipWaiting(); onactivate = (it) => it.waitUntil(clients.claim());
         onfetch = (it) => it.respondWith(Promise.reject(new Error('broken')))`,
      )
      // Once, and without requests meanwhile: a worker activates only when the previous one has no
      // pending request.
      await tab.page.run(
        `new Promise((done) => {
          navigator.serviceWorker.addEventListener('controllerchange', () => done(true), { once: true })
          void navigator.serviceWorker.getRegistration().then((it) => it.update())
        })`,
        v.literal(true),
      )
      const answered = `fetch('/builds').then(() => true, () => false)`
      expect(await tab.page.run(answered, v.boolean())).toBe(false)

      await switchWorkerOff(site.folder)
      const load = () => tab.page.session.send('Page.navigate', { url: `${site.url}/` })
      await load()
      // After a load that failed the browser fetches the worker again; the user tries again too.
      const tried = async () => {
        const text = await tab.page.run('document.body.innerText', v.string()).catch(() => '')
        if (!text.includes(HOME)) await load()
        return text
      }
      await expect.poll(tried, { interval: 2_000, timeout: 40_000 }).toContain(HOME)
      await tab.until('navigator.serviceWorker.controller', v.null())
      expect(await tab.version()).toBe('1.0.0')
    })
  })

  test('the service worker and other workers run without what the oldest webviews are without', async () => {
    const site = await newSite()
    const names = ['structuredClone', 'navigation', 'WeakRef', 'URL']
    const asked = JSON.stringify(names)
    const probe = (answer: string) =>
      `onmessage = (it) => ${answer}(it.data.filter((name) => name in self))`
    await writeFile(join(site.folder, 'probe.js'), probe('postMessage'))
    await writeFile(
      join(site.folder, 'sw.js'),
      `oninstall = () => skipWaiting(); onactivate = (it) => it.waitUntil(clients.claim());
       ${probe('it.ports[0].postMessage')}`,
    )
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.until('navigator.serviceWorker.controller !== null', v.literal(true))
      const left = (started: string) =>
        tab.page.run(
          `new Promise((done) => {
            const channel = new MessageChannel()
            channel.port1.onmessage = ({ data }) => done(data)
            ${started}
          })`,
          v.array(v.string()),
        )
      // Chrome 87 has WeakRef, which Safari 14.0 has not.
      expect(
        await left(`navigator.serviceWorker.controller.postMessage(${asked}, [channel.port2])`),
      ).toEqual(['WeakRef', 'URL'])
      expect(
        await left(
          `const rules = { createScriptURL: (text) => text }
           const own = trustedTypes.createPolicy('h5-inert-document', rules).createScriptURL('/probe.js')
           const worker = new Worker(own)
           worker.onmessage = ({ data }) => done(data)
           worker.postMessage(${asked})`,
        ),
      ).toEqual(['WeakRef', 'URL'])
    })
  })

  test('the kill switch empties every cache and unregisters the worker, and the page goes on working', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.cachedBy(site.first, 'HomeScreen')
      await switchWorkerOff(site.folder)
      await tab.lookForRelease()
      await tab.until(
        '(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length)()',
        v.literal(0),
      )
      await tab.goTo(RULES.path, RULES.words)
      await tab.reload(RULES.words)
      expect(await tab.kept()).toEqual([])
    })
  })

  test('after a signed-in visit the caches contain only the build’s files and no data of the user', async () => {
    const site = await newSite()
    const answer = await provider().client.fetch(
      new Request(`${provider().client.url}/sandbox/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId: 'zhang' }),
      }),
    )
    const user = v.parse(
      v.object({ openId: v.string(), encOpenId: v.string() }),
      await answer.json(),
    )
    await withTabs(site, async (openTab) => {
      const tab = await openTab({ ...SIGNED_OUT, user })
      await tab.open('/', '总资产')
      await tab.cachedBy(site.first, 'HomeScreen')
      await tab.goTo('/asset/holdList', '持有')
      await tab.goTo('/transaction/TransactionMain', '交易')
      await tab.open('/asset/holdList', '持有')
      await tab.cachedBy(site.first, 'HoldListScreen')
      const kept = await tab.kept()
      expect(kept.length).toBeGreaterThan(15)
      const list = new Map<string, string>()
      for (const { path, body } of kept) {
        if (path === '/__h5/builds') continue
        const file = await readFile(join(site.folder, path), 'utf8')
        list.set(path, file === body ? 'the file' : 'another body')
      }
      expect(new Set(list.values())).toEqual(new Set(['the file']))
      expect(kept.find(({ path }) => path === '/__h5/builds')?.body).toBe(
        JSON.stringify({
          kept: [site.first],
          known: [{ build: site.first, starts: 0, painted: true }],
        }),
      )
      for (const { body } of kept) {
        expect(body).not.toContain(user.openId)
        expect(body).not.toContain(user.encOpenId)
      }
      const stores = await tab.page.run(
        '(async () => (await indexedDB.databases()).map((it) => it.name))()',
        v.array(v.string()),
      )
      // Of the vault, which is encrypted, dated-snapshot.e2e.ts looks at the contents.
      expect(stores.filter((name) => name !== 'vault')).toEqual(['workbox-expiration'])
      // Every call has the version header.
      const calls = site.asked().filter(({ path }) => path.startsWith('/api/'))
      expect(calls.length).toBeGreaterThan(5)
      expect(new Set(calls.map(({ h5Version }) => h5Version))).toEqual(new Set(['1.0.0']))
    })
  })

  test('with the storage full every screen still opens, and the worker stays registered', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.cachedBy(site.first, 'HomeScreen')
      await tab.page.session.send('Storage.overrideQuotaForOrigin', {
        origin: site.url,
        quotaSize: 1_000,
      })
      await tab.goTo(UNVISITED, '风险')
      // Screens that can be fetched again were evicted.
      await tab.until(
        `(async () => (await (await caches.open('h5-screens-${site.first}')).keys()).length)()`,
        v.literal(0),
      )
      await tab.open('/', HOME)
      expect(await tab.workers()).toBe(1)
    })
  })
})

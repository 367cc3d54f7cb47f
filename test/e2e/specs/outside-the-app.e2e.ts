import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { switchWorkerOff } from '#offline/service-worker/build-site.ts'
import { webDir } from '#scripts/build-app-pack.ts'
import { buildAppSite } from '#scripts/build-site.ts'
import { withProfile, type PhoneOptions } from '#test/bench/phone-page.ts'
import { startBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import { openProvider, type Provider } from '../provider.ts'
import { openSiteOrigin, type SiteOrigin } from '../site-origin.ts'
import { SiteVisit } from '../site-visit.ts'

const HOME = '版本 1.0.0'
const RULES = { path: '/charge/shiftRule', words: '交易时间' }
const UNVISITED = '/customized/CustomizedPage'

let browser: Browser
let provider: Provider
let work: string

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'h5-site-'))
  provider = await openProvider()
  browser = await startBrowser(null)
})
afterAll(async () => {
  await browser.stop()
  await provider.stop()
  await rm(work, { recursive: true, force: true })
})

let sites = 0

interface Site extends SiteOrigin {
  readonly folder: string
  /** Deploys a version of the app; resolves with its build. `change` may spoil the web build before. */
  deploy(version: string, change?: (distDir: string) => Promise<void>): Promise<string>
}

/** A site of its own for one test, with version 1.0.0 on it. */
async function newSite(): Promise<Site & { readonly first: string }> {
  sites += 1
  const folder = join(work, `site-${sites}`)
  const deploy: Site['deploy'] = async (version, change) => {
    const distDir = change ? join(work, `web-${sites}-${version}`) : webDir
    if (change) {
      await cp(webDir, distDir, { recursive: true })
      await change(distDir)
    }
    return (await buildAppSite({ version, vite: false, outDir: folder, distDir })).build
  }
  const first = await deploy('1.0.0')
  const origin = await openSiteOrigin(folder, provider.client.url)
  onTestFinished(() => origin.stop())
  return { ...origin, folder, deploy, first }
}

const NOBODY: PhoneOptions = { user: null, reducedMotion: true }

/** Opens tabs of one new browser profile on a site. */
function visiting(
  site: Site,
  use: (openTab: (options?: PhoneOptions) => Promise<SiteVisit>) => Promise<void>,
): Promise<void> {
  return withProfile(browser, (openTab) =>
    use(async (options = NOBODY) => new SiteVisit(await openTab(options), site.url)),
  )
}

/** Changes one file of a web build whose name begins so. */
async function rewrite(
  distDir: string,
  name: RegExp,
  change: (text: string) => string,
): Promise<void> {
  const file = (await readdir(join(distDir, 'assets'))).find((it) => name.test(it))
  if (file === undefined) throw new Error(`no file ${name.source} in the build`)
  const path = join(distDir, 'assets', file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

describe('outside the app', () => {
  test('a second visit without network shows home and a visited screen; one that was never opened says so, with a way on', async () => {
    const site = await newSite()
    await visiting(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.goTo(RULES.path, RULES.words)
      await tab.keptBy(site.first, 'HomeScreen')
      await tab.keptBy(site.first, 'ShiftRuleScreen')

      await tab.emptyBrowserCache()
      site.away(true)
      await tab.open('/', HOME)
      expect(await tab.version()).toBe('1.0.0')
      await tab.open(RULES.path, RULES.words)
      await tab.open(UNVISITED, '这个页面还没有保存在本机')
      await tab.press('回到首页')
      await tab.says(HOME)

      site.away(false)
      await tab.open(UNVISITED, '风险')
    })
  })

  test('a release arrives while two tabs are open: the one that accepts it opens it, the other goes on with its own until it does', async () => {
    const site = await newSite()
    await visiting(site, async (openTab) => {
      const one = await openTab()
      const other = await openTab()
      await one.open('/', HOME)
      await one.keptBy(site.first, 'HomeScreen')
      await one.goTo(RULES.path, RULES.words)
      await one.keptBy(site.first, 'ShiftRuleScreen')
      await other.open('/', HOME)

      const second = await site.deploy('2.0.0')
      await one.lookForRelease()
      await one.says('有新版本，点击更新')
      await other.says('有新版本，点击更新')
      await one.press('更新')
      await one.until(
        `document.querySelector('meta[name="h5-version"]').content`,
        v.literal('2.0.0'),
      )
      await one.says(RULES.words)
      await one.keptBy(second)
      expect(await one.build()).toBe(second)

      await other.press('稍后再说')
      // The server may forget a build as soon as it likes: what this one opens now was kept by the worker before.
      await rm(join(site.folder, 'b', site.first), { recursive: true })
      await other.emptyBrowserCache()
      await other.goTo(RULES.path, RULES.words)
      expect(await other.build()).toBe(site.first)
      const mixed = await other.page.run(
        `performance.getEntriesByType('resource').map((it) => it.name).filter((it) => it.includes('/b/') && !it.includes('${site.first}'))`,
        v.array(v.string()),
      )
      expect(mixed).toEqual([])
      await other.open('/', '版本 2.0.0')
    })
  })

  test('a release is not offered while something stands in a field', async () => {
    const site = await newSite()
    await visiting(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/charge/serviceCharge?fundCode=980301', '金额')
      await tab.keptBy(site.first)
      await tab.until(`document.querySelector('main input') !== null`, v.literal(true))
      await tab.page.run(
        `document.querySelector('main input').focus(), document.activeElement.select(), document.execCommand('insertText', false, '1000')`,
        v.boolean(),
      )
      await site.deploy('2.0.0')
      await tab.lookForRelease()
      await tab.until(
        '(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null)()',
        v.literal(true),
      )
      const moment = await tab.page.run(
        `new Promise((resolve) => setTimeout(() => resolve(document.body.innerText.includes('有新版本')), 2500))`,
        v.boolean(),
      )
      expect(moment).toBe(false)
      await tab.page.run(
        `document.querySelector('main input').focus(), document.activeElement.select(), document.execCommand('delete')`,
        v.boolean(),
      )
      await tab.says('有新版本，点击更新')
    })
  })

  test('a release whose entry throws is given up after three loads for the one before, and the next one opens', async () => {
    const site = await newSite()
    await visiting(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.keptBy(site.first, 'HomeScreen')
      const broken = await site.deploy('2.0.0', (web) =>
        rewrite(web, /^index-.*\.js$/, (text) => `throw new Error('broken');${text}`),
      )
      for (let load = 1; load <= 3; load += 1) {
        await tab.open('/', '基金有风险')
        await tab.until(`document.readyState`, v.literal('complete'))
        expect(await tab.build()).toBe(broken)
      }
      await tab.open('/', HOME)
      expect(await tab.build()).toBe(site.first)
      const mended = await site.deploy('3.0.0')
      await tab.open('/', '版本 3.0.0')
      await tab.keptBy(mended)
    })
  })

  test('a screen that a release lacks leads to one reload, then to the page that says so', async () => {
    const site = await newSite()
    await visiting(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.keptBy(site.first, 'HomeScreen')
      const assets = join(site.folder, 'b', site.first, 'assets')
      for (const file of await readdir(assets))
        if (file.startsWith('CustomizedPageScreen')) await rm(join(assets, file))
      site.forget()
      await tab.goTo(UNVISITED, '页面没有正常打开')
      await tab.until(`document.querySelector('[aria-busy=true]')`, v.null())
      const loads = site.asked().filter(({ mode }) => mode === 'navigate')
      expect(loads.map(({ path }) => path)).toEqual([UNVISITED])
    })
  })

  test('a worker that throws changes nothing; one that answers nothing ends with the kill switch', async () => {
    const site = await newSite()
    await visiting(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.keptBy(site.first, 'HomeScreen')
      const sw = join(site.folder, 'sw.js')
      await writeFile(sw, `throw new Error('broken')`)
      await tab.lookForRelease()
      await tab.reload(HOME)
      await tab.keptBy(site.first, 'HomeScreen')

      await writeFile(
        sw,
        `oninstall = () => skipWaiting(); onactivate = (it) => it.waitUntil(clients.claim());
         onfetch = (it) => it.respondWith(Promise.reject(new Error('broken')))`,
      )
      await tab.until(
        `(async () => {
          const it = await navigator.serviceWorker.getRegistration()
          await it.update().catch(() => {})
          return fetch('/builds').then(() => 'answered', () => 'refused')
        })()`,
        v.literal('refused'),
      )
      await switchWorkerOff(site.folder)
      await tab.page.session.send('Page.reload')
      await tab.open('/', HOME)
      await tab.until('navigator.serviceWorker.controller', v.null())
      expect(await tab.version()).toBe('1.0.0')
    })
  })

  test('the kill switch empties every cache and leaves no worker, and the page goes on', async () => {
    const site = await newSite()
    await visiting(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.keptBy(site.first, 'HomeScreen')
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

  test('after a signed-in visit the caches hold the build’s own files and nothing of the user’s', async () => {
    const site = await newSite()
    const answer = await provider.client.fetch(
      new Request(`${provider.client.url}/sandbox/session`, {
        method: 'POST',
        body: JSON.stringify({ userId: 'zhang' }),
      }),
    )
    const user = v.parse(
      v.object({ openId: v.string(), encOpenId: v.string() }),
      await answer.json(),
    )
    await visiting(site, async (openTab) => {
      const tab = await openTab({ ...NOBODY, user })
      await tab.open('/', '总资产')
      await tab.keptBy(site.first, 'HomeScreen')
      await tab.goTo('/asset/holdList', '持有')
      await tab.goTo('/transaction/TransactionMain', '交易')
      await tab.open('/asset/holdList', '持有')
      await tab.keptBy(site.first, 'HoldListScreen')
      const kept = await tab.kept()
      expect(kept.length).toBeGreaterThan(40)
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
      expect(stores).toEqual(['workbox-expiration'])
      // Every call says which version asks.
      const calls = site.asked().filter(({ path }) => path.startsWith('/api/'))
      expect(calls.length).toBeGreaterThan(5)
      expect(new Set(calls.map(({ h5Version }) => h5Version))).toEqual(new Set(['1.0.0']))
    })
  })

  test('with the storage full every screen still opens, and the worker stays', async () => {
    const site = await newSite()
    await visiting(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.keptBy(site.first, 'HomeScreen')
      await tab.page.session.send('Storage.overrideQuotaForOrigin', {
        origin: site.url,
        quotaSize: 1_000,
      })
      await tab.goTo(UNVISITED, '风险')
      // What could be had again was given back.
      await tab.until(
        `(async () => (await (await caches.open('h5-screens-${site.first}')).keys()).length)()`,
        v.literal(0),
      )
      await tab.open('/', HOME)
      expect(await tab.workers()).toBe(1)
    })
  })
})

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rewrite, useSites } from '#test/e2e/site-journey.ts'

const HOME = '版本 1.0.0'
const RULES = { path: '/charge/shiftRule', words: '交易时间' }
/** Home does not link to it, so its file is not loaded ahead. */
const UNVISITED = '/risks/riskExplain'

describe('releases outside the app', () => {
  const { newSite, withTabs } = useSites()

  test('with two tabs open, the tab that accepts a release opens it, and the other keeps its build until it is loaded again', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const one = await openTab()
      const other = await openTab()
      await one.open('/', HOME)
      await one.cachedBy(site.first, 'HomeScreen')
      await one.goTo(RULES.path, RULES.words)
      await one.cachedBy(site.first, 'ShiftRuleScreen')
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
      await one.cachedBy(second)
      expect(await one.build()).toBe(second)

      await other.press('稍后再说')
      // The server may delete a build at any time: the worker has cached what this tab opens now.
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

  test('a release is not offered while a field has text', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/charge/serviceCharge?fundCode=980301', '金额')
      await tab.cachedBy(site.first)
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

  test('a release whose entry throws is rolled back after three loads, and the next release opens', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.cachedBy(site.first, 'HomeScreen')
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
      const fixed = await site.deploy('3.0.0')
      await tab.open('/', '版本 3.0.0')
      await tab.cachedBy(fixed)
    })
  })

  test('a screen whose file is missing causes one reload, then an error page', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab()
      await tab.open('/', HOME)
      await tab.cachedBy(site.first, 'HomeScreen')
      const files = join(site.folder, 'b', site.first)
      for (const file of await readdir(files, { recursive: true }))
        if (file.includes('RiskExplainScreen')) await rm(join(files, file))
      site.clearRequests()
      await tab.goTo(UNVISITED, '页面没有正常打开')
      await tab.until(`document.querySelector('[aria-busy=true]')`, v.null())
      const loads = site.asked().filter(({ mode }) => mode === 'navigate')
      expect(loads.map(({ path }) => path)).toEqual([UNVISITED])
    })
  })
})

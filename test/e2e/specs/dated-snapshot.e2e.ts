import { expect, test } from 'vitest'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { PageBuilderPage } from '#test/e2e/pages/page-builder-page.ts'
import { SnapshotView } from '#test/e2e/pages/snapshot-view.ts'
import { openProvider } from '#test/e2e/provider.ts'

/** Longer than a page takes to start on a busy machine, in ms. */
const HELD = 4_000
const COMPOSED = pageBuilderPaths.pageBuilder.to({ pageId: 'p-spring' })
const FUND = '/fund_detail/FundDetailSingle?fundCode=980301'

/** A text of two digits is a part of a countdown, which goes on between the two looks. */
const withoutSeconds = (text: string) => text.replace(/^\d\d(?= )/, '00')

// Safari shows no dated view before 16.4 (rules.md).
const needs = { path: '/', provider: openProvider, user: 'zhang', today: 'webkit' } as const

onEachEngine(needs, (journey) => {
  test('a second opening of home shows the last figures with their date, takes no taps, and becomes the live page without a jump', async () => {
    const { host, provider } = journey()
    const home = await new HomePage(host).shown()
    await home.signedIn()
    const snapshot = new SnapshotView(host)
    expect(await snapshot.seen()).toBe(null)
    await expect.poll(() => snapshot.kept()).toBe(1)
    const text = await host.browser.execute(() => document.querySelector('main')?.innerText ?? '')
    const figure = /[\d,]+\.\d\d/.exec(text)?.[0] ?? ''
    expect(figure).not.toBe('')
    const texts = await snapshot.texts()

    await provider.client.delayAnswers(HELD)
    await host.control.open('/')
    await expect.poll(() => snapshot.seen()).not.toBe(null)
    expect(await snapshot.texts()).toEqual(texts)
    const seen = await snapshot.seen()
    expect(seen?.text).toContain(figure)
    expect(seen?.note).toMatch(/^正在更新，以下为 \d\d-\d\d \d\d:\d\d 的数据$/)
    expect(seen).toMatchObject({ takesTaps: false, liveInView: false })

    await provider.client.delayAnswers(0)
    await home.signedIn()
    expect(await snapshot.seen()).toBe(null)
    expect(await snapshot.moves()).toEqual([])
  })

  test('a fund’s page is shown as it was, and opens when its answers are there', async () => {
    const { host, provider } = journey()
    await host.control.open(FUND)
    const fund = await new FundDetailSinglePage(host).shown()
    const name = await fund.name()
    const snapshot = new SnapshotView(host)
    await expect.poll(() => snapshot.kept()).toBe(2)
    const texts = await snapshot.texts()
    await provider.client.delayAnswers(HELD)
    await host.control.open(FUND)
    await expect.poll(async () => (await snapshot.seen())?.text ?? '').toContain(name)
    expect(await snapshot.texts()).toEqual(texts)
    await provider.client.delayAnswers(0)
    expect(await (await fund.shown()).name()).toBe(name)
    expect(await snapshot.moves()).toEqual([])
  })

  test('an order form is never stored: it opens as it does the first time', async () => {
    const { host, provider } = journey()
    const snapshot = new SnapshotView(host)
    const before = await snapshot.kept()
    const form = await (await new FundDetailSinglePage(host).shown()).buy()
    const { path, query } = await form.address()
    await form.atRest()
    await provider.client.delayAnswers(HELD)
    await host.control.open(`${path}?${new URLSearchParams(query)}`)
    expect(await snapshot.seen()).toBe(null)
    await provider.client.delayAnswers(0)
    await form.shown()
    expect(await snapshot.kept()).toBe(before)
  })

  test('a composed page is shown as it was', async () => {
    const { host, provider } = journey()
    const snapshot = new SnapshotView(host)
    const before = await snapshot.kept()
    await host.control.open(COMPOSED)
    const page = await (await new PageBuilderPage(host).shown()).says('理财')
    await expect.poll(() => snapshot.kept()).toBe(before + 1)
    const texts = (await snapshot.texts()).map(withoutSeconds)
    await provider.client.delayAnswers(HELD)
    await host.control.open(COMPOSED)
    await expect.poll(async () => (await snapshot.seen())?.text ?? '').toContain('理财')
    expect((await snapshot.texts()).map(withoutSeconds)).toEqual(texts)
    await provider.client.delayAnswers(0)
    await page.shown()
    expect(await snapshot.moves()).toEqual([])
  })

  test('after the user has signed out their key is gone, and nothing of theirs is shown', async () => {
    const { host, provider } = journey()
    await host.control.open('/')
    await (await new HomePage(host).shown()).signedIn()
    const snapshot = new SnapshotView(host)
    const key = await snapshot.keyOwner()
    expect(key).not.toBe(null)
    await host.control.logout()
    await expect.poll(() => snapshot.keyOwner()).not.toBe(key)
    await provider.client.delayAnswers(HELD)
    await host.control.open('/')
    // A visitor's own view may be there by now.
    expect((await snapshot.seen())?.text ?? '').not.toContain('总资产')
    await provider.client.delayAnswers(0)
    await new HomePage(host).shown()
    await host.control.open(FUND)
    expect((await snapshot.seen())?.text ?? '').toBe('')
  })
})

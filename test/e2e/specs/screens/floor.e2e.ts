import { expect, test } from 'vitest'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { vpPaths } from '#paths/vp.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { ArticleDetailPage } from '#test/e2e/pages/viewpoint-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

/** Names that both engines of today have, and neither of the oldest. */
const NEWER = [
  'structuredClone',
  'URL.canParse',
  'Array.prototype.at',
  'Array.prototype.toSorted',
  'TypedArray.prototype.findLast',
  'Promise.withResolvers',
  'Crypto.prototype.randomUUID',
  'Element.prototype.checkVisibility',
  'AbortSignal.timeout',
]

onEachEngine({ provider: openProvider, on: ({ phone }) => phone === null }, (journey) => {
  test('a page runs without what the oldest webviews are without', async () => {
    const { browser, control } = journey().host
    await control.open('/')
    const left = await browser.execute(
      (paths: readonly string[]) =>
        paths.filter((path) => {
          let at: object | null = globalThis
          for (const name of path.split('.')) {
            if (name === 'TypedArray') at = Reflect.getPrototypeOf(Uint8Array)
            else if (at === null || !(name in at)) return false
            else at = Object(Reflect.getOwnPropertyDescriptor(at, name)?.value ?? null)
          }
          return true
        }),
      NEWER,
    )
    expect(left).toEqual([])
  })

  test('a reader taps a link of an article, and the next screen opens in the same document without an error', async () => {
    const { host, provider } = journey()
    const { itemId } = await provider.client.publish({
      title: '一个链接',
      body: `<p>看<a href="${fundDetailPaths.fundDetailSingle.to({ fundCode: '980303' })}">这只基金</a></p>`,
    })
    await host.control.open(vpPaths.articleDetail.to({ itemId }))
    const article = await new ArticleDetailPage(host).shown()
    await host.browser.execute(watchDocument)
    const fund = await article.followLink('这只基金', FundDetailSinglePage)
    expect(await fund.name()).toBe('澄川新动力灵活配置混合A')
    expect(await host.browser.execute(() => window.floorErrors)).toEqual([])
  })
})

declare global {
  interface Window {
    /** Errors of this document since it was watched; absent in another document. */
    floorErrors?: string[]
  }
}

/** Runs in the page. */
function watchDocument(): void {
  const errors: string[] = []
  window.floorErrors = errors
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

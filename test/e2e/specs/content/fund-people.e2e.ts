import { expect, test } from 'vitest'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { vpPaths } from '#paths/vp.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import {
  FundConsultsPage,
  FundDetailBoutiquePage,
  FundLinksView,
  FundManagerAreaPage,
  UnfitAddressView,
} from '#test/e2e/pages/fund-people-pages.ts'
import { ArticleDetailPage } from '#test/e2e/pages/viewpoint-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { makeManagerId } from '#test/sandbox/market/archives/tenures.ts'

const ARTICLE = { itemId: 'a-low-rates' }
const CHOSEN = { fundCode: '980501' }
/** Nothing composed is about it. */
const ORDINARY = { fundCode: '980601' }
const PRIVATE = { fundCode: '990101' }

onEachEngine({ provider: openProvider, user: 'zhang', provokesRefusals: true }, (journey) => {
  test("a reader goes from an article to the manager of its fund, and back to the article's same place", async () => {
    const { host, openAs } = journey()
    await openAs('zhang', vpPaths.articleDetail.to(ARTICLE))
    const article = await (await new ArticleDetailPage(host).shown()).atRest()
    const before = await article.openFund(CHOSEN.fundCode)
    expect(before).toBeGreaterThan(100)

    const fund = await new FundLinksView(host).shown()
    const manager = await fund.manager()
    await (await manager.sees('唐景澄')).sees('从业资格编号')
    await manager.sees('任职回报')
    await host.browser.back()
    await fund.shown()
    await host.browser.back()
    await article.shown()
    await expect.poll(() => article.scrolled()).toBe(before)
  })

  test("a question is answered with the fund's own figures, and helps once", async () => {
    const { host, openAs } = journey()
    await openAs('zhang', fundDetailPaths.fundDetailSingle.to({ fundCode: '980801' }))
    const page = await (await new FundLinksView(host).shown()).questions()
    expect(await page.ask('一天最多买多少')).toContain('每个账户 1,000 元')
    await page.helped()
    await page.reload()
    await page.search('到账慢')
    expect(await page.ask('境外基金为什么到账慢')).toMatch(/T\+\d+/)

    // The same address with a fragment alone would load nothing.
    await openAs('zhang')
    const question = `${fundDetailPaths.fundConsults.to({ fundCode: '980801' })}#q-buy-limit`
    await openAs('zhang', question)
    const linked = await new FundConsultsPage(host).shown()
    expect(await linked.opened()).toContain('1,000 元')
    await linked.hasHelped()

    // A page without keys from its host is drawn before its user is known.
    await host.browser.execute(() => {
      sessionStorage.clear()
      sessionStorage.setItem('handedKeysRefused', '1')
    })
    await host.control.setFault({ kind: 'late', method: 'getUserInfo', ms: 1_000, times: 1 })
    await linked.reload()
    await linked.hasHelped()
  })

  test('a chosen fund has its page; another one leads to its ordinary page', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', fundDetailPaths.fundDetailBoutique.to(CHOSEN))
    const chosen = await new FundDetailBoutiquePage(host).shown()
    await (await chosen.sees('只投债券，不参与股票')).sees('最大回撤')

    await openAs('zhang', fundDetailPaths.fundDetailBoutique.to(ORDINARY))
    const ordinary = await new FundLinksView(host).shown()
    expect((await ordinary.address()).path).toBe(fundDetailPaths.fundDetailSingle.pattern)
    expect((await ordinary.address()).query).toEqual(ORDINARY)
  })

  test('a private code, a climbing one and the manager of another company lead nowhere', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', fundDetailPaths.fundDetailBoutique.to(PRIVATE))
    const none = new FundDetailBoutiquePage(host)
    await none.isMissing()
    expect((await none.address()).path).toBe(fundDetailPaths.fundDetailBoutique.pattern)

    await openAs('zhang', `${fundDetailPaths.fundDetailViews.pattern}?fundCode=..%2F..%2F1`)
    await new UnfitAddressView(host).shown()

    await openAs('zhang', fundDetailPaths.fundManagerArea.to({ fmUid: makeManagerId('沈若川') }))
    await new FundManagerAreaPage(host).isMissing()
  })
})

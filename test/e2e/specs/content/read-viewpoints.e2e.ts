import { expect, test } from 'vitest'
import { vpPaths } from '#paths/vp.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { ArticleDetailPage, VpDiscussPage, HomePage } from '#test/e2e/pages/viewpoint-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const TITLE = '利率低位，纯债基金的收益从哪里来'
const ITEM = { itemId: 'a-low-rates' }
/** Well after the review of two minutes, on the day on which the sandbox begins. */
const LATER = '110000'
const COMMENT = '票息和久期的部分讲得很清楚'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a reader likes and keeps an article, and returns to the same place of the list', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', vpPaths.home.to({ channel: 'manager' }))
    const home = await (await new HomePage(host).shown()).atRest()
    const href = await home.scrollToArticle()
    const before = await home.scrolled()
    expect(before).toBeGreaterThan(100)
    const article = await home.open(href)
    await (await article.mark('点赞')).mark('收藏')
    await host.browser.back()
    await home.shown()
    await expect.poll(() => home.scrolled()).toBe(before)

    // The provider has both.
    const again = await home.open(href)
    await again.reload()
    await (await again.isMarked('点赞')).isMarked('收藏')
  })

  test('a comment is its author’s alone until it was reviewed', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', vpPaths.articleDetail.to(ITEM))
    const article = await new ArticleDetailPage(host).shown()
    const sheet = await article.write()
    await (await (await sheet.comment(COMMENT)).agree()).publish()
    await (await article.sees('审核中，仅自己可见')).sees(COMMENT)

    const newest = async () => {
      await openAs('qian', vpPaths.vpDiscuss.to(ITEM))
      return (await new VpDiscussPage(host).shown()).sortBy('最新')
    }
    expect(await (await newest()).says(COMMENT)).toBe(false)
    const now = await provider.client.now()
    await provider.client.moveClockTo(`${now.slice(0, 8)}${LATER}`)
    await (await newest()).sees(COMMENT)
  })

  test('an article that was read is read again while the provider does not answer', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', vpPaths.articleDetail.to(ITEM))
    const article = await (await new ArticleDetailPage(host).shown()).sees('票息')
    // The copy is being written until then.
    await article.atRest()
    await provider.client.failAll('queryItem')
    await article.reload()
    await (await article.sees('暂时连不上服务，以下为')).sees('票息')
    expect(await article.title()).toBe(TITLE)

    await provider.client.repair('queryItem')
    await article.loadAgain()
  })
})

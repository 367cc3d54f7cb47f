import { expect, test } from 'vitest'
import { listItems } from '#api/calls/content.ts'
import { vpPaths } from '#paths/vp.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { ManagerContentPage, PersonalHomePage } from '#test/e2e/pages/viewpoint-people-pages.ts'
import { ArticleDetailPage, HomePage } from '#test/e2e/pages/viewpoint-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const ITEM = { itemId: 'a-low-rates' }
const TAG = '纯债'
/** A member with items, by the sandbox. */
const MEMBER = { personId: 'b-lu', name: '露从今夜白' }

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('who is followed from an article is read under 关注, and followed on their own page', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', vpPaths.articleDetail.to(ITEM))
    const article = await new ArticleDetailPage(host).shown()
    const name = await article.follow()
    await article.openAuthor()
    await (await new ManagerContentPage(host).shown()).isFollowed(name)

    await openAs('zhang', vpPaths.home.to())
    const home = await (await new HomePage(host).shown()).channel('关注')
    expect(await home.authors()).toEqual([name])
  })

  test('a tag of an article leads to the items with that tag', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', vpPaths.articleDetail.to(ITEM))
    const article = await new ArticleDetailPage(host).shown()
    const tagged = await (await article.openTag(TAG)).isOf(TAG)
    const { records } = await provider.client.ask(listItems, { tag: TAG, size: 20 })
    const shown = await tagged.items()
    expect(shown.length).toBeGreaterThan(0)
    expect(shown).toEqual(records.slice(0, shown.length).map(itemPath))
  })

  test('推荐 follows the reader once they agree, and is by time for who does not', async () => {
    const { host, provider, openAs } = journey()
    const newest = async () => {
      const { records } = await provider.client.ask(listItems, { channel: 'recommend', size: 20 })
      return records.slice(0, 3).map(itemPath)
    }
    await openAs('zhang', vpPaths.home.to())
    const home = await (await new HomePage(host).shown()).atRest()
    expect(await home.firstItems(3)).toEqual(await newest())

    const own = async () => (await home.openMine()).tab('设置')
    const back = async () => {
      await host.browser.back()
      await home.shown()
    }
    await (await own()).recommend(true)
    await back()
    await expect.poll(() => home.firstItems(3)).not.toEqual(await newest())

    await (await own()).recommend(false)
    await back()
    await expect.poll(() => home.firstItems(3)).toEqual(await newest())
  })

  test('the items of a person who is blocked are gone, until the settings end that', async () => {
    const { host, openAs } = journey()
    const { personId, name } = MEMBER
    await openAs('zhang', vpPaths.personalHome.to({ personId }))
    const person = await (await new PersonalHomePage(host).shown()).hasItems()
    expect(await (await person.block(name)).isBlocked()).toBe(true)

    await openAs('zhang', vpPaths.personalHome.to({ tab: 'settings' }))
    const settings = await (await new PersonalHomePage(host).shown()).blocks(name)
    await settings.unblock(name)

    await openAs('zhang', vpPaths.personalHome.to({ personId }))
    const again = await (await new PersonalHomePage(host).shown()).hasItems()
    expect(await again.isBlocked()).toBe(false)
  })
})

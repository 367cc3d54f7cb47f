import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listItems } from '#api/calls/content.ts'
import { vpPaths } from '#paths/vp.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import type { Site } from '#test/e2e/site-journey.ts'
import { FUND } from '#test/e2e/trip-steps.ts'

const { provider, newSite, weixin, miniProgram, alipay, browser } = useContainers()

const PURCHASE = '/deal/nonMontyPurchase?fundCode=980303'

/** Returns how often a site's pages have sent somebody to the authorization page. */
const authorizations = (site: Site) =>
  site.asked().filter(({ path }) => path === '/sandbox/authorize').length

/** The documents that a site's tabs have requested. */
const documents = (site: Site) =>
  site.asked().flatMap(({ mode, path }) => (mode === 'navigate' ? [path] : []))

describe('signing in', () => {
  test('silent authorization ends in one trip, and the user stays over a reload and the back key', async () => {
    const site = await newSite()
    const app = await weixin(site, { person: 'zhang', authorization: 'silent' })
    const tab = await app.open(FUND.path)
    await tab.says(FUND.name)
    await tab.press('买入')
    await tab.says('买入金额')
    expect(authorizations(site)).toBe(1)
    await tab.reload('买入金额')
    // The form is in the history twice, from before the authorization and from after it.
    expect(await app.back()).toBe('went_back')
    await tab.says('买入金额')
    expect(await app.back()).toBe('went_back')
    await tab.says('基金经理')
    await tab.press('买入')
    await tab.says('买入金额')
    expect(authorizations(site)).toBe(1)
  })

  test('a user who is refused five times reads why each time, and goes there by a tap alone', async () => {
    const site = await newSite()
    const app = await weixin(site, { person: 'tang', authorization: 'silent' })
    const tab = await app.open(PURCHASE)
    const why = '该微信账号已被限制登录'
    await tab.says(why)
    expect(authorizations(site)).toBe(1)
    for (let refusal = 2; refusal <= 5; refusal += 1) {
      site.clearRequests()
      await tab.press('重新登录')
      await expect.poll(() => documents(site), { timeout: 30_000 }).toHaveLength(2)
      await tab.says(why)
      expect(authorizations(site)).toBe(1)
    }
    for (let round = 0; round < 2; round += 1) {
      site.clearRequests()
      await tab.reload(why)
      expect(documents(site)).toHaveLength(1)
      expect(authorizations(site)).toBe(0)
    }
    expect([...(await tab.address()).searchParams.keys()]).toEqual(['fundCode'])
    await tab.press('先逛逛')
    await tab.says('登录后查看持有和收益')
  })

  test('a person who refuses the authorization reads that, and is asked again only by a tap', async () => {
    const site = await newSite()
    const app = await weixin(site, { person: 'zhang', authorization: 'deny' })
    const tab = await app.open(PURCHASE)
    await tab.says('您取消了授权')
    expect(authorizations(site)).toBe(1)
    app.authorization = 'silent'
    await tab.press('重新登录')
    await tab.says('买入金额')
    expect(authorizations(site)).toBe(2)
  })

  test('a browser sends no user to the authorization page without a tap', async () => {
    const site = await newSite()
    const app = await browser(site, { person: 'zhang' })
    const tab = await app.open(PURCHASE)
    await tab.press('登录')
    await tab.says('授权登录')
    expect(authorizations(site)).toBe(1)
  })

  test('a list that was requested before the sign-in, and refused after it, ends no session', async () => {
    const app = await browser(await newSite(), { person: 'zhang' })
    const tab = await app.open(vpPaths.home.to({ channel: 'follow' }))
    await tab.says('登录后查看')
    await provider().client.delayAnswers(1_500, listItems.name)
    onTestFinished(() => provider().client.delayAnswers(0, listItems.name))
    await tab.press('登录')
    await tab.click(`document.getElementById('user-zhang')`)
    await tab.says('当前登录：张*明')
    const isShown = `!document.body.innerText.includes('登录后查看') && document.querySelector('main [aria-busy="true"]') === null`
    await tab.until(isShown, v.literal(true))
    expect(
      await tab.page.run(`sessionStorage.getItem('signedOut')`, v.nullable(v.string())),
    ).toBeNull()
    await tab.until(`sessionStorage.getItem('openId') !== null`, v.literal(true))
  })

  test('a second tab of a browser says why no user is signed in there, and signs in by one tap', async () => {
    const app = await browser(await newSite(), { person: 'zhang' })
    const tab = await app.open(PURCHASE)
    await tab.press('登录')
    await tab.click(`document.getElementById('user-zhang')`)
    await tab.says('买入金额')
    await tab.until(`localStorage.getItem('owner') !== null`, v.literal(true))
    const second = await app.open('/')
    await second.says('每个标签页需要单独登录')
    const openId = await second.page.run(`sessionStorage.getItem('openId')`, v.nullable(v.string()))
    expect(openId).toBeNull()
    await second.click(
      `[...document.querySelectorAll('[role="status"] button')].find((it) => it.innerText === '登录')`,
    )
    await second.says('授权登录')
    expect((await second.address()).pathname).toBe('/sandbox/authorize')
  })

  test('an address that is none of ours opens home, and never a page without an end', async () => {
    const app = await browser(await newSite(), { person: 'zhang' })
    for (const address of [
      '/?redirectUrl=/.//x',
      '/?redirectUrl=/%252e//x',
      '//x?code=1',
      '///x?token=1',
    ]) {
      const tab = await app.open(address)
      await tab.says('登录后查看持有和收益')
      expect((await tab.address()).pathname).toBe('/')
    }
  })

  test.each(['token', 'code', 'older'] as const)(
    'the mini-program signs its user in by a %s',
    async (enters) => {
      const app = await miniProgram(await newSite(), { person: 'zhang', enters })
      const tab = await app.open(PURCHASE)
      await tab.says('买入金额')
      const words = [...(await tab.address()).searchParams.keys()]
      expect(words.filter((word) => ['code', 'token', 'appletVersion'].includes(word))).toEqual([])
    },
  )

  test('the mini page without a token lets people look, and offers the app where a user is needed', async () => {
    const app = await alipay(await newSite(), { person: 'zhang', enters: 'nothing' })
    const tab = await app.open(FUND.path)
    await tab.says(FUND.name)
    await tab.press('买入')
    await tab.says('暂未开通')
    await tab.press('打开 App')
    await expect.poll(() => app.refused.join()).toContain('hean')
  })
})

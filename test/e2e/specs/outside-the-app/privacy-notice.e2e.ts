import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#api/contract.ts'
import { isPublicRead } from '#domain/identity/privacy-notice.ts'
import { SIGNED_OUT, useSites, type Site } from '#test/e2e/site-journey.ts'
import { control } from '#test/sandbox/testing/test-client.ts'

const HOME = '版本 1.0.0'
const TITLE = '个人信息保护提示'
const FUND = '/fund_detail/FundDetailSingle?fundCode=980301'
const INVITATION = '/inviteFriends2025/inviteeHome?inviteCode=ABCDEFGH'
const NEW = { ...SIGNED_OUT, agreed: false }

const publicReads = new Set<string>(
  endpoints.filter((it) => isPublicRead(it)).map(({ path }) => path),
)
/** The calls of a visit that are more than a public read. */
const others = (site: Site) =>
  site
    .asked()
    .map(({ path }) => path)
    .filter((path) => /^\/(?:api|th|track)\//.test(path))
    .filter((path) => !publicReads.has(path) || path.startsWith('/track/'))

const isThere = (words: string) => `document.body.innerText.includes(${JSON.stringify(words)})`

describe('the privacy notice, outside the app', () => {
  const { newSite, withTabs, provider } = useSites()
  const session = async (userId: string) =>
    v.parse(
      v.object({ openId: v.string(), encOpenId: v.string() }),
      await control(provider().client, 'session', { userId }),
    )

  test('before an answer nothing but public reads goes out, whatever the address and the tab carry', async () => {
    const site = await newSite()
    const user = await session('zhang')
    await withTabs(site, async (openTab) => {
      const tab = await openTab({ ...NEW, user })
      for (const path of [
        '/',
        FUND,
        INVITATION,
        '/asset/holdList?code=x&state=y&token=z&clickId=c1',
      ])
        await tab.open(path, TITLE)
      await tab.press('《用户服务协议》')
      await tab.says('本人手机号')
      // The header below has a button of this name, too.
      await tab.click(
        `[...document.querySelectorAll('[role="dialog"] button')].find((it) => it.innerText.trim() === '返回')`,
      )
      await tab.press('个人信息收集清单')
      await tab.says('我们如何收集和使用')
      await tab.until(isThere(TITLE), v.literal(false))
      expect(others(site)).toEqual([])
      expect(site.asked().some(({ path }) => publicReads.has(path))).toBe(true)
    })
  })

  test('a user declines, browses a fund untracked, and agrees at the sign-in', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab(NEW)
      await tab.open('/', TITLE)
      await tab.press('不同意，仅浏览')
      await tab.until(isThere(TITLE), v.literal(false))
      await tab.goTo(FUND, '禾岸灵活配置混合A')
      // A page that needs a user waits for a tap: no user is sent to the authorization page.
      await tab.open('/asset/holdList', '登录后继续')
      expect(others(site)).toEqual([])
      await tab.press('登录')
      await tab.says(TITLE)
      await tab.press('同意')
      await tab.until('location.pathname', v.literal('/sandbox/authorize'))
      // The site has no authorization page: the provider's own answers as if it had been tapped.
      const asked = await tab.page.run('location.search', v.string())
      const { client } = provider()
      const tapped = `${client.url}/sandbox/authorize${asked}&user=zhang`
      const back = (await client.fetch(new Request(tapped))).headers.get('location') ?? ''
      await tab.open(back.replace(site.url, ''), '持有')
      await tab.until(isThere(TITLE), v.literal(false))
    })
  })

  test('after the agreement pages are tracked, and a newer notice asks once, naming the change', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab(NEW)
      await tab.open('/', TITLE)
      await tab.press('同意')
      await expect.poll(() => others(site), { timeout: 20_000 }).toContain('/track/sensorLog3rd')
      // The browser takes over the reports that wait when the page goes. On a slow machine none waits
      // any more once the page is seen: then the next visit is looked at.
      const takenOver = () =>
        site.asked().some(({ path, mode }) => path === '/track/sensorLog3rd' && mode === 'no-cors')
      for (let visits = 0; visits < 5 && !takenOver(); visits += 1) {
        await tab.goTo(FUND, '禾岸灵活配置混合A')
        await tab.open('/', HOME)
      }
      await expect.poll(takenOver).toBe(true)
      await tab.page.run(
        `localStorage.setItem('privacyConsent', '{"version":"20250701","time":1,"agreed":true}'); true`,
        v.boolean(),
      )
      await tab.reload('个人信息保护政策已更新')
      await tab.says('新增“页面浏览统计”')
      await tab.press('同意')
      await tab.reload(HOME)
      await tab.until(isThere('个人信息保护政策已更新'), v.literal(false))
    })
  })
})

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { signIn } from '#test/sandbox/testing/test-client.ts'
import { useSites } from '#test/e2e/site-journey.ts'
import type { SiteVisit } from '#test/e2e/site-visit.ts'

const SALE = '/deal/nonMontyRedeem?fundCode=980501&tab=redeem'
const HOME = '版本 1.0.0'

/** The text of the enabled button that starts with `start`, once it is there. */
const buttonText = (tab: SiteVisit, start: string) =>
  tab.until(
    `[...document.querySelectorAll('button:not(:disabled)')].map((it) => it.innerText.trim()).find((it) => it.startsWith('${start}'))`,
    v.pipe(v.string(), v.minLength(1)),
  )

describe('an order outside the app', () => {
  const { newSite, withTabs, provider } = useSites()

  test('a user who loses the network before the sixth digit sees an unknown outcome, gets the real one once online, and can open home offline', async () => {
    const site = await newSite()
    const user = await signIn(provider().client, 'zhang')
    await withTabs(site, async (openTab) => {
      const tab = await openTab({ user, reducedMotion: true })
      await tab.open(SALE, '卖出份额')
      await tab.press('全部')
      await tab.press(await buttonText(tab, '确认卖出 '))
      await tab.says('请输入交易密码')
      const before = (await provider().client.orders()).total
      for (const digit of TRADING_PASSWORD.slice(0, -1)) await tab.press(digit)
      await tab.emptyBrowserCache()
      site.setOffline(true)
      await tab.press(TRADING_PASSWORD.slice(-1))
      await tab.says('结果暂时未知')
      const applyNo = await tab.page.run(
        `new URLSearchParams(location.search).get('applyNo')`,
        v.string(),
      )
      await tab.says(applyNo)

      site.setOffline(false)
      await tab.page.run(`dispatchEvent(new Event('online'))`, v.boolean())
      await tab.says('订单没有提交成功')
      expect((await provider().client.orders()).total).toBe(before)
      site.setOffline(true)
      await tab.press('回到首页')
      await tab.says(HOME)
    })
  })
})

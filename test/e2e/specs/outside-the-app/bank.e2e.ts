import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cmbOpenSignPage } from '#api/calls/payment-bank.ts'
import { ask, signIn } from '#test/sandbox/testing/test-client.ts'
import { SIGNED_OUT, useSites } from '#test/e2e/site-journey.ts'
import { agreeToSigning } from '#test/e2e/trip-steps.ts'

const BANK = '融悦支付银行'
const HOME = '版本 1.0.0'
const bodyText = 'document.body.innerText'

describe('a trip to a bank outside the app', () => {
  const { newSite, withTabs, provider } = useSites()

  test('leads back from the bank without a decision, and after one to the confirmation', async () => {
    const site = await newSite()
    const user = await signIn(provider().client, 'zhang')
    await withTabs(site, async (openTab) => {
      const tab = await openTab({ user, reducedMotion: true })
      await tab.open('/deal/addBank', '银行卡号')
      await tab.press('支持的银行')
      await tab.says(BANK)
      await tab.until(
        `(() => { const row = [...document.querySelectorAll('button')].find((it) => it.innerText.includes('去签约')); row?.click(); return row !== undefined })()`,
        v.literal(true),
      )
      await tab.says('去阅读')
      await agreeToSigning(tab)
      await tab.press('去银行签约')
      await tab.says(`即将前往${BANK}的页面`)
      await tab.press('继续前往')
      // Our own page has a button of this name, too.
      await tab.says('这里代替银行自己的页面')
      await tab.press('返回')
      await tab.says('正在等待银行结果')
      await tab.press('继续办理')
      await tab.press('继续前往')
      await tab.press('同意')
      await tab.says('签约信息')
      expect(await tab.page.run('location.pathname', v.string())).toBe('/cmbResult')
    })
  })

  test('shows nothing of it in a browser without a session, and opens no sign-in by itself', async () => {
    const site = await newSite()
    const zhang = await signIn(provider().client, 'zhang')
    const wish = { bankId: '1009', nextType: '3', returnUrl: `${site.url}/cmbResult` }
    const { signNo } = await ask(provider().client, cmbOpenSignPage, wish, zhang)
    await withTabs(site, async (openTab) => {
      const tab = await openTab(SIGNED_OUT)
      await tab.open(`/cmbResult?signNo=${signNo}&signStatus=signed`, '请回到原来的页面查看结果')
      await tab.says('打开 App')
      expect(await tab.page.run(bodyText, v.string())).not.toContain(BANK)
      expect(await tab.page.run('location.pathname', v.string())).toBe('/cmbResult')
    })
  })

  test('offers the app on home alone, once a day, above which its last line can be read', async () => {
    const site = await newSite()
    await withTabs(site, async (openTab) => {
      const tab = await openTab(SIGNED_OUT)
      const offered = `document.querySelector('aside[aria-label*="App"]') !== null`
      await tab.open('/', HOME)
      await tab.until(offered, v.literal(true))
      // The last line of the page is above the bar once the page is scrolled to its end.
      await tab.until(
        `(() => {
          const page = document.scrollingElement
          page.scrollTop = page.scrollHeight
          const last = document.querySelector('main footer, main p:last-of-type')
          const bar = document.querySelector('aside[aria-label*="App"]')
          return last.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
        })()`,
        v.literal(true),
      )
      await tab.goTo('/download?to=%2Ffund_detail', '下载')
      await tab.until(offered, v.literal(false))
      await tab.goTo('/', HOME)
      const toCome = `document.querySelector('aside[aria-label*="App"], [data-to-come]') !== null`
      expect(await tab.page.run(toCome, v.boolean())).toBe(false)
    })
  })
})

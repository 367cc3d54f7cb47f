import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cmbOpenSignPage } from '#api/calls/payment-bank.ts'
import { getOpenIdByToken, queryOpenId } from '#api/calls/login.ts'
import { RET } from '#api/endpoint.ts'
import type { Container } from '#test/containers/container.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { openForeignSite } from '#test/e2e/intruder.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { FUND } from '#test/e2e/trip-steps.ts'
import {
  appletCode,
  authorizationCode,
  partnerToken,
} from '#test/sandbox/departments/identity/testing/login-code.ts'
import { call } from '#test/sandbox/testing/test-client.ts'

const { provider, newSite, weixin, miniProgram, alipay, bankPartner, browser } = useContainers()

/** The address of the fund with what a stranger added to it. */
const linkWith = (words: Readonly<Record<string, string>>) =>
  `${FUND.path}&${new URLSearchParams(words).toString()}`

/** The open id that the page in view has, `''` for none. */
const openId = (app: Container) =>
  app.visit.page.run(`sessionStorage.getItem('openId') ?? ''`, v.string())

/** Resolves when the fund is shown, and no user is signed in. */
async function showsFundToNobody(app: Container): Promise<void> {
  await app.visit.says(FUND.name)
  await app.visit.until(`document.querySelector('[aria-busy="true"]')`, v.null())
  expect(await openId(app)).toBe('')
}

describe('a link with somebody’s sign-in in it', () => {
  test('a friend’s link with a code of the messaging app signs nobody in, and leaves the code unused', async () => {
    const site = await newSite()
    for (const open of [weixin, browser]) {
      const code = await authorizationCode(provider().client, 'li')
      const app = await open(site, { person: 'zhang' })
      await app.open(linkWith({ code, state: 'guessed' }))
      await showsFundToNobody(app)
      const answer = await call(provider().client, queryOpenId, { code, source: 'h5' })
      expect(answer.retCode).toBe(RET.ok)
    }
  })

  test('a mini-program’s code and a partner’s token sign no one in outside of their container', async () => {
    const site = await newSite()
    for (const open of [weixin, browser]) {
      const code = await appletCode(provider().client, 'li')
      const token = await partnerToken(provider().client, 'li')
      const app = await open(site, { person: 'zhang' })
      await app.open(linkWith({ code }))
      await showsFundToNobody(app)
      await app.open(linkWith({ token }))
      await showsFundToNobody(app)
      const answer = await call(provider().client, getOpenIdByToken, { token })
      expect(answer.retCode).toBe(RET.ok)
    }
  })

  test('a token that was used before signs nobody in, and the person reads why', async () => {
    const site = await newSite()
    const ways = [
      [miniProgram, '登录凭证无效或已使用'],
      [alipay, '暂未开通，可先浏览'],
    ] as const
    for (const [open, why] of ways) {
      const token = await partnerToken(provider().client, 'li')
      await call(provider().client, getOpenIdByToken, { token })
      const app = await open(site, { person: 'zhang', enters: 'nothing' })
      await app.open(linkWith({ token }))
      await app.visit.says(why)
      expect(await openId(app)).toBe('')
    }
  })

  test('a stranger’s token leaves the user signed in, who is prompted with both names', async () => {
    const site = await newSite()
    for (const open of [miniProgram, alipay, bankPartner]) {
      const app = await open(site, { person: 'zhang' })
      const tab = await app.open(FUND.path)
      await tab.says('当前登录：张*明')
      const zhang = await openId(app)
      const token = await partnerToken(provider().client, 'li')
      await tab.page.session.send('Page.navigate', { url: `${site.url}/authentic?token=${token}` })
      await tab.says('以 李*桑 继续？当前登录：张*明')
      expect(await openId(app)).toBe(zhang)
      expect((await tab.address()).search).toBe('')
      await tab.press('不切换')
      await tab.until(`document.querySelector('[role="alertdialog"]')`, v.null())
      expect(await openId(app)).toBe(zhang)
      await tab.reload('开户')
      expect(await openId(app)).toBe(zhang)
    }
  })

  test('a stranger’s token signs a visitor in with the account said, and no identity step before a yes', async () => {
    const app = await alipay(await newSite(), { person: 'zhang', enters: 'nothing' })
    const token = await partnerToken(provider().client, 'li')
    const tab = await app.open(`/authentic?token=${token}`)
    await tab.says('以 李*桑 继续？')
    const text = await tab.page.run('document.body.innerText', v.string())
    expect(text).not.toContain('上传')
    await tab.press('退出登录')
    await expect.poll(() => openId(app)).toBe('')
  })

  test('the login that a page has requested signs in whoever comes back from it', async () => {
    const site = await newSite()
    const mini = await miniProgram(site, { person: 'zhang', enters: 'nothing' })
    const first = await mini.open('/asset/holdList')
    await expect.poll(() => mini.pages.join()).toContain('/pages/login/index?loginState=')
    await mini.signInOnOwnPage()
    await first.says('当前登录：张*明')
    const bank = await bankPartner(site, { person: 'partner', enters: 'nothing' })
    const second = await bank.open('/asset/holdList')
    await second.press('同意并登录')
    await second.says('总资产')
    expect((await second.address()).pathname).toBe('/asset/holdList')
  })

  test('the code and the token leave the address before anything can be shared of it', async () => {
    const site = await newSite()
    for (const open of [miniProgram, alipay]) {
      const app = await open(site, { person: 'zhang' })
      await app.open(FUND.path)
      await app.visit.says(FUND.name)
      await app.visit.until(`sessionStorage.getItem('openId') !== null`, v.literal(true))
      await expect.poll(async () => (await app.visit.address()).search).toBe('?fundCode=980303')
    }
  })
})

describe('a return from a bank', () => {
  /** Opens a signing of the user on another device; resolves with its number. */
  async function signingFor(userId: string, returnUrl: string): Promise<string> {
    const device = await OtherDevice.signIn(provider().client, userId)
    const asked = { bankId: '1009', nextType: '3', returnUrl }
    return (await device.ask(cmbOpenSignPage, asked)).signNo
  }

  test('words in the address that say “signed” add no card: the provider decides', async () => {
    const site = await newSite()
    const app = await alipay(site, { person: 'zhang' })
    const signNo = await signingFor('zhang', site.url)
    const forged = new URLSearchParams({ signNo, signStatus: 'signed', extStr: '{}' })
    await app.open(`/cmbResult?${forged.toString()}`)
    await app.visit.press('是本人，继续')
    await app.visit.says('正在等待银行结果')
    const text = await app.visit.page.run('document.body.innerText', v.string())
    expect(text).not.toContain('添加成功')
    expect(text).not.toContain('银行已确认签约')
  })

  test('the return of another user shows nothing of that user', async () => {
    const site = await newSite()
    const app = await alipay(site, { person: 'zhang' })
    const signNo = await signingFor('qian', site.url)
    const { client } = provider()
    const bank = `${client.url}/sandbox/bank/sign?signNo=${signNo}`
    const body = new URLSearchParams({ decision: 'agree' })
    await fetch(bank, { method: 'POST', body, redirect: 'manual' })
    await app.open(`/cmbResult?${new URLSearchParams({ signNo, signStatus: 'signed' }).toString()}`)
    await app.visit.press('是本人，继续')
    await app.visit.until(
      `document.querySelector('main h2, main [role="status"]') !== null`,
      v.literal(true),
    )
    const text = await app.visit.page.run('document.body.innerText', v.string())
    expect(text).not.toContain('银行已确认签约')
    expect(text).not.toContain('签约的卡')
  })
})

describe('a way back', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'hean://open',
  ])('leads nowhere else: from=%s', async (from) => {
    const app = await alipay(await newSite(), { person: 'zhang' })
    await app.open(`/deal/addBank?from=${encodeURIComponent(from)}`)
    await app.visit.until(
      `document.querySelector('main')?.innerText.trim() !== ''`,
      v.literal(true),
    )
    await app.visit.press('返回')
    await expect.poll(() => app.closed || app.address().origin).not.toContain('evil')
    expect(app.refused).toEqual([])
  })
})

describe('a page of somebody else', () => {
  test('shows nothing of ours in a frame', async () => {
    const foreign = await openForeignSite()
    onTestFinished(() => foreign.stop())
    const site = await newSite()
    const app = await browser(site, { person: 'zhang' })
    // No page of ours was opened before: what is fetched then, the frame has fetched.
    await app.open('/sandbox/users')
    await app.visit.page.session.send('Page.navigate', { url: foreign.url })
    await app.visit.says('别处')
    const framed = `new Promise((resolve) => {
      const frame = document.createElement('iframe')
      frame.src = ${JSON.stringify(site.url + FUND.path)}
      frame.onload = () => setTimeout(() => resolve(true), 0)
      document.body.append(frame)
    })`
    site.clearRequests()
    expect(await app.visit.page.run(framed, v.boolean())).toBe(true)
    // The address is answered; the answer is not shown, so it loads no file of ours. The icon of
    // the page before may be requested at any time.
    const asked = site.asked().map(({ path }) => path)
    expect(asked.filter((path) => path !== '/favicon.ico')).toEqual([
      '/fund_detail/FundDetailSingle',
    ])
  })
})

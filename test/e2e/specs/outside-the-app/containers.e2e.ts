import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { useContainers } from '#test/e2e/container-journey.ts'
import { FUND } from '#test/e2e/trip-steps.ts'

const { newSite, weixin, miniProgram, alipay, bankPartner, browser } = useContainers()

/** Calls a container's interface as a page's script does, and resolves with what it answers. */
const weixinCall = (name: string, args: object = {}) =>
  `new Promise((resolve) => WeixinJSBridge.invoke(${JSON.stringify(name)}, ${JSON.stringify(args)}, resolve))`
const alipayCall = (name: string, args: object = {}) =>
  `new Promise((resolve) => AlipayJSBridge.call(${JSON.stringify(name)}, ${JSON.stringify(args)}, resolve))`

const card = { title: '基金', desc: '', link: 'http://localhost/', imgUrl: '' }

describe('the imitated containers', () => {
  test('the messaging app fills its menu only after a signature of the address in view, for that document', async () => {
    const app = await weixin(await newSite(), { person: 'zhang' })
    const tab = await app.open(FUND.path)
    await tab.until('typeof WeixinJSBridge', v.literal('object'))
    const share = weixinCall('updateAppMessageShareData', card)
    expect(await tab.page.run(share, v.unknown())).toEqual({
      err_msg: 'updateAppMessageShareData:access denied',
    })
    const forged = {
      verifyAppId: 'wx0sandbox0000000',
      verifyTimestamp: '1',
      verifyNonceStr: 'n',
      verifySignature: 'f'.repeat(40),
      verifyJsApiList: ['updateAppMessageShareData'],
    }
    expect(await tab.page.run(weixinCall('preVerifyJSAPI', forged), v.unknown())).toEqual({
      err_msg: 'preVerifyJSAPI:invalid signature',
    })
    const url = app.address().href
    const signed = await tab.page.run(
      `fetch('/th/jsonp/CreateJsapiSignature?url=' + encodeURIComponent(${JSON.stringify(url)})).then((it) => it.json())`,
      v.object({
        payload: v.object({
          appid: v.string(),
          timestamp: v.string(),
          noncestr: v.string(),
          signature: v.string(),
        }),
      }),
    )
    const { appid, timestamp, noncestr, signature } = signed.payload
    const verified = {
      verifyAppId: appid,
      verifyTimestamp: timestamp,
      verifyNonceStr: noncestr,
      verifySignature: signature,
      verifyJsApiList: ['updateAppMessageShareData'],
    }
    expect(await tab.page.run(weixinCall('preVerifyJSAPI', verified), v.unknown())).toEqual({
      err_msg: 'preVerifyJSAPI:ok',
    })
    await tab.page.run(share, v.unknown())
    expect(await app.shareToChat()).toMatchObject({ title: '基金', link: 'http://localhost/' })

    await tab.reload(FUND.name)
    await tab.until('typeof WeixinJSBridge', v.literal('object'))
    expect(await tab.page.run(share, v.unknown())).toMatchObject({
      err_msg: 'updateAppMessageShareData:access denied',
    })
    expect((await app.shareToChat()).link).toBe(url)
  })

  test('the messaging app and the mini-program open no page of another app, and no other company’s page', async () => {
    const site = await newSite()
    for (const open of [weixin, miniProgram]) {
      const app = await open(site, { person: 'zhang' })
      const tab = await app.open(FUND.path)
      await tab.says(FUND.name)
      for (const to of ['hean://open', 'https://elsewhere.example/']) {
        await tab.page.run(`location.assign(${JSON.stringify(to)}), true`, v.boolean())
        await expect
          .poll(() => app.refused.map((it) => it.replace(/\/?$/, '')))
          .toContain(to.replace(/\/?$/, ''))
      }
      await tab.says(FUND.name)
    }
  })

  test('the mini-program opens its own pages alone, and receives what was posted when its person goes back', async () => {
    const app = await miniProgram(await newSite(), { person: 'zhang' })
    const tab = await app.open(FUND.path)
    await tab.says(FUND.name)
    expect(await tab.page.run('window.__wxjs_environment', v.unknown())).toBe('miniprogram')
    const api = (name: string, arg: object) =>
      tab.page.run(weixinCall('invokeMiniProgramAPI', { name, arg }), v.unknown())
    expect(await api('navigateTo', { url: '/pages/elsewhere/index' })).toEqual({
      err_msg: 'invokeMiniProgramAPI:fail page "pages/elsewhere/index" is not found',
    })
    expect(await api('navigateTo', { url: '/pages/customer/index?source=a' })).toEqual({
      err_msg: 'invokeMiniProgramAPI:ok',
    })
    expect(app.pages).toEqual(['/pages/customer/index?source=a'])
    await tab.until('document.hidden', v.literal(true))
    await app.back()
    await tab.until('document.hidden', v.literal(false))

    await api('postMessage', { type: 'share', data: { shareTitle: '基金' } })
    expect(app.delivered).toEqual([])
    while (!app.closed) await app.back()
    expect(app.delivered).toContainEqual({ type: 'share', data: { shareTitle: '基金' } })
  })

  test('the payment app has a stack of windows, a title bar and a panel, and a page may claim its back key', async () => {
    const app = await alipay(await newSite(), { person: 'zhang' })
    const tab = await app.open(FUND.path)
    await tab.says(FUND.name)
    await tab.until('typeof AlipayJSBridge', v.literal('object'))
    expect(await tab.page.run(alipayCall('noSuchCall'), v.unknown())).toMatchObject({ error: 1 })
    await tab.page.run(alipayCall('pushWindow', { url: '/charge/shiftRule' }), v.unknown())
    await app.visit.says('交易时间')
    expect(app.address().pathname).toBe('/charge/shiftRule')
    await app.visit.page.run(
      `document.addEventListener('back', (event) => event.preventDefault(), { once: true }), true`,
      v.boolean(),
    )
    expect(await app.back()).toBe('claimed')
    expect(await app.back()).toBe('closed_page')
    expect(app.address().pathname).toBe('/fund_detail/FundDetailSingle')
    await app.visit.page.run(`AlipayJSBridge.call('popWindow', {}), true`, v.boolean())
    await expect.poll(() => app.closed).toBe(true)
  })

  test("the bank's app opens its own pages in place of the product's, and only where the provider has signed the way", async () => {
    const app = await bankPartner(await newSite(), { person: 'partner' })
    const tab = await app.open(FUND.path)
    await tab.says(FUND.name)
    const forged = 'https://pay.riverbank.example/h5/login'
    await tab.page.run(`location.assign('${forged}'), true`, v.boolean())
    await app.visit.says('非法请求')
    expect(app.bankPages.map(({ href }) => href)).toEqual([forged])
    expect(await app.back()).toBe('went_back')
    await app.visit.says(FUND.name)
  })

  test('a browser has nobody’s script interface', async () => {
    const app = await browser(await newSite(), { person: 'zhang' })
    const tab = await app.open(FUND.path)
    await tab.says(FUND.name)
    const found = `['WeixinJSBridge', 'AlipayJSBridge', 'my', 'h5bridge', '__wxjs_environment', 'containerPost'].filter((name) => name in window)`
    expect(await tab.page.run(found, v.array(v.string()))).toEqual([])
    expect(await app.back()).toBe('closed_window')
  })
})

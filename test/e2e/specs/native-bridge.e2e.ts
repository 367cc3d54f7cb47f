import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = { code: '980303', name: '澄川新动力灵活配置混合A' }

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  test('isLoggedIn and setPageTag reach the app, and a plan is made on our own screens', async () => {
    const { host } = journey()
    const home = await (await new HomePage(host).shown()).signIn('zhang')
    const fund = await home.findFund(FUND.code, FUND.name)
    expect(await fund.nativeTitle(FUND.name)).toBe(FUND.name)

    const { calls, pages, current } = await host.control.until((state) =>
      state.calls.every(({ outcome }) => outcome === 'answered'),
    )
    expect(pages.map(({ tag }) => tag)).toEqual(['home', 'fundDetail'])
    expect(current).toBe(1)
    const received = (method: string) => calls.filter((call) => call.method === method)
    expect(received('isLoggedIn')[0]).toMatchObject({ args: {}, outcome: 'answered' })
    expect(received('setPageTag').at(-1)).toMatchObject({
      args: { tag: 'fundDetail' },
      outcome: 'answered',
    })
    const plan = await fund.plan()
    expect((await host.control.state()).trading).toBeNull()
    expect((await plan.address()).query['fundCode']).toBe(FUND.code)
    await host.control.back()
    await fund.shown()

    expect((await host.control.back()).did).toBe('claimed')
    await home.shown()
    expect(await home.nativeTitle('禾岸基金')).toBe('禾岸基金')
    await host.control.back()
    await host.control.until((state) => state.closed)
  })

  test('the app’s bars take the colours of the page, and holdings are reloaded after a native page', async () => {
    const { host } = journey()
    await host.control.logout()
    await host.control.open('/')
    await (await new HomePage(host).shown()).signIn('zhang')
    const { bars } = await host.control.until((state) =>
      state.calls.some(({ method }) => method === 'setStatusBar'),
    )
    expect(bars).toEqual({
      title: { visible: true, background: '#ffffff', textStyle: 'dark' },
      status: { background: '#ffffff', textStyle: 'dark' },
    })
    await host.control.open('/asset/holdList')
    await host.control.until(({ refreshes }) => refreshes)
    await host.control.open('/')
    await host.control.until(({ refreshes, calls }) => !refreshes && calls.length > 0)
  })

  test('a user shares a fund by the app’s panel, with an address that others can open', async () => {
    const { host } = journey()
    await host.control.open(`/fund_detail/FundDetailSingle?fundCode=${FUND.code}`)
    await (await new FundDetailSinglePage(host).shown()).share()
    const { shared } = await host.control.until((state) => state.shared !== null)
    expect(shared).toEqual({
      channel: 'wx',
      data: {
        shareTitle: `${FUND.name}（${FUND.code}）`,
        shareDesc: expect.stringMatching(/，风险等级 R[1-5]（.+）。基金有风险，投资需谨慎$/),
        shareLink: `https://h5.heanfund.example/fund_detail/FundDetailSingle?fundCode=${FUND.code}`,
        // The card that the panel saves, with the link as a QR code.
        shareImgUrl: expect.stringMatching(/^data:image\/png;base64,[0-9A-Za-z+/=]{4000,}$/),
      },
    })
  })

  test('the app’s own menu shares the fund in view, and home from a page of the user’s own', async () => {
    const { host } = journey()
    const menu = async (title: string) => {
      const { shareMenu } = await host.control.until((it) => it.shareMenu?.['shareTitle'] === title)
      return shareMenu?.['shareLink']
    }
    await host.control.open(
      `/fund_detail/FundDetailSingle?fundCode=${FUND.code}&openid=private&clickId=1`,
    )
    expect(await menu(`${FUND.name}（${FUND.code}）`)).toBe(
      `https://h5.heanfund.example/fund_detail/FundDetailSingle?fundCode=${FUND.code}`,
    )
    await host.control.open('/asset/holdList')
    expect(await menu('禾岸基金')).toBe('https://h5.heanfund.example/')
  })

  test('a signed-out user who wants to buy signs in on the app’s sheet, and continues', async () => {
    const { host } = journey()
    // A page in view that needs a user would open the app's sheet by itself.
    await host.control.open('/')
    await new HomePage(host).shown()
    await host.control.logout()
    await host.control.open(`/fund_detail/FundDetailSingle?fundCode=${FUND.code}`)
    const fund = await new FundDetailSinglePage(host).shown()
    const purchase = await fund.buySignedOut('zhang')
    expect((await purchase.address()).query).toMatchObject({ fundCode: FUND.code })
    expect((await host.control.state()).user?.userId).toBe('zhang')
  })
})

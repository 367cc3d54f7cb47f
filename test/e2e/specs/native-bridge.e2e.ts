import { expect, test } from 'vitest'
import { queryFundOne } from '#api/calls/fund.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = { code: '980303', name: '澄川新动力灵活配置混合A' }

onEachEngine({ provider: openProvider }, (journey) => {
  test('isLoggedIn, setPageTag and navigateToFundTrading reach the host with all six arguments', async () => {
    const { host, provider } = journey()
    const { planMinAmount } = await provider.client.ask(queryFundOne, { fundCode: FUND.code })
    const home = await (await new HomePage(host).shown()).signIn('zhang')
    const fund = await home.findFund(FUND.code, FUND.name)
    expect(await fund.nativeTitle(FUND.name)).toBe(FUND.name)

    const native = await fund.plan()
    expect(await native.filledIn()).toEqual({
      fundCode: FUND.code,
      amount: planMinAmount,
      periods: 0,
      cycle: 'month',
      planName: `${FUND.name}定投`,
      tradeType: 'plan',
    })
    const { calls, pages, current } = await host.control.state()
    expect(pages.map(({ tag }) => tag)).toEqual(['home', 'fundDetail'])
    expect(current).toBe(1)
    const heard = (method: string) => calls.filter((call) => call.method === method)
    expect(heard('isLoggedIn')[0]).toMatchObject({ args: {}, outcome: 'answered' })
    expect(heard('setPageTag').at(-1)).toMatchObject({
      args: { tag: 'fundDetail' },
      outcome: 'answered',
    })
    expect(heard('navigateToFundTrading')).toMatchObject([
      {
        args: {
          fundCode: FUND.code,
          amount: planMinAmount,
          periods: 0,
          cycle: 'month',
          planName: `${FUND.name}定投`,
          tradeType: 'plan',
        },
        outcome: 'answered',
      },
    ])
    expect(calls.filter(({ outcome }) => outcome !== 'answered')).toEqual([])

    await native.back()
    expect((await host.control.back()).did).toBe('went_back')
    await home.shown()
    expect(await home.nativeTitle('禾岸基金')).toBe('禾岸基金')
    expect((await host.control.back()).did).toBe('at_root')
  })

  test('a user shares a fund by the app’s panel, under an address that others can open', async () => {
    const { host } = journey()
    await host.control.open(`/fund_detail/FundDetailSingle?fundCode=${FUND.code}`)
    await (await new FundDetailSinglePage(host).shown()).share()
    const { shared } = await host.control.until((state) => state.shared !== null)
    expect(shared).toEqual({
      channel: 'wx',
      data: {
        shareTitle: `${FUND.name}（${FUND.code}）`,
        shareDesc: '稳健理财，安心陪伴',
        shareLink: `https://h5.heanfund.example/fund_detail/FundDetailSingle?fundCode=${FUND.code}`,
        shareImgUrl: '',
      },
    })
  })

  test('a signed-out user who wants to buy signs in by the app’s sheet, and goes on', async () => {
    const { host } = journey()
    await host.control.logout()
    await host.control.open(`/fund_detail/FundDetailSingle?fundCode=${FUND.code}`)
    const fund = await new FundDetailSinglePage(host).shown()
    const purchase = await fund.buySignedOut('zhang')
    expect((await purchase.address()).query).toMatchObject({ fundCode: FUND.code })
    expect((await host.control.state()).user?.userId).toBe('zhang')
  })
})

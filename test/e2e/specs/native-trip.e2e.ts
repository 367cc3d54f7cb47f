import { expect, test } from 'vitest'
import { listBankCards } from '#api/calls/bank.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { AddBankPage } from '#test/e2e/pages/add-bank-page.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { reload } from '#test/e2e/reload.ts'
import { FUND, SIGNING_BANK } from '#test/e2e/trip-steps.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const MOBILE = '13000000001'

onEachEngine({ provider: openProvider }, (journey) => {
  test('a trip in the app: opens a deep link, signs in on the app’s sheet, buys, signs at the bank, shares by its panel and closes the page', async () => {
    const { host, provider } = journey()
    const { control } = host
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const cards = async () => (await zhang.ask(listBankCards, {})).cards.length
    const cardsBefore = await cards()

    await control.open(FUND.path)
    const fund = await new FundDetailSinglePage(host).shown()
    const form = await fund.buySignedOut('zhang')
    await (await form.enterAmount('100')).agree()
    const result = await (await form.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    await result.says('买入申请已提交')
    expect(await provider.client.orders()).toMatchObject({ total: 1 })

    await control.open('/deal/addBank?from=%2Fasset%2FholdList')
    const adding = await new AddBankPage(host).shown()
    await adding.leaveForBank(SIGNING_BANK.name)
    const { outside } = await control.until((state) => state.outside !== null)
    const signNo = new URL(outside ?? '').searchParams.get('signNo') ?? ''
    // The bank's page may still be loading.
    const pressed = () =>
      control.pressOutside('同意').then(
        () => true,
        () => false,
      )
    await expect.poll(pressed).toBe(true)
    await adding.says('签约信息')
    expect((await control.state()).outside).toBeNull()
    await adding.enterNumbers(inventedCardNo(SIGNING_BANK.bin, signNo), MOBILE)
    await adding.confirmSigned(await provider.client.smsCode())
    expect(await cards()).toBe(cardsBefore + 1)

    await control.open(FUND.path)
    await (await fund.shown()).share()
    const { shared } = await control.until((state) => state.shared !== null)
    expect(new URL(shared?.data['shareLink'] ?? '').search).toBe('?fundCode=980303')
    expect((await control.back()).did).toBe('claimed')
    expect((await control.until((state) => state.closed)).closed).toBe(true)
  })

  test('a user who closes the app’s sheet reads that, and is asked again only by a tap', async () => {
    const { host } = journey()
    const { control } = host
    // A page in view that needs a user would open the app's sheet by itself.
    await control.open('/')
    await new HomePage(host).shown()
    await control.logout()
    await control.open(`/deal/nonMontyPurchase?fundCode=980303`)
    await control.until(({ loginSheet }) => loginSheet !== null)
    await control.cancelLogin()
    const page = new AddBankPage(host)
    await page.says('您已取消登录')
    await reload(host.browser)
    await page.says('您已取消登录')
    const { user, loginSheet } = await control.state()
    expect([user, loginSheet]).toEqual([null, null])
  })
})

import { expect, test } from 'vitest'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { AuthBankPage } from '#test/e2e/pages/opening-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { SIGNING_BANK } from '#test/e2e/trip-steps.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { decideAtBank } from '#test/sandbox/departments/identity/testing/bank-pages.ts'

const AUTH_BANK = '/authentic/authBank'

onEachEngine({ provider: openProvider }, (journey) => {
  const progress = async () => {
    const halfway = await OtherDevice.signIn(journey().provider.client, 'halfway')
    return halfway.ask(queryOpeningProgress, {})
  }

  test('a user whose bank signs on its own page opens the account there', async () => {
    const { host, provider, openAs } = journey()
    await openAs('halfway', AUTH_BANK)
    const page = await new AuthBankPage(host).shown()
    await page.leaveForBank(SIGNING_BANK.name)
    const { outside } = await host.control.until((state) => state.outside !== null)
    const signNo = new URL(outside ?? '').searchParams.get('signNo') ?? ''
    // From here on the page follows what the app announces of the bank's page.
    await page.says('的页面完成办理')
    await host.control.back()
    await page.says('正在等待银行结果')
    const [cardNo, mobile] = [inventedCardNo(SIGNING_BANK.bin, signNo), '19900000009']
    const url = `/sandbox/bank/sign?signNo=${signNo}`
    await decideAtBank(provider.client, url, { decision: 'agree', cardNo, mobile })
    await page.says(`${SIGNING_BANK.name}已完成签约`)
    await page.goOnSigned()
    const code = await provider.client.smsCode()
    const password = await page.openSignedWith(cardNo, mobile, code)
    await password.set('246810')
    expect((await progress()).step).toBe('done')
  })
})

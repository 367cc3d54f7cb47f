import { expect, test } from 'vitest'
import { queryUserStatus } from '#api/calls/auth.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { bindingPaths } from '#paths/binding.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { BindPhonePage } from '#test/e2e/pages/binding-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'

const BIND_PHONE = bindingPaths.bindPhone.to({ step: '1' })
const HAN = {
  certNo: inventedCertNo('han', '0015'),
  cardNo: inventedCardNo('629901', 'han', '4680'),
  mobileNo: '13000000015',
}

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user changes the number by a code to the old one, another number being taken', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', BIND_PHONE)
    const proof = await (await new BindPhonePage(host).shown()).askOldNumber()
    const page = await proof.enterCode(await provider.client.smsCode())
    await provider.client.moveClockTo('20260311100500')
    await page.waitPasses()
    await (await page.enterNumber('13000000003')).refusedNumber('该手机号已注册')
    await (await page.enterNumber('19900000031')).askCode()
    const password = await page.enterCode(await provider.client.smsCode())
    expect(await password.refused('135790')).toContain('还可以输入 4 次')
    await password.press(TRADING_PASSWORD)
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const number = async () => (await zhang.ask(queryUserStatus, {})).mobileNo
    await expect.poll(number).toBe('199****0031')
    expect((await zhang.ask(listServiceRequests, {})).coolDownUntil).toBeNull()
  })

  test('a user whose old number receives nothing proves a card, and some acts rest for a day', async () => {
    const { host, provider, openAs } = journey()
    await provider.client.moveClockTo('20260311101000')
    await openAs('han', BIND_PHONE)
    const proof = await (await new BindPhonePage(host).shown()).chooseCard()
    await proof.askCode(HAN)
    const page = await proof.enterCode(await provider.client.smsCode())
    await page.says('24 小时内暂停')
    await provider.client.moveClockTo('20260311101500')
    await page.waitPasses()
    await (await page.enterNumber('19900000032')).askCode()
    await (await page.enterCode(await provider.client.smsCode())).press(TRADING_PASSWORD)
    const han = await OtherDevice.signIn(provider.client, 'han')
    const rest = async () => (await han.ask(listServiceRequests, {})).coolDownUntil
    await expect.poll(rest).toMatch(/^2026031210/)
  })
})

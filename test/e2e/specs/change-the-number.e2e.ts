import { expect, onTestFinished, test } from 'vitest'
import { queryUserStatus } from '#api/calls/auth.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { bindingPaths } from '#paths/binding.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { BindPhonePage } from '#test/e2e/pages/binding-pages.ts'
import { pictureFolder } from '#test/e2e/picture-files.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const BIND_PHONE = bindingPaths.bindPhone.to({ step: '1' })
const HAN = {
  certNo: inventedCertNo('han', '0015'),
  cardNo: inventedCardNo('629901', 'han', '4680'),
  mobileNo: '13000000015',
}

onEachEngine({ provider: openProvider }, (journey) => {
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
    // A session from before the change is ended by it.
    const rest = async () => {
      const han = await OtherDevice.signIn(provider.client, 'han')
      return (await han.ask(listServiceRequests, {})).coolDownUntil
    }
    await expect.poll(rest).toMatch(/^2026031210/)
  })

  test('a user whom neither number reaches asks with a picture, is rejected, asks again and has the new number', async () => {
    const pictures = await pictureFolder()
    onTestFinished(pictures.remove)
    const { host, provider, openAs } = journey()
    const shen = await OtherDevice.signIn(provider.client, 'shen')
    await openAs('shen', BIND_PHONE)
    const request = await (await new BindPhonePage(host).shown()).chooseRequest()
    // A picture on which nothing can be read.
    await request.photograph(await pictures.square(105))
    const first = await (await request.submit('19900000033')).titled('申请已提交')
    // Requests are decided on the third trading day.
    await provider.client.moveClockTo('20260316090000')
    await (await first.reload()).titled('换号申请未通过')

    const again = await (await first.again()).chooseRequest()
    await again.photograph(await pictures.card())
    const second = await (await again.submit('19900000033')).titled('申请已提交')
    await provider.client.moveClockTo('20260319090000')
    await (await second.reload()).titled('手机号已更换')
    // The other devices have to sign in again.
    await expect(shen.ask(queryUserStatus, {})).rejects.toThrow('retCode 1003')
    const shenAgain = await OtherDevice.signIn(provider.client, 'shen')
    expect((await shenAgain.ask(queryUserStatus, {})).mobileNo).toBe('199****0033')
    expect((await shenAgain.ask(listServiceRequests, {})).coolDownUntil).toMatch(/^2026032009/)
  })
})

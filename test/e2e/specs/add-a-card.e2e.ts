import { expect, test } from 'vitest'
import { listBankCards } from '#api/calls/bank.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { AddBankPage } from '#test/e2e/pages/add-bank-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { inventedCardNo } from '#test/sandbox/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user adds a bank card only after the trading password', async () => {
    const { host, provider, openAs } = journey()
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const tails = async () => {
      const { cards } = await zhang.ask(listBankCards, {})
      return cards.map(({ cardTail }) => cardTail)
    }
    await openAs('zhang', '/deal/addBank')
    const page = await new AddBankPage(host).shown()
    await page.enterNumbers(inventedCardNo('629901', 'one more', '7777'), '13000000001')

    await (await page.askCode()).cancelled(page)
    expect(await page.asksCode()).toBe(false)
    expect(await tails()).toEqual(['1024', '2048'])

    const password = await page.askCode()
    expect(await password.text()).toContain('添加银行卡')
    expect(await password.refused('135790')).toContain('还可以输入 4 次')
    await password.press(TRADING_PASSWORD)
    await (await page.codeSent()).enterCode(await provider.client.smsCode())
    await expect.poll(tails).toEqual(['1024', '2048', '7777'])
  })
})

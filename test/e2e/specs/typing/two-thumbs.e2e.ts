import { expect, test } from 'vitest'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

// Chromium's DevTools alone have the fingers of a screen.
onEachEngine({ provider: openProvider, on: ({ name }) => name === 'chromium' }, (journey) => {
  test('a user who types the trading password with two thumbs at once enters each digit', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', '/deal/nonMontyPurchase?fundCode=980303')
    const form = await new PurchasePage(host).shown()
    await form.enterAmount('1000')
    await form.chooseCard('2048')
    await form.agree()
    const password = await form.confirmTwice()
    const [a = '', b = '', c = '', d = '', ...rest] = TRADING_PASSWORD
    await password.pressTogether(a, b)
    await password.holds(2)
    await password.pressTogether(c, d)
    await password.holds(4)
    await password.press(rest.slice(0, 1).join(''))
    await password.holds(5)
    await password.press(rest.slice(1).join(''))
    const result = await new DealResultPage(host).shown()
    expect(await result.says('买入申请已提交')).toBe(result)
  })
})

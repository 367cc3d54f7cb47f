import { expect, test } from 'vitest'
import { listBankCards } from '#api/calls/bank.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { AddBankPage } from '#test/e2e/pages/add-bank-page.ts'
import { ConfirmDocumentPage } from '#test/e2e/pages/document-pages.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { composed } from '#test/e2e/pages/page.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { RedeemPage } from '#test/e2e/pages/sale-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const FUND = { code: '980303', name: '澄川新动力灵活配置混合A' }
const BUY = `/deal/nonMontyPurchase?fundCode=${FUND.code}`

// A driver of a real phone has no keyboard that composes.
onEachEngine({ provider: openProvider, on: ({ phone }) => phone === null }, (journey) => {
  test('a user whose keyboard composes digits enters the amount and the shares that were typed', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', BUY)
    const form = await new PurchasePage(host).shown()
    await form.composeAmount(composed('10000'))
    await expect.poll(() => form.shownAmount()).toBe('10,000')
    const fee = async () => (await form.estimate()).fee
    const feeOfDigits = await fee()
    await form.enterAmount('10000')
    await expect.poll(fee).toBe(feeOfDigits)

    await form.composeAmount({ steps: ['5', '5w', '5wan'], text: '5万' })
    await expect.poll(() => form.shownAmount()).toBe('')

    await host.control.open('/deal/nonMontyRedeem?fundCode=980301')
    const sale = await new RedeemPage(host).shown()
    await sale.composeAmount(composed('12３4'))
    await expect.poll(() => sale.shownAmount()).toBe('1,234')
  })

  test('a user whose keyboard has a comma as its decimal key enters decimals', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', BUY)
    const form = await new PurchasePage(host).shown()
    await form.enterAmount('1000,50')
    await expect.poll(() => form.shownAmount()).toBe('1,000.50')
    await form.enterAmount('1000.50')
    await expect.poll(() => form.shownAmount()).toBe('1,000.50')
    await form.composeAmount(composed('10,5'))
    await expect.poll(() => form.shownAmount()).toBe('10.5')
  })

  test('a user who puts the same amount over the one in the field keeps it', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', BUY)
    const form = await new PurchasePage(host).shown()
    await form.enterAmount('10000')
    for (const text of ['10000', '10,000', '10000']) {
      await form.replaceAmount(text)
      await expect.poll(() => form.shownAmount()).toBe('10,000')
    }
    await form.replaceAmount('1234567')
    await expect.poll(() => form.shownAmount()).toBe('1,234,567')
    await form.replaceAmount('1000')
    await expect.poll(() => form.shownAmount()).toBe('1,000')
  })

  test('a user whose keyboard composes digits adds a card by its numbers and its code', async () => {
    const { host, provider, openAs } = journey()
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const cards = async () => (await zhang.ask(listBankCards, {})).cards.length
    const before = await cards()
    await openAs('zhang', '/deal/addBank')
    const page = await new AddBankPage(host).shown()
    const cardNo = inventedCardNo('629903', 'composed')
    await page.compose('银行卡号', composed(cardNo))
    const grouped = cardNo.replace(/(.{4})(?=.)/g, '$1 ')
    await expect.poll(() => page.shownIn('银行卡号')).toBe(grouped)
    await page.compose('银行预留手机号', {
      steps: ['+', '+86', '+86 1'],
      text: '+86 199 0000 0009',
    })
    await expect.poll(() => page.shownIn('银行预留手机号')).toBe('19900000009')
    await page.agree()
    await (await page.askCode()).enter(TRADING_PASSWORD, AddBankPage)
    await page.codeSent()
    const code = await provider.client.smsCode()
    await page.compose('短信验证码', composed(code))
    await expect.poll(() => page.shownIn('短信验证码')).toBe(code)
    await page.confirm()
    await expect.poll(cards).toBe(before + 1)
  })

  test('a user who composes a name and an address by their sounds reads them once', async () => {
    const { host, openAs } = journey()
    await openAs('halfway', '/authentic/verifyInformation/2')
    const page = await new ConfirmDocumentPage(host).shown()
    // Keyboards part syllables by a thin space.
    await page.compose('姓名', { steps: ['g', 'gu', 'gu\u2006l', 'gu\u2006li'], text: '古丽•艾比' })
    await expect.poll(() => page.shownIn('姓名')).toBe('古丽·艾比')
    await page.compose('住址', { steps: ['w', 'wang', 'wang shu'], text: '望舒路\u30001 号' })
    await expect.poll(() => page.shownIn('住址')).toBe('望舒路 1 号')
  })

  test('a user who composes the name of a fund finds it', async () => {
    const { host, openAs } = journey()
    await openAs('zhang')
    const home = await new HomePage(host).shown()
    const fund = await home.findComposed(
      { steps: ['x', 'xin', 'xin dong', 'xin dong li'], text: '新动力' },
      FUND.name,
    )
    expect(await fund.name()).toBe(FUND.name)
  })
})
